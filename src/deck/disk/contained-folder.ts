import { existsSync, lstatSync, lutimesSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { budgets } from '../../vocabulary/budgets.js';
import { readPlain } from './read-inside.js';
import { LeadsOut, realPlace, realPlaceIn } from './real-place.js';
import { CannotWrite, tryToWrite, writeWhole } from './write-whole.js';

/**
 * A folder of a deck that is written to and deleted in. Names are paths below it; one that leads elsewhere, by links or
 * by dots, is refused. A file that is itself a link is replaced or removed, never followed.
 */
export interface ContainedFolder {
  /** As whoever asked for it has named it. */
  readonly path: string;
  /** @throws CannotWrite */
  write(name: string, content: string | Uint8Array, isLasting?: boolean): void;
  /** Whether it could be written now. @throws CannotWrite */
  tryToWrite(name: string): void;
  /** Undefined where there is no plain file, or one that nobody of us has written: it is larger than all that we keep. */
  read(name: string): Uint8Array | undefined;
  /** What lies in a folder; nothing where there is none. @throws CannotWrite where links lead out */
  list(name?: string): readonly string[];
  isThere(name: string): boolean;
  /** A file; nothing happens where there is none. @throws CannotWrite */
  remove(name: string): void;
  /** A folder with all that is in it, if there is one. @throws CannotWrite */
  removeFolder(name: string): void;
  /** A folder, if there is nothing in it. */
  removeIfEmpty(name: string): void;
  /** Where a file really lies, or would. @throws CannotWrite */
  place(name: string): string;
  /** Undefined where there is nothing. @throws CannotWrite */
  about(name: string): About | undefined;
  /** Makes a file count as changed now, unless it was within so many milliseconds. */
  noteUse(name: string, within: number): void;
}

interface About {
  readonly bytes: number;
  readonly changed: number;
  /** How many names it has on the disk: more than one are hard links. */
  readonly names: number;
}

/** What the tool makes of a deck goes below `output/`. @param below a folder in there */
export const outputFolder = (directory: string, below = ''): ContainedFolder =>
  containedFolder(directory, 'output', below);

/** @param limit a folder of the deck, which nothing may lead out of @param below a folder in there */
export function containedFolder(directory: string, limit: string, below = ''): ContainedFolder {
  const path = join(directory, limit, below);
  const place = (name: string): string => placeIn(directory, limit, join(path, name));
  const folder = (name: string): string => dirname(place(join(name, 'x')));
  return {
    path,
    place,
    write: (name, content, isLasting) => writeWhole(place(name), content, isLasting),
    tryToWrite: (name) => tryToWrite(place(name)),
    read(name) {
      const found = readPlain(place(name), budgets.keptBytes.most);
      return 'bytes' in found ? found.bytes : undefined;
    },
    list: (name = '') => namesIn(folder(name)),
    isThere: (name) => existsSync(place(name)),
    remove: (name) => removeAt(place(name)),
    removeFolder: (name) => removeAt(place(name), true),
    about(name) {
      try {
        const found = lstatSync(place(name), { throwIfNoEntry: false });
        return found && { bytes: found.size, changed: found.mtimeMs, names: found.nlink };
      } catch (cause) {
        throw cause instanceof CannotWrite ? cause : new CannotWrite(join(path, name), cause);
      }
    },
    noteUse: (name, within) => touch(place(name), within),
    removeIfEmpty(name) {
      const real = folder(name);
      if (existsSync(real) && namesIn(real).length === 0) rmdirSync(real);
    },
  };
}

/** Links in the path of a file are followed, as long as they lead out of nothing; the file itself is taken as it is. */
function placeIn(directory: string, limit: string, path: string): string {
  try {
    return join(realPlaceIn(join(realPlace(directory), limit), dirname(path)), basename(path));
  } catch (cause) {
    const isOut = cause instanceof LeadsOut;
    throw new CannotWrite(path, isOut ? new LeadsOut(`it leads out of ${join(directory, limit)}`) : cause);
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function removeAt(path: string, recursive = false): void {
  try {
    rmSync(path, { recursive, force: true });
  } catch (cause) {
    throw new CannotWrite(path, cause, 'deleted');
  }
}

function touch(path: string, within: number): void {
  const now = Date.now();
  const { mtimeMs = now } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
  if (now - mtimeMs < within) return;
  try {
    lutimesSync(path, now / 1000, now / 1000);
  } catch {
    // What can only be read is of use all the same.
  }
}
