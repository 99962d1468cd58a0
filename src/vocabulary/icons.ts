import { choice, type TypeOf } from './shape.js';

/** The six story icons and what they stand for (VIS-7). */
export const storyIcons = {
  beast: 'dangerous animals',
  death: 'disease and the supernatural',
  duck: 'pranks gone wrong',
  goblet: 'feasts, poison, food',
  lucre: 'money',
  marriage: 'relationships, good or bad',
} as const;

export type StoryIcon = keyof typeof storyIcons;
export const STORY_ICONS = Object.keys(storyIcons) as readonly StoryIcon[];

/** An icon that a script asks for: one that can be seen. */
export const storyIcon = choice('icon', STORY_ICONS, {
  name: 'storyIcon',
  description: 'A story icon (VIS-7).',
});

/** What a card prints in an icon slot: an icon, an opaque patch, or nothing (VIS-4). */
export const printedIcon = choice('icon', [...STORY_ICONS, 'blank', 'none'] as const, {
  name: 'printedIcon',
  description:
    'A story icon; `blank` is an opaque patch that hides without showing an icon; `none` is transparent (VIS-4).',
});
export type PrintedIcon = TypeOf<typeof printedIcon>;

/** The places of pathos (left edge) and icons (right edge), from the top (LOOK-3). */
export const SLOTS = ['top', 'middle', 'bottom'] as const;
export type Slot = (typeof SLOTS)[number];
