/**
 * Atomic writes: a file is written to a temporary name in its folder and renamed. Entry point: `writeAtomic`. It
 * replaces whatever is there: files that an editor may change meanwhile are written by `write-transaction.ts`.
 */
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { describeErrno, getErrorCode } from './errno.js';
import { makeFolder } from './make-folder.js';
import { OutsideDeckError } from './real-path.js';
import { nameBeside, removeFile, sweep } from './temporary.js';

/** A file could not be written or deleted; the message gives the reason in words. */
export class WriteError extends Error {
  readonly reason: string;

  constructor(path: string, cause: unknown, done = 'written') {
    const reason = wordsFor(cause);
    super(`${shortenName(path)} can't be ${done}: ${reason}`);
    this.reason = reason;
  }
}

/** Maximum length of a path in messages: longer paths are invalid anyway, and probably hostile. */
const LONGEST = 1000;
const shortenName = (path: string): string => (path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path);

/** Errors that have another meaning for writing than for reading. */
const IN_THE_WAY: Readonly<Record<string, string>> = {
  EEXIST: 'a file is in the way of the folder',
  EISDIR: 'a folder is in the way',
};

function wordsFor(cause: unknown): string {
  if (cause instanceof OutsideDeckError) return cause.message;
  return IN_THE_WAY[getErrorCode(cause)] ?? describeErrno(cause);
}

/**
 * Writes to a temporary file and renames it: readers see the old file or the new one, never a part. An existing file
 * keeps its mode and owner.
 * @param isLasting whether it must survive a power failure: authored content, as opposed to what can be recreated
 * @param mode permissions of a new file; left out: the system's default
 * @throws WriteError
 */
export function writeAtomic(
  path: string,
  content: string | Uint8Array,
  isLasting = false,
  mode = 0o666,
): void {
  const beside = nameBeside(path);
  try {
    writeBeside(path, beside, content, isLasting, mode);
    renameSync(beside, path);
  } catch (cause) {
    removeFile(beside);
    throw new WriteError(path, cause);
  }
}

/** Writes the replacement of a file under another name in its folder, with the mode and owner of the file. */
export function writeBeside(
  path: string,
  beside: string,
  content: string | Uint8Array,
  isLasting: boolean,
  mode = 0o666,
): void {
  makeFolder(dirname(path));
  sweep(dirname(path));
  const old = lstatSync(path, { throwIfNoEntry: false });
  // The flag `x` prevents following a planted link or overwriting a file.
  const handle = openSync(beside, 'wx', mode);
  try {
    writeFileSync(handle, content);
    if (old?.isFile()) keepRights(handle, old);
    if (isLasting) fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function keepRights(handle: number, { mode, uid, gid }: Stats): void {
  try {
    fchownSync(handle, uid, gid);
  } catch {
    // Changing the owner needs privileges that most users lack.
  }
  fchmodSync(handle, mode & 0o777);
}

/**
 * Checks that a file could be written now: creates its folder and leaves nothing else behind.
 * @throws WriteError
 */
export function tryToWrite(path: string): void {
  const beside = nameBeside(path);
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw Object.assign(new Error(), { code: 'EISDIR' });
    makeFolder(dirname(path));
    closeSync(openSync(beside, 'wx'));
  } catch (cause) {
    throw new WriteError(path, cause);
  } finally {
    removeFile(beside);
  }
}
