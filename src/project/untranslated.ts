import { openTexts } from '../l10n/check-translations.js';
import { targetLanguages, textsIn } from '../l10n/entries.js';
import type { Translated } from './open-l10n.js';

/** By card: the languages in which a text of it is missing or stale. */
export function untranslatedCards({ loaded, lock }: Translated): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const lang of targetLanguages(loaded)) {
    // Of what stands in a file that can't be read nobody knows whether it is translated.
    const open = openTexts(textsIn(loaded, lang, lock)).filter(({ file }) => !loaded.broken.has(file));
    for (const card of new Set(open.flatMap((entry) => entry.card ?? [])))
      found.set(card, [...(found.get(card) ?? []), lang]);
  }
  return found;
}
