import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { type Contents, type Refusal, sizeInWords } from '../folder.js';
import { isWithin } from './real-place.js';
import { codeOf, reasonOf } from './reason.js';

/** Without O_NONBLOCK, opening a named pipe would wait for a writer forever. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** For whoever has followed all links: one that was laid there since is not followed. */
const READ_NO_LINK = READ | (constants.O_NOFOLLOW ?? 0);

/** Reads a plain file that lies in a folder, wherever links lead. @param root a real place */
export function readInside(root: string, path: string, largest: number): Contents | Refusal {
  try {
    const real = realpathSync.native(path);
    if (!isWithin(root, real)) return { refused: 'outside', why: 'the link leads out of the deck' };
    return readOpened(openSync(real, READ_NO_LINK), largest);
  } catch (cause) {
    return refusal(cause, path);
  }
}

/** Reads a file that whoever uses the tool has named, wherever it lies: a pipe, too. */
export function readNamed(path: string): Contents | Refusal {
  try {
    return { bytes: readFileSync(path) };
  } catch (cause) {
    return refusal(cause, path);
  }
}

/** Reads a plain file that is no link. */
export function readPlain(path: string, largest: number): Contents | Refusal {
  try {
    return readOpened(openSync(path, READ_NO_LINK), largest);
  } catch (cause) {
    return refusal(cause, path);
  }
}

function readOpened(handle: number, largest: number): Contents | Refusal {
  try {
    const found = fstatSync(handle);
    if (!found.isFile()) return { refused: 'unreadable', why: 'it is not a plain file' };
    if (found.size > largest) return { refused: 'too-large', why: sizeInWords(found.size) };
    return { bytes: readFileSync(handle) };
  } finally {
    closeSync(handle);
  }
}

/** A broken link is there, although it can not be opened. */
function refusal(cause: unknown, path: string): Refusal {
  const isMissing = codeOf(cause) === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false }) === undefined;
  if (isMissing) return { refused: 'missing', why: 'there is no such file' };
  return { refused: 'unreadable', why: reasonOf(cause) };
}
