import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFile, writeWhole } from '../../deck/write-whole.js';

/** A folder that files are written to: the only place here that knows of disks. */
export interface Disk {
  read(name: string): string | undefined;
  /** Quick, for what can be told from half a file. */
  put(name: string, content: string): void;
  /** Whole or not at all. @throws CannotWrite */
  write(name: string, content: string | Uint8Array): void;
  /** A checksum of a file; undefined where there is none. */
  sum(name: string): string | undefined;
  remove(name: string): void;
  list(): readonly string[];
}

export function diskAt(folder: string): Disk {
  let isThere = false;
  return {
    read(name) {
      try {
        return readFileSync(join(folder, name), 'utf8');
      } catch {
        return undefined;
      }
    },
    put(name, content) {
      if (!isThere) mkdirSync(folder, { recursive: true });
      isThere = true;
      writeFileSync(join(folder, name), content);
    },
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
    remove: (name) => removeFile(join(folder, name)),
    list() {
      try {
        return readdirSync(folder);
      } catch {
        return [];
      }
    },
  };
}

/**
 * What tells one state of a folder from another without reading its files. When a file was changed is told by `ctime`:
 * packages are unpacked with an `mtime` that never changes.
 */
export function stampsOf(folder: string, wanted: RegExp): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    wanted.test(name),
  );
  const stamps = names.sort().map((name) => {
    const { size, ctimeMs } = statSync(join(folder, name));
    return `${name} ${size} ${ctimeMs}`;
  });
  return stamps.join('\n');
}
