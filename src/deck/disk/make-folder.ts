import { lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './reason.js';

/** Makes a folder, and those above it. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw cause;
    // On a read-only disk, Node says of the whole path that it does not exist: the system says why of the first folder.
    let missing = path;
    while (lstatSync(dirname(missing), { throwIfNoEntry: false }) === undefined) missing = dirname(missing);
    mkdirSync(missing);
    mkdirSync(path, { recursive: true });
  }
}
