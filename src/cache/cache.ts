/**
 * The cache of a deck, in `output/.cache`. Entries are addressed by kind and by a hash of everything they were made
 * from (`key.ts`), so they never become stale, only unused. Entry point: `openCache`. Errors never surface: an
 * unreadable entry is a miss, and after a failed write nothing more is written.
 */
import { type ContainedFolder, outputFolder } from '../deck/disk/contained-folder.js';
import type { Kind } from './kinds.js';
import { MOST_BYTES, pruneIfDue } from './prune.js';
import { sealEntry, unsealEntry } from './seal.js';

/**
 * Content-addressed cache. It holds bytes, never code: nothing read from it is executed. An entry that is damaged or
 * belongs to another key counts as a miss. If nothing can be written, the only effect is a slower run.
 */
export interface Cache {
  get(kind: Kind, key: string): Uint8Array | undefined;
  set(kind: Kind, key: string, content: string | Uint8Array): void;
  /** Called after the last write of a run: deletes the least recently used entries if the cache is over its limit. */
  prune(): void;
}

/** Path of a deck's cache. */
export const cacheDirectory = (directory: string): string => openCacheFolder(directory).path;
export const openCacheFolder = (directory: string): ContainedFolder => outputFolder(directory, '.cache');

/** Cache that stores nothing. */
export const noCache: Cache = { get: () => undefined, set: () => {}, prune: () => {} };

/** Write-behind cache: buffers writes until `flush()`, so that a read-only command leaves no trace on disk. */
export interface WriteBehindCache extends Cache {
  flush(): void;
}

export function deferWrites(cache: Cache): WriteBehindCache {
  let waiting: Parameters<Cache['set']>[] = [];
  return {
    get: cache.get,
    set: (...entry) => {
      waiting.push(entry);
    },
    prune: cache.prune,
    flush: () => {
      for (const entry of waiting) cache.set(...entry);
      waiting = [];
    },
  };
}

/**
 * Minimum interval between two updates of an entry's last use, in ms: updating it on every read costs more than the
 * read.
 */
const NOTED_AGAIN = 3_600_000;

/**
 * Opens the on-disk cache of a deck. Processes and threads may share it: entries are written atomically, and two
 * writers of the same key write equivalent content.
 */
export function openCache(directory: string, most = MOST_BYTES): Cache {
  const folder = openCacheFolder(directory);
  let isWritable = true;
  let written = 0;
  return {
    get(kind, key) {
      try {
        const name = `${kind}/${key}`;
        const entry = folder.read(name);
        const content = entry && unsealEntry(kind, key, entry);
        if (content !== undefined) folder.noteUse(name, NOTED_AGAIN);
        return content;
      } catch {
        return undefined;
      }
    },
    set(kind, key, content) {
      if (!isWritable) return;
      try {
        const entry = sealEntry(kind, key, content);
        folder.write(`${kind}/${key}`, entry);
        written += entry.length;
      } catch {
        isWritable = false;
      }
    },
    prune() {
      if (written > 0) pruneIfDue(folder, written, most);
      written = 0;
    },
  };
}
