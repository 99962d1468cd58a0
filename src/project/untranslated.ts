import { type Texts, targetLanguages, textsIn } from '../l10n/entries.js';
import type { Translated } from './open-l10n.js';

const known = new WeakMap<Texts, ReadonlySet<string>>();

/** By card: the languages in which a text of it is missing or stale. */
export function untranslatedCards({ loaded, lock }: Translated): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const lang of targetLanguages(loaded))
    for (const card of openIn(textsIn(loaded, lang, lock)))
      found.set(card, [...(found.get(card) ?? []), lang]);
  return found;
}

/** Texts in which nothing has changed are the very same as before. */
function openIn(texts: Texts): ReadonlySet<string> {
  const cards =
    known.get(texts) ??
    new Set(texts.entries.flatMap(({ card, status }) => (card && status !== 'fresh' ? card : [])));
  known.set(texts, cards);
  return cards;
}
