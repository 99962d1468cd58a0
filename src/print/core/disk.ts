import { createHash } from 'node:crypto';
import { outputFolder } from '../../deck/disk/contained-folder.js';

/** The output folder: the only interface through which prints write files. */
export interface Disk {
  /** Writes atomically. @throws WriteError */
  write(name: string, content: string | Uint8Array): void;
  /** The checksum of a file; undefined if it does not exist. */
  sum(name: string): string | undefined;
}

/** The folder for the prints of a deck. */
export function printFolder(directory: string): Disk {
  const folder = outputFolder(directory, 'print');
  return {
    write: folder.write,
    sum(name) {
      const bytes = folder.read(name);
      return bytes && hashBytes(bytes);
    },
  };
}

/** An output folder in memory, for previews. */
export function memoryDisk(files: Map<string, Uint8Array>): Disk {
  return {
    write: (name, content) => {
      files.set(name, typeof content === 'string' ? new TextEncoder().encode(content) : content);
    },
    sum(name) {
      const bytes = files.get(name);
      return bytes && hashBytes(bytes);
    },
  };
}

const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
