import { STORY_ICONS } from './icons.js';

/** What a deck declares in `shroud.yaml` beside what is built in: its other files are held against both. */
export interface Declared {
  /** The story icons that cards may show and ask for, in order; undefined while nobody can tell. */
  readonly icons: readonly string[] | undefined;
  /** Whether all that is built in holds, too: then whatever is right without declarations is right with them. */
  readonly keepsBuiltIn: boolean;
  /** Tells apart what decks declare; empty for one that declares nothing. */
  readonly key: string;
}

/** A deck that declares nothing. */
export const nothingDeclared: Declared = { icons: STORY_ICONS, keepsBuiltIn: true, key: '' };

/** While `shroud.yaml` can't be read: whatever might be declared in it is taken as it stands. */
export const anythingDeclared: Declared = { icons: undefined, keepsBuiltIn: true, key: '?' };

/** A deck with these story icons. */
export const declaring = (icons: readonly string[]): Declared => ({
  icons,
  keepsBuiltIn: STORY_ICONS.every((icon) => icons.includes(icon)),
  key: JSON.stringify({ icons }),
});
