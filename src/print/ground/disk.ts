import { createHash } from 'node:crypto';
import { outputFolder } from '../../deck/disk/contained-folder.js';

/** A folder that files are written to: the only place here that knows of disks. */
export interface Disk {
  /** Whole or not at all. @throws CannotWrite */
  write(name: string, content: string | Uint8Array): void;
  /** A checksum of a file; undefined where there is none. */
  sum(name: string): string | undefined;
}

/** Where a deck is printed to. */
export function printFolder(directory: string): Disk {
  const folder = outputFolder(directory, 'print');
  return {
    write: folder.write,
    sum(name) {
      const bytes = folder.read(name);
      return bytes && sumOf(bytes);
    },
  };
}

/** A folder that is none: for whoever wants to look at files before they are written. */
export function memoryDisk(files: Map<string, Uint8Array>): Disk {
  return {
    write: (name, content) => {
      files.set(name, typeof content === 'string' ? new TextEncoder().encode(content) : content);
    },
    sum(name) {
      const bytes = files.get(name);
      return bytes && sumOf(bytes);
    },
  };
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
