import { STORY_ICONS } from './icons.js';
import type { OwnField } from './own-field.js';

/** What a deck declares in `shroud.yaml` beside what is built in: its other files are held against both. */
export interface Declared {
  /** The story icons that cards may show and ask for, in order; undefined while nobody can tell. */
  readonly icons: readonly string[] | undefined;
  /** The kinds of card of its own, by their key; undefined while nobody can tell. */
  readonly kinds: readonly string[] | undefined;
  /** The fields that it gives to kinds of card, its own among them, by their key. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, OwnField>>>>;
  /** Whether all that is built in holds, too: then whatever is right without declarations is right with them. */
  readonly keepsBuiltIn: boolean;
  /** Tells apart what decks declare; empty for one that declares nothing. */
  readonly key: string;
}

/** A deck that declares nothing. */
export const nothingDeclared: Declared = {
  icons: STORY_ICONS,
  kinds: [],
  fields: {},
  keepsBuiltIn: true,
  key: '',
};

/** While `shroud.yaml` can't be read: whatever might be declared in it is taken as it stands. */
export const anythingDeclared: Declared = {
  icons: undefined,
  kinds: undefined,
  fields: {},
  keepsBuiltIn: true,
  key: '?',
};

/** A deck with these story icons, and with kinds of card and fields of its own. */
export function declaring(
  icons: readonly string[],
  kinds: readonly string[] = [],
  fields: Declared['fields'] = {},
): Declared {
  // A card that was whole without declarations may lack a field that they ask for.
  const asksMore = Object.entries(fields).some(
    ([key, some]) => !kinds.includes(key) && Object.values(some).some(({ required }) => required),
  );
  const keepsBuiltIn = !asksMore && STORY_ICONS.every((icon) => icons.includes(icon));
  return { icons, kinds, fields, keepsBuiltIn, key: JSON.stringify({ icons, kinds, fields }) };
}
