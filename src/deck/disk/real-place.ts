import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { codeOf } from './reason.js';

/** Links lead out of where somebody may read or write. */
export class LeadsOut extends Error {}

/**
 * Where a path really is, with all links followed; what is not there yet counts as a plain name. The last name itself may
 * be a link, which is followed too.
 * @throws what the system says of links that lead nowhere, or round in a circle
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
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(cause))) return false;
    throw cause;
  }
}

/** The same, if it is in a folder or is the folder itself. @param root a real place @throws LeadsOut */
export function realPlaceIn(root: string, path: string): string {
  const real = realPlace(path);
  if (!isWithin(root, real)) throw new LeadsOut('it leads out of the deck.');
  return real;
}

export const isWithin = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
