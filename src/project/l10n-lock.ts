import { join } from 'node:path';
import { writeWhole } from '../deck/write-whole.js';
import { LOCK_FILE, type Lock, lockText } from '../l10n/lock.js';
import type { Translated } from './open-l10n.js';

/** Writes the lock where it has changed; returns what was written. */
export function saveLock({ directory, loaded }: Translated, lock: Lock): readonly string[] {
  const before = loaded.source(LOCK_FILE);
  const text = lockText(lock);
  if (text === before || (before === undefined && lock.records.size === 0)) return [];
  writeWhole(join(directory, LOCK_FILE), text);
  return [LOCK_FILE];
}
