import { createHash, randomBytes } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { writeWhole } from '../../deck/disk/write-whole.js';
import { configFolder } from '../../deck/user-folder.js';

/**
 * The token of a deck: kept outside of it, so that a page that is open finds the studio again when it is started anew.
 * Where nothing can be kept, it is good for one run.
 */
export function tokenFor(directory: string): string {
  const name = createHash('sha256').update(resolve(directory)).digest('hex');
  const path = join(configFolder(), 'studio', name);
  const found = diskFolder(dirname(path))?.read(basename(path));
  const known = found && 'bytes' in found ? new TextDecoder().decode(found.bytes).trim() : '';
  if (/^[\w-]{32}$/.test(known)) return known;
  const token = randomBytes(24).toString('base64url');
  try {
    writeWhole(path, `${token}\n`, false, 0o600);
  } catch {
    // The page will have to be opened anew after a restart; nothing else is lost.
  }
  return token;
}
