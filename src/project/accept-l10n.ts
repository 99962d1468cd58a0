import type { Entry } from '../l10n/entry.js';
import { updateLock } from '../l10n/update-lock.js';
import { saveLock } from './l10n-lock.js';
import { allTexts, type Translated } from './open-l10n.js';

/** Marks entries as made from the source texts of today; returns those that were not already. */
export function acceptTranslations(opened: Translated, entries: readonly Entry[]): readonly Entry[] {
  const isNews = ({ status, recorded }: Entry) => status === 'stale' || (status === 'fresh' && !recorded);
  const accepted = entries.filter(isNews);
  saveLock(opened, updateLock(opened.lock, allTexts(opened), accepted));
  return accepted;
}
