import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DeckFolder, type Entry, LARGEST_FILE, NO_STAMP, type Refusal } from '../folder.js';
import { readInside } from './read-inside.js';
import { isWithin } from './real-place.js';

/** A deck on disk; undefined where there is no such folder. Nothing outside of it is listed or read. */
export function diskFolder(directory: string): DeckFolder | undefined {
  const root = realPath(directory);
  if (root === undefined || !isFolder(root)) return undefined;
  return {
    list: (path) => listFolder(root, path),
    read: (path, largest = LARGEST_FILE) => readInside(root, join(root, path), largest),
    stamp: (path) => stampOf(join(root, path)),
  };
}

function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? NO_STAMP : `${found.size}:${found.mtimeMs}:${found.ctimeMs}:${found.ino}`;
}

function listFolder(root: string, path: string): readonly Entry[] | undefined {
  const folder = join(root, path);
  const real = realPath(folder);
  if (real === undefined || !isWithin(root, real)) return undefined;
  try {
    const entries = readdirSync(real, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.map((entry) => entryOf(root, path, entry));
  } catch {
    return undefined;
  }
}

function entryOf(root: string, path: string, entry: Dirent): Entry {
  const { name } = entry;
  if (!entry.isSymbolicLink()) return { name, isFolder: entry.isDirectory() };
  const link = join(root, path, name);
  if (!isFolder(link)) return { name, isFolder: false };
  const refused = refusalOf(root, path, link);
  return refused === undefined ? { name, isFolder: true } : { name, isFolder: false, refused };
}

/** A link to a folder may lead out, or to a folder that it lies in itself: then whoever follows it never comes back. */
function refusalOf(root: string, path: string, link: string): Refusal | undefined {
  const real = realPath(link);
  if (real === undefined || !isWithin(root, real))
    return { refused: 'outside', why: 'the link leads out of the deck' };
  const above = path.split('/').map((_, count, names) => join(root, ...names.slice(0, count + 1)));
  const isRound = [root, ...above].some((one) => isWithin(real, realPath(one) ?? one));
  return isRound ? { refused: 'unreadable', why: 'its links go round in a circle' } : undefined;
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
