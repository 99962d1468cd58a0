import { type Texts, targetLanguages, textsIn } from '../l10n/entries.js';
import type { Entry } from '../l10n/entry.js';
import type { Translated } from './open-l10n.js';

const known = new WeakMap<Texts, ReadonlySet<string>>();

/** By card: the languages in which a text of it is missing or stale. */
export function untranslatedCards({ loaded, lock }: Translated): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const lang of targetLanguages(loaded))
    for (const card of openIn(textsIn(loaded, lang, lock), loaded.broken))
      found.set(card, [...(found.get(card) ?? []), lang]);
  return found;
}

/** Texts in which nothing has changed are the very same as before. */
function openIn(texts: Texts, broken: ReadonlySet<string>): ReadonlySet<string> {
  const before = known.get(texts);
  if (before !== undefined && broken.size === 0) return before;
  // Of what stands in a file that can't be read nobody knows whether it is translated.
  const isOpen = ({ status, file }: Entry) => status !== 'fresh' && !broken.has(file);
  const cards = new Set(texts.entries.flatMap((entry) => (entry.card && isOpen(entry) ? entry.card : [])));
  if (broken.size === 0) known.set(texts, cards);
  return cards;
}
