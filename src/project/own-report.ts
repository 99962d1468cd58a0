import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { realPlace } from '../deck/disk/real-place.js';
import { writeWhole } from '../deck/disk/write-whole.js';
import { cacheFolder } from '../deck/user-folder.js';

/**
 * Which page `verify` has written last for a deck on this machine: its checksum, kept outside of the deck. A page that
 * came with a stranger's deck could lead a browser anywhere, by `<meta http-equiv="refresh">` for one.
 */
const markFor = (directory: string): string => join(cacheFolder(), 'reports', sumOf(realPlace(directory)));

const sumOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

export function rememberReport(directory: string, page: string): void {
  try {
    writeWhole(markFor(directory), sumOf(page));
  } catch {
    // The studio will ask for another proof before it shows the page.
  }
}

export function isOwnReport(directory: string, page: Uint8Array): boolean {
  const mark = markFor(directory);
  const found = diskFolder(dirname(mark))?.read(basename(mark));
  return found !== undefined && 'bytes' in found && Buffer.from(found.bytes).toString() === sumOf(page);
}
