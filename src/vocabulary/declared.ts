/**
 * What a deck declares in `shroud.yaml`: icons, kinds of card, fields. Shapes and schemas of its other files depend
 * on it.
 */

import type { CustomField } from './custom-field.js';
import { STORY_ICONS } from './icons.js';

/** What a deck declares in `shroud.yaml`, besides what is built in. Its other files are validated against both. */
export interface Declared {
  /** The story icons that cards may show and ask for, in order; undefined if unknown. */
  readonly icons: readonly string[] | undefined;
  /** The keys of the custom kinds of card; undefined if unknown. */
  readonly kinds: readonly string[] | undefined;
  /** The custom fields, by the key of the kind of card, built-in or custom. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, CustomField>>>>;
  /** Whether everything built in stays valid: then a file that is valid without declarations is valid with them. */
  readonly keepsBuiltIn: boolean;
  /** A cache key that identifies the declarations; empty if there are none. */
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

/** Fallback while `shroud.yaml` can't be read: accepts anything that it might declare. */
export const anythingDeclared: Declared = {
  icons: undefined,
  kinds: undefined,
  fields: {},
  keepsBuiltIn: true,
  key: '?',
};

/** The declarations of a deck with these story icons, custom kinds of card and custom fields. */
export function declaring(
  icons: readonly string[],
  kinds: readonly string[] = [],
  fields: Declared['fields'] = {},
): Declared {
  // A card that is valid without declarations may lack a field that they require.
  const asksMore = Object.entries(fields).some(
    ([key, some]) => !kinds.includes(key) && Object.values(some).some(({ required }) => required),
  );
  const keepsBuiltIn = !asksMore && STORY_ICONS.every((icon) => icons.includes(icon));
  return { icons, kinds, fields, keepsBuiltIn, key: JSON.stringify({ icons, kinds, fields }) };
}
