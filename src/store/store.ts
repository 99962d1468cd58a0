import { type ContainedFolder, outputFolder } from '../deck/disk/contained-folder.js';
import type { Kind } from './kinds.js';
import { MOST_BYTES, pruneIfDue } from './prune.js';
import { sealed, unsealed } from './seal.js';

/**
 * What was made before, by what it was made from. Bytes only, never code: nothing that comes out of it is run. An entry
 * that is damaged, or belongs elsewhere, is as good as none. Where nothing can be written, whoever asks is only slower.
 */
export interface Store {
  find(kind: Kind, key: string): Uint8Array | undefined;
  keep(kind: Kind, key: string, content: string | Uint8Array): void;
  /** For whoever has kept what there was to keep: throws away what was not used for longest, if there is too much. */
  tidy(): void;
}

/** Where the store of a deck lies. */
export const storeFolder = (directory: string): string => storeDisk(directory).path;
export const storeDisk = (directory: string): ContainedFolder => outputFolder(directory, '.cache');

/** A store that keeps nothing. */
export const noStore: Store = { find: () => undefined, keep: () => {}, tidy: () => {} };

/** A store that keeps what it is given when it is told to: for whoever may be asked to leave no trace. */
export interface PatientStore extends Store {
  flush(): void;
}

export function patient(store: Store): PatientStore {
  let waiting: Parameters<Store['keep']>[] = [];
  return {
    find: store.find,
    keep: (...entry) => {
      waiting.push(entry);
    },
    tidy: store.tidy,
    flush: () => {
      for (const entry of waiting) store.keep(...entry);
      waiting = [];
    },
  };
}

/** An entry counts as used today, or not: to note it each time would cost more than the reading. */
const NOTED_AGAIN = 3_600_000;

/**
 * The store of a deck on disk. Any number of processes and threads may share it: an entry is there whole or not at all,
 * and whichever of two it is, it holds.
 */
export function openStore(directory: string, most = MOST_BYTES): Store {
  const folder = storeDisk(directory);
  let isWritable = true;
  let written = 0;
  return {
    find(kind, key) {
      try {
        const name = `${kind}/${key}`;
        const entry = folder.read(name);
        const content = entry && unsealed(kind, key, entry);
        if (content !== undefined) folder.noteUse(name, NOTED_AGAIN);
        return content;
      } catch {
        return undefined;
      }
    },
    keep(kind, key, content) {
      if (!isWritable) return;
      try {
        const entry = sealed(kind, key, content);
        folder.write(`${kind}/${key}`, entry);
        written += entry.length;
      } catch {
        isWritable = false;
      }
    },
    tidy() {
      if (written > 0) pruneIfDue(folder, written, most);
      written = 0;
    },
  };
}
