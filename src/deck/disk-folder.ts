import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import {
  type Contents,
  type DeckFolder,
  type Entry,
  LARGEST_FILE,
  NO_STAMP,
  type Refusal,
  sizeInWords,
} from './folder.js';

/** A deck on disk; undefined where there is no such folder. */
export function diskFolder(directory: string): DeckFolder | undefined {
  const root = realPath(directory);
  if (root === undefined || !isFolder(root)) return undefined;
  return {
    list: (path) => listFolder(join(root, path)),
    read: (path, largest = LARGEST_FILE) => readInside(root, join(root, path), largest),
    stamp: (path) => stampOf(join(root, path)),
  };
}

function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined ? NO_STAMP : `${found.size}:${found.mtimeMs}:${found.ctimeMs}:${found.ino}`;
}

function listFolder(path: string): readonly Entry[] | undefined {
  try {
    const names = readdirSync(path).sort();
    return names.map((name) => ({ name, isFolder: isFolder(join(path, name)) }));
  } catch {
    return undefined;
  }
}

function readInside(root: string, path: string, largest: number): Contents | Refusal {
  let handle: number | undefined;
  try {
    const real = realpathSync(path);
    if (real !== root && !real.startsWith(root.endsWith(sep) ? root : root + sep)) {
      return { refused: 'outside', why: 'the link leads out of the deck' };
    }
    // Without O_NONBLOCK, opening a named pipe would wait for a writer forever.
    handle = openSync(real, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(handle);
    if (!stat.isFile()) return { refused: 'unreadable', why: 'it is not a plain file' };
    if (stat.size > largest) return { refused: 'too-large', why: sizeInWords(stat.size) };
    return { bytes: readFileSync(handle) };
  } catch (cause) {
    return refusal(cause, path);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ELOOP: 'its links go round in a circle',
  ENOENT: 'the link leads nowhere',
};

function refusal(cause: unknown, path: string): Refusal {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOENT' && !isListed(path)) return { refused: 'missing', why: 'there is no such file' };
  return { refused: 'unreadable', why: REASONS[code] ?? (code || 'the system refused') };
}

/** A broken link is in its folder's list, although it can not be opened. */
function isListed(path: string): boolean {
  try {
    return readdirSync(join(path, '..')).includes(path.slice(path.lastIndexOf(sep) + 1));
  } catch {
    return false;
  }
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
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
