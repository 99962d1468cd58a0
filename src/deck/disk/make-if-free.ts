import { linkSync, lstatSync, renameSync } from 'node:fs';
import { codeOf } from './reason.js';
import { removeFile } from './temporary.js';

/** File systems without hard links answer with one of these. */
const UNSUPPORTED = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'];

/** False where something is there already, or what it is made from is not; undefined where the disk can't do it. */
export function makeIfFree(make: () => void): boolean | undefined {
  try {
    make();
    return true;
  } catch (cause) {
    const code = codeOf(cause);
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    if (UNSUPPORTED.includes(code)) return undefined;
    throw cause;
  }
}

/**
 * Moves a file to a name in the same folder, unless that name is taken: then it returns false. A rename would replace
 * what is there. Without hard links, the name is looked up first, and what appears within the next microseconds is
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
