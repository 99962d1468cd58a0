/**
 * The file system that a deck is read from: an interface, and implementations in memory and over another folder.
 * `disk/` has the one on disk.
 */

import { createHash } from 'node:crypto';
import { limits } from '../vocabulary/limits.js';

/** Abstract file system of a deck. Paths are relative to the deck, with forward slashes. */
export interface DeckFolder {
  /** Entries of a folder, by name; undefined if it does not exist. */
  list(path: string): readonly Entry[] | undefined;
  /** @param largest size limit in bytes; left out: that of a card file */
  read(path: string, largest?: number): Contents | Refusal;
  /**
   * A string that changes whenever the file changes, determined without reading it; `NO_STAMP` if it does not exist.
   */
  stamp(path: string): string;
  /** Size of a file in bytes, determined without reading it; 0 if it does not exist. */
  size(path: string): number;
}
export interface Entry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly isLink?: boolean;
  /** Identical for all links to the same folder. Folders that are not on disk have none. */
  readonly identity?: string;
  /** Reason why a link is not followed. */
  readonly refused?: Refusal;
}
export interface Contents {
  readonly bytes: Uint8Array;
}
export interface Refusal {
  readonly refused: 'missing' | 'unreadable' | 'outside' | 'too-large';
  /** Error of the system, in a few words. */
  readonly why: string;
}

/** Stamp of a missing file. */
export const NO_STAMP = '-';

export const LARGEST_FILE = limits.fileBytes.max;

/** A deck in memory: path → text or bytes. Later changes of the record are visible. */
export function memoryFolder(files: Readonly<Record<string, string | Uint8Array>>): DeckFolder {
  return {
    list(path) {
      const paths = Object.keys(files).sort();
      const prefix = path === '' ? '' : `${path}/`;
      const below = paths
        .filter((file) => file.startsWith(prefix))
        .map((file) => file.slice(prefix.length).split('/'));
      if (below.length === 0) return undefined;
      const entries = new Map(
        below.map(([name = '', ...rest]) => [name, { name, isFolder: rest.length > 0 }]),
      );
      return [...entries.values()];
    },
    read(path, largest = LARGEST_FILE) {
      const content = Object.hasOwn(files, path) ? files[path] : undefined;
      if (content === undefined) return { refused: 'missing', why: 'there is no such file' };
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      return bytes.length > largest ? { refused: 'too-large', why: sizeInWords(bytes.length) } : { bytes };
    },
    stamp(path) {
      const content = Object.hasOwn(files, path) ? files[path] : undefined;
      return content === undefined ? NO_STAMP : createHash('sha256').update(content).digest('hex');
    },
    size: (path) => (Object.hasOwn(files, path) ? Buffer.byteLength(files[path] ?? '') : 0),
  };
}

/** Overlays unsaved files on a folder. Later changes of the map are visible. */
export function overlayFolder(folder: DeckFolder, texts: ReadonlyMap<string, Uint8Array>): DeckFolder {
  return {
    list(path) {
      const there = folder.list(path);
      const above = memoryFolder(Object.fromEntries(texts)).list(path);
      if (there === undefined || above === undefined) return there ?? above;
      const added = above.filter(({ name }) => !there.some((entry) => entry.name === name));
      return added.length === 0 ? there : [...there, ...added].sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    read(path, largest = LARGEST_FILE) {
      const bytes = texts.get(path);
      if (bytes === undefined) return folder.read(path, largest);
      return bytes.length > largest ? { refused: 'too-large', why: sizeInWords(bytes.length) } : { bytes };
    },
    stamp(path) {
      const bytes = texts.get(path);
      return bytes === undefined ? folder.stamp(path) : createHash('sha256').update(bytes).digest('hex');
    },
    size: (path) => texts.get(path)?.length ?? folder.size(path),
  };
}

export function sizeInWords(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
