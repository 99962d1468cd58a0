/** The story icons of a deck. */

import { STORY_ICONS } from '../vocabulary/icons.js';
import type { Deck } from './deck.js';

/** Story icons of a deck, in order: those that it declares, or else the six built-in ones (VIS-7). */
export const listIcons = ({ icons }: Pick<Deck, 'icons'>): readonly string[] =>
  icons === undefined ? STORY_ICONS : Object.keys(icons);
