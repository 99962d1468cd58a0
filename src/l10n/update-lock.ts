import type { Texts } from './entries.js';
import type { Entry } from './entry.js';
import { type Lock, prune, recordIn } from './lock.js';

/**
 * Records the current source texts for these entries, and removes records of deleted texts.
 * @param isWhole whether all texts of the deck are known: if not, an unknown text may be invalid rather than deleted
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
  const there = new Set(accepted.map(toLockName));
  for (const { entries } of languages) {
    for (const entry of entries) if (entry.status !== 'missing') there.add(toLockName(entry));
  }
  return prune(updated, (lang, context) => there.has(toLockName({ lang, context })));
}

const toLockName = ({ lang, context }: Pick<Entry, 'lang' | 'context'>) => `${lang}/${context}`;
