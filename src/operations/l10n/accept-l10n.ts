import type { Entry } from '../../l10n/entry.js';
import { updateLock } from '../../l10n/update-lock.js';
import { allTexts, type Translated } from '../../workspace/open-l10n.js';
import { writeAuthorFiles } from '../deck/write-author-files.js';
import { listLockEdits } from './l10n-lock.js';

/**
 * Marks entries as translated from the current source texts; returns those that were not marked before.
 * @throws InvalidDeckError, WriteConflictError, WriteError
 */
export function acceptTranslations(opened: Translated, entries: readonly Entry[]): readonly Entry[] {
  const isNews = ({ status, recorded }: Entry) => status === 'stale' || (status === 'fresh' && !recorded);
  const accepted = entries.filter(isNews);
  const lock = updateLock(opened.lock, allTexts(opened), accepted, opened.isWhole);
  writeAuthorFiles(opened.directory, 'what was accepted', listLockEdits(opened, lock));
  return accepted;
}
