import { openTexts } from '../../l10n/check-translations.js';
import { targetLanguages, textsIn } from '../../l10n/entries.js';
import type { Translated } from '../../workspace/open-l10n.js';

/** By card: the languages in which one of its texts is missing or stale. */
export function findUntranslatedCards({ loaded, lock }: Translated): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const lang of targetLanguages(loaded)) {
    // It is unknown whether the texts of an unreadable file are translated.
    const open = openTexts(loaded, textsIn(loaded, lang, lock)).filter(
      ({ file }) => !loaded.unreadable.has(file),
    );
    for (const card of new Set(open.flatMap((entry) => entry.card ?? [])))
      found.set(card, [...(found.get(card) ?? []), lang]);
  }
  return found;
}
