/**
 * The folder of a deck on disk. Invariant: nothing outside of it is listed or read, wherever links lead. Entry
 * point: `diskFolder`.
 */

import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DeckFolder, type Entry, LARGEST_FILE, NO_STAMP, type Refusal } from '../folder.js';
import { readInside } from './read-inside.js';
import { isWithin } from './real-path.js';

/** A deck on disk; undefined if the folder does not exist. Nothing outside of it is listed or read. */
export function diskFolder(directory: string): DeckFolder | undefined {
  const root = realPath(directory);
  if (root === undefined || !isFolder(root)) return undefined;
  return {
    list: (path) => listFolder(root, path),
    read: (path, largest = LARGEST_FILE) => readInside(root, join(root, path), largest),
    stamp: (path) => readStamp(join(root, path)),
    size: (path) => tryStat(join(root, path))?.size ?? 0,
  };
}

function readStamp(path: string): string {
  const found = tryStat(path);
  return found === undefined ? NO_STAMP : `${found.size}:${found.mtimeMs}:${found.ctimeMs}:${found.ino}`;
}

function listFolder(root: string, path: string): readonly Entry[] | undefined {
  const real = realPath(join(root, path));
  if (real === undefined || !isWithin(root, real)) return undefined;
  try {
    const entries = readdirSync(real, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.map((entry) => toEntry(root, real, entry));
  } catch {
    return undefined;
  }
}

/** @param folder the resolved path of the folder of the entry: only links need a system call */
function toEntry(root: string, folder: string, entry: Dirent): Entry {
  const { name } = entry;
  const path = join(folder, name);
  if (entry.isDirectory()) return { name, isFolder: true, identity: path };
  if (!entry.isSymbolicLink()) return { name, isFolder: false };
  const real = realPath(path);
  // A link that leads nowhere is reported when it is read.
  if (real === undefined) return { name, isFolder: false, isLink: true };
  const refused = findRefusal(root, folder, real);
  if (refused !== undefined) return { name, isFolder: false, isLink: true, refused };
  return isFolder(real)
    ? { name, isFolder: true, isLink: true, identity: real }
    : { name, isFolder: false, isLink: true };
}

/** A link may lead out, or to a folder that contains it. */
function findRefusal(root: string, folder: string, real: string): Refusal | undefined {
  if (!isWithin(root, real)) return { refused: 'outside', why: 'the link leads out of the deck' };
  return isWithin(real, folder)
    ? { refused: 'unreadable', why: 'its links go round in a circle' }
    : undefined;
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

const isFolder = (path: string): boolean => tryStat(path)?.isDirectory() ?? false;

/** Undefined also for a link that leads nowhere, and for an inaccessible path. */
function tryStat(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
