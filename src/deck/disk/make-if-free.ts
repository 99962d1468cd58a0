import { linkSync, lstatSync, renameSync } from 'node:fs';
import { getErrorCode } from './errno.js';
import { removeFile } from './temporary.js';

/** Error codes of file systems without hard links. */
const UNSUPPORTED = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'];

/** False if the target exists or the source does not; undefined if the disk does not support it. */
export function makeIfFree(make: () => void): boolean | undefined {
  try {
    make();
    return true;
  } catch (cause) {
    const code = getErrorCode(cause);
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    if (UNSUPPORTED.includes(code)) return undefined;
    throw cause;
  }
}

/**
 * Moves a file to a name in the same folder; returns false if that name is taken. A rename would replace the existing
 * file. Without hard links, the name is checked first, and a file that appears within the next microseconds is
 * replaced.
 */
export function moveIfFree(from: string, to: string): boolean {
  const made = makeIfFree(() => linkSync(from, to));
  if (made === true) removeFile(from);
  if (made !== undefined) return made;
  if (lstatSync(to, { throwIfNoEntry: false }) !== undefined) return false;
  renameSync(from, to);
  return true;
}
