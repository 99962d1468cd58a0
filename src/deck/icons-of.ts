import { STORY_ICONS } from '../vocabulary/icons.js';
import type { Deck } from './deck.js';

/** The story icons of a deck, in order: those that it says it has, else the six that are built in (VIS-7). */
export const iconsOf = ({ icons }: Pick<Deck, 'icons'>): readonly string[] =>
  icons === undefined ? STORY_ICONS : Object.keys(icons);
