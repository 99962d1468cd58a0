import { statSync } from 'node:fs';
import { platform } from 'node:process';
import { writeAtomic } from './write-atomic.js';

/**
 * Writes a new file that only its owner can read.
 * @returns whether the disk enforces that: some have no owners. On Windows the folder decides
 * @throws WriteError
 */
export function writePrivate(path: string, content: string): boolean {
  writeAtomic(path, content, false, 0o600);
  return platform === 'win32' || (statSync(path).mode & 0o077) === 0;
}
