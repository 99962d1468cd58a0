/**
 * Safe writes below a folder of a deck. A deck may be untrusted, so every path is resolved first and must stay inside
 * the folder. Entry points: `outputFolder` for generated files, `createContainedFolder` for the rest.
 */
import { existsSync, lstatSync, lutimesSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { limits } from '../../vocabulary/limits.js';
import { readPlain } from './read-inside.js';
import { OutsideDeckError, realPlace, realPlaceIn } from './real-path.js';
import { tryToWrite, WriteError, writeAtomic } from './write-atomic.js';

/**
 * A folder of a deck for writing and deleting. Names are paths below it; a name that leads elsewhere, by links or dots,
 * is refused. A file that is itself a link is replaced or removed, never followed.
 */
export interface ContainedFolder {
  /** The path as the caller named it. */
  readonly path: string;
  /** @throws WriteError */
  write(name: string, content: string | Uint8Array, isLasting?: boolean): void;
  /** Checks that the file could be written now. @throws WriteError */
  tryToWrite(name: string): void;
  /** Undefined if it is not a plain file, or larger than any file that the tool writes. */
  read(name: string): Uint8Array | undefined;
  /** Names in a folder; empty if it does not exist. @throws WriteError if links lead out */
  list(name?: string): readonly string[];
  isThere(name: string): boolean;
  /** Deletes a file, if it exists. @throws WriteError */
  remove(name: string): void;
  /** Deletes a folder with its contents, if it exists. @throws WriteError */
  removeFolder(name: string): void;
  /** Deletes a folder if it is empty. */
  removeIfEmpty(name: string): void;
  /** Resolved path of a file, which need not exist. @throws WriteError */
  place(name: string): string;
  /** Undefined if it does not exist. @throws WriteError */
  about(name: string): About | undefined;
  /** Sets the modification time to now, unless it is at most `within` milliseconds old. */
  noteUse(name: string, within: number): void;
}

interface About {
  readonly bytes: number;
  readonly changed: number;
  /** Number of hard links. */
  readonly names: number;
}

/** Folder for generated files, below `output/`. @param below a folder in it */
export const outputFolder = (directory: string, below = ''): ContainedFolder =>
  createContainedFolder(directory, 'output', below);

/** @param limit a folder of the deck that no path may leave @param below a folder in it */
export function createContainedFolder(directory: string, limit: string, below = ''): ContainedFolder {
  const path = join(directory, limit, below);
  const place = (name: string): string => placeIn(directory, limit, join(path, name));
  const folder = (name: string): string => dirname(place(join(name, 'x')));
  return {
    path,
    place,
    write: (name, content, isLasting) => writeAtomic(place(name), content, isLasting),
    tryToWrite: (name) => tryToWrite(place(name)),
    read(name) {
      const found = readPlain(place(name), limits.keptBytes.max);
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
        throw cause instanceof WriteError ? cause : new WriteError(join(path, name), cause);
      }
    },
    noteUse: (name, within) => touch(place(name), within),
    removeIfEmpty(name) {
      const real = folder(name);
      if (existsSync(real) && namesIn(real).length === 0) rmdirSync(real);
    },
  };
}

/** Resolves links in the path of a file, which must not lead out; the file itself is not resolved. */
function placeIn(directory: string, limit: string, path: string): string {
  try {
    return join(realPlaceIn(join(realPlace(directory), limit), dirname(path)), basename(path));
  } catch (cause) {
    const isOut = cause instanceof OutsideDeckError;
    throw new WriteError(
      path,
      isOut ? new OutsideDeckError(`it leads out of ${join(directory, limit)}`) : cause,
    );
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
    throw new WriteError(path, cause, 'deleted');
  }
}

function touch(path: string, within: number): void {
  const now = Date.now();
  const { mtimeMs = now } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
  if (now - mtimeMs < within) return;
  try {
    lutimesSync(path, now / 1000, now / 1000);
  } catch {
    // A read-only file is still useful.
  }
}
