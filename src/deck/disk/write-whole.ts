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
import { makeFolder } from './make-folder.js';
import { LeadsOut } from './real-place.js';
import { codeOf, reasonOf } from './reason.js';
import { nameBeside, removeFile, sweep } from './temporary.js';

/** A file that could not be written or deleted, with the reason in words. */
export class CannotWrite extends Error {
  readonly reason: string;

  constructor(path: string, cause: unknown, done = 'written') {
    const reason = wordsFor(cause);
    super(`${shortened(path)} can't be ${done}: ${reason}`);
    this.reason = reason;
  }
}

/** Longer than any path that a system takes, it is somebody's prank. */
const LONGEST = 1000;
const shortened = (path: string): string => (path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path);

/** Whoever writes meets other things in the way than whoever reads. */
const IN_THE_WAY: Readonly<Record<string, string>> = {
  EEXIST: 'a file is in the way of the folder',
  EISDIR: 'a folder is in the way',
};

function wordsFor(cause: unknown): string {
  if (cause instanceof LeadsOut) return cause.message;
  return IN_THE_WAY[codeOf(cause)] ?? reasonOf(cause);
}

/**
 * Writes beside and renames: whoever looks sees the old file or the new one, never half of one. A file that is there
 * keeps its mode and its owner.
 * @param isLasting whether it must outlive a power cut: what somebody has written, and not what can be made again
 * @param mode who may read a file that was not there before; left out: as the system has it
 * @throws CannotWrite
 */
export function writeWhole(
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
    throw new CannotWrite(path, cause);
  }
}

/** Writes what is to take the place of a file under another name in its folder, with the mode and the owner of the file. */
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
  // No link that somebody has laid in the way is followed, and no file overwritten.
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
    // Only whoever may give files away can leave one to its owner.
  }
  fchmodSync(handle, mode & 0o777);
}

/**
 * Whether a file could be written now: makes its folder and leaves nothing else behind.
 * @throws CannotWrite
 */
export function tryToWrite(path: string): void {
  const beside = nameBeside(path);
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw Object.assign(new Error(), { code: 'EISDIR' });
    makeFolder(dirname(path));
    closeSync(openSync(beside, 'wx'));
  } catch (cause) {
    throw new CannotWrite(path, cause);
  } finally {
    removeFile(beside);
  }
}
