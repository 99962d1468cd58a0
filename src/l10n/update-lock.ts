import type { Texts } from './entries.js';
import type { Entry } from './entry.js';
import { type Lock, pruned, recordIn } from './lock.js';

/**
 * A lock in which these entries are made from the source texts of today, without records of what is gone.
 * @param isWhole whether all texts of the deck are known: what is not known may be faulty, and is not gone
 */
export function updateLock(
  lock: Lock,
  languages: readonly Texts[],
  accepted: readonly Entry[],
  isWhole: boolean,
): Lock {
  let updated = lock;
  for (const { lang } of languages) {
    const ofLang = accepted.filter((entry) => entry.lang === lang);
    updated = recordIn(
      updated,
      lang,
      ofLang.map(({ context, source }) => [context, source]),
    );
  }
  if (!isWhole) return updated;
  const there = new Set(accepted.map(nameOf));
  for (const { entries } of languages) {
    for (const entry of entries) if (entry.status !== 'missing') there.add(nameOf(entry));
  }
  return pruned(updated, (lang, context) => there.has(nameOf({ lang, context })));
}

const nameOf = ({ lang, context }: Pick<Entry, 'lang' | 'context'>) => `${lang}/${context}`;
