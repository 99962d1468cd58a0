import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { realPlace } from '../../deck/disk/real-path.js';
import { writeAtomic } from '../../deck/disk/write-atomic.js';
import { cacheFolder } from '../../deck/user-folder.js';

/**
 * Path of the checksum of the page that `verify` last wrote for a deck on this machine; it is kept outside of the deck.
 * A page that came with an untrusted deck could redirect a browser, by `<meta http-equiv="refresh">` for example.
 */
const markFor = (directory: string): string =>
  join(cacheFolder(), 'reports', hashContent(realPlace(directory)));

const hashContent = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export function rememberReport(directory: string, page: string): void {
  try {
    writeAtomic(markFor(directory), hashContent(page));
  } catch {
    // Then the studio asks for another verification before it shows the page.
  }
}

export function isOwnReport(directory: string, page: Uint8Array): boolean {
  const mark = markFor(directory);
  const found = diskFolder(dirname(mark))?.read(basename(mark));
  return found !== undefined && 'bytes' in found && Buffer.from(found.bytes).toString() === hashContent(page);
}
