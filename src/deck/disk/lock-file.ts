/**
 * Lock file for exclusive access between processes. The lock is created atomically and names its holder; the lock of a
 * dead process is broken by exactly one of the waiting processes. Entry point: `withLockFile`.
 */
import { createHash, randomUUID } from 'node:crypto';
import { closeSync, linkSync, lstatSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Holder, isGone, readHolder, thisProcess } from './lock-owner.js';
import { makeFolder } from './make-folder.js';
import { makeIfFree } from './make-if-free.js';
import { readPlain } from './read-inside.js';
import { nameBeside, removeFile } from './temporary.js';
import { WriteError } from './write-atomic.js';

/** Another process holds the lock. */
export class LockHeldError extends Error {
  constructor(path: string, holder: Holder | undefined) {
    const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
    super(
      `${who} is writing there: nothing was written. Try again when it is done; if there is no such process, delete ${path}`,
    );
  }
}

/** Grace period for a process that is breaking a stale lock, in milliseconds. */
const BREAKING = 10_000;
const LARGEST = 4096;

/**
 * Runs a function under an exclusive lock. A stale lock, whose process is certainly dead, is removed.
 * @throws LockHeldError, WriteError
 */
export function withLockFile<T>(path: string, work: () => T): T {
  const own = JSON.stringify({ ...thisProcess(), id: randomUUID() });
  tryTake(path, own);
  try {
    return work();
  } finally {
    if (tryRead(path) === own) removeFile(path);
  }
}

function tryTake(path: string, own: string): void {
  for (let tries = 0; tries < 200; tries++) {
    if (lay(path, own)) return;
    const other = tryRead(path);
    if (other === undefined) continue;
    if (!isLeftBehind(path, other)) throw new LockHeldError(path, parseHolder(other));
    breakLock(path, other);
  }
  throw new LockHeldError(path, undefined);
}

/** Creates the lock file atomically; returns false if it exists. */
function lay(path: string, own: string): boolean {
  const beside = nameBeside(path);
  try {
    makeFolder(dirname(path));
    writeFileSync(beside, own, { flag: 'wx' });
    return makeIfFree(() => linkSync(beside, path)) ?? layWithoutLinks(path, own);
  } catch (cause) {
    throw new WriteError(path, cause);
  } finally {
    removeFile(beside);
  }
}

/** Fallback for disks without hard links: the file exists a moment before its content. */
function layWithoutLinks(path: string, own: string): boolean {
  let handle: number | undefined;
  const made = makeIfFree(() => {
    handle = openSync(path, 'wx');
  });
  if (handle === undefined) return made ?? false;
  writeFileSync(handle, own);
  closeSync(handle);
  return true;
}

/**
 * A lock without valid content comes from a process that was killed before writing it; a link is never a valid lock.
 */
function isLeftBehind(path: string, text: string): boolean {
  const holder = parseHolder(text);
  return holder === undefined ? readAge(path) > BREAKING : isGone(holder);
}

/**
 * Ensures that only one process breaks a stale lock: otherwise a slower one would remove the new lock of a faster one.
 * The winner is the process that creates a second name, which is unique to this lock.
 */
function breakLock(path: string, text: string): void {
  const second = `${path}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  const made = makeIfFree(() => linkSync(path, second));
  if (made === false) {
    if (readAge(second) > BREAKING) removeFile(second);
    else pause();
    return;
  }
  // If a faster process has replaced the lock meanwhile, it is left alone.
  if (made === undefined || tryRead(second) === text) removeFile(path);
  removeFile(second);
}

/** Uses `ctime`, which creating a second name updates. */
const readAge = (path: string): number =>
  Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0);

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);

/** Undefined if the file no longer exists. */
function tryRead(path: string): string | undefined {
  const found = readPlain(path, LARGEST);
  if ('bytes' in found) return new TextDecoder().decode(found.bytes);
  return found.refused === 'missing' ? undefined : '';
}

function parseHolder(text: string): Holder | undefined {
  try {
    return readHolder(JSON.parse(text));
  } catch {
    return undefined;
  }
}
