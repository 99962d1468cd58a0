import { lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { getErrorCode } from './errno.js';

/** Creates a folder and its parents. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (cause) {
    if (getErrorCode(cause) !== 'ENOENT') throw cause;
    // On a read-only disk, Node reports the whole path as missing: creating the first folder gives the real reason.
    let missing = path;
    while (lstatSync(dirname(missing), { throwIfNoEntry: false }) === undefined) missing = dirname(missing);
    mkdirSync(missing);
    mkdirSync(path, { recursive: true });
  }
}
