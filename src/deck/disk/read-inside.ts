import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
} from 'node:fs';
import { limits } from '../../vocabulary/limits.js';
import { type Contents, type Refusal, sizeInWords } from '../folder.js';
import { describeErrno, getErrorCode } from './errno.js';
import { isWithin } from './real-path.js';

/** Without O_NONBLOCK, opening a named pipe would wait for a writer forever. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** For resolved paths: a link that was created since is not followed. */
const READ_NO_LINK = READ | (constants.O_NOFOLLOW ?? 0);

/** Reads a plain file that must be inside a folder after resolving links. @param root a resolved path */
export function readInside(root: string, path: string, largest: number): Contents | Refusal {
  try {
    const real = realpathSync.native(path);
    if (!isWithin(root, real)) return { refused: 'outside', why: 'the link leads out of the deck' };
    return readOpened(openSync(real, READ_NO_LINK), largest);
  } catch (cause) {
    return refusal(cause, path);
  }
}

const LARGEST_SENT: number = limits.sentBytes.max;

/** Reads a file that the user has named, at any path; also a pipe, as long as it ends. */
export function readNamed(path: string, largest = LARGEST_SENT): Contents | Refusal {
  try {
    const handle = openSync(path, 'r');
    try {
      return readUpTo(handle, largest);
    } finally {
      closeSync(handle);
    }
  } catch (cause) {
    return refusal(cause, path);
  }
}

/** Chunk size: the length of a pipe is unknown. */
const PIECE = 65_536;

function readUpTo(handle: number, largest: number): Contents | Refusal {
  const { size } = fstatSync(handle);
  const pieces: Buffer[] = [];
  for (let read = 0; Math.max(read, size) <= largest; ) {
    const piece = Buffer.alloc(PIECE);
    const length = readSync(handle, piece);
    if (length === 0) return { bytes: Buffer.concat(pieces) };
    pieces.push(piece.subarray(0, length));
    read += length;
  }
  const found = size > largest ? sizeInWords(size) : 'more than that';
  return { refused: 'too-large', why: `it has ${found}; the limit is ${sizeInWords(largest)}` };
}

/** Reads a plain file that is not a link. */
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

/** A broken link exists, although it can't be opened. */
function refusal(cause: unknown, path: string): Refusal {
  const isMissing =
    getErrorCode(cause) === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false }) === undefined;
  if (isMissing) return { refused: 'missing', why: 'there is no such file' };
  return { refused: 'unreadable', why: describeErrno(cause) };
}
