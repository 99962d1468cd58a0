/** Story icons: names, meanings and shapes (VIS-4, VIS-7). */

import { choice, type Shape } from './shape.js';

/** The six built-in story icons and their meanings (VIS-7). */
export const storyIcons = {
  beast: 'dangerous animals',
  death: 'disease and the supernatural',
  duck: 'pranks gone wrong',
  goblet: 'feasts, poison, food',
  lucre: 'money',
  marriage: 'relationships, good or bad',
} as const;

export type BuiltInIcon = keyof typeof storyIcons;
export const STORY_ICONS = Object.keys(storyIcons) as readonly BuiltInIcon[];

/** A story icon: one that is built in, or that a deck declares in `shroud.yaml`. */
export type StoryIcon = BuiltInIcon | (string & {});

/** Values of an icon slot that are no icons (VIS-4). */
export const NOT_ICONS = ['blank', 'none'] as const;

/** An icon that a script asks for: one that can be seen. */
export const storyIcon = choice('icon', STORY_ICONS, {
  name: 'storyIcon',
  description: 'A story icon (VIS-7).',
  open: 'icons',
}) as Shape<StoryIcon>;

/** What a card prints in an icon slot: an icon, an opaque patch, or nothing (VIS-4). */
export const printedIcon = choice('icon', [...STORY_ICONS, ...NOT_ICONS], {
  name: 'printedIcon',
  description:
    'A story icon; `blank` is an opaque patch that hides without showing an icon; `none` is transparent (VIS-4).',
  open: 'icons',
}) as Shape<PrintedIcon>;
export type PrintedIcon = StoryIcon | (typeof NOT_ICONS)[number];

/** The places of pathos (left edge) and icons (right edge), from the top (LOOK-3). */
export const SLOTS = ['top', 'middle', 'bottom'] as const;
export type Slot = (typeof SLOTS)[number];
