import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../deck/write-whole.js';

/** A folder that files are written to: the only place here that knows of disks. */
export interface Disk {
  /** Whole or not at all. @throws CannotWrite */
  write(name: string, content: string | Uint8Array): void;
  /** A checksum of a file; undefined where there is none. */
  sum(name: string): string | undefined;
}

export function diskAt(folder: string): Disk {
  return {
    write: (name, content) => writeWhole(join(folder, name), content),
    sum(name) {
      try {
        return createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex');
      } catch {
        return undefined;
      }
    },
  };
}
