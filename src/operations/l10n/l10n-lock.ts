import type { FileEdit } from '../../deck/disk/write-transaction.js';
import { LOCK_FILE, type Lock, lockText } from '../../l10n/lock.js';
import type { Translated } from '../../workspace/open-l10n.js';

/** The lock file, if it has changed. */
export function listLockEdits({ loaded }: Translated, lock: Lock): readonly FileEdit[] {
  const before = loaded.source(LOCK_FILE);
  const after = lockText(lock);
  if (after === before || (before === undefined && lock.records.size === 0)) return [];
  return [{ path: LOCK_FILE, before, after }];
}
