import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { getErrorCode } from './errno.js';

/** Links lead out of the folder in which reading or writing is allowed. */
export class OutsideDeckError extends Error {}

/**
 * Resolves all links of a path; missing parts count as plain names. If the last name is a link, it is resolved, too.
 * @throws the system error for links that lead nowhere, or form a cycle
 */
export function realPlace(path: string): string {
  const names: string[] = [];
  let there = path;
  while (!isThere(there) && dirname(there) !== there) {
    names.unshift(basename(there));
    there = dirname(there);
  }
  return join(realpathSync.native(there), ...names);
}

function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(cause))) return false;
    throw cause;
  }
}

/** The same, if it is in a folder or is the folder itself. @param root a resolved path @throws OutsideDeckError */
export function realPlaceIn(root: string, path: string): string {
  const real = realPlace(path);
  if (!isWithin(root, real)) throw new OutsideDeckError('it leads out of the deck.');
  return real;
}

export const isWithin = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
