import { createHash, randomUUID } from 'node:crypto';
import { closeSync, linkSync, lstatSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Holder, isGone, readHolder, thisProcess } from './holder.js';
import { makeFolder } from './make-folder.js';
import { makeIfFree } from './make-if-free.js';
import { readPlain } from './read-inside.js';
import { nameBeside, removeFile } from './temporary.js';
import { CannotWrite } from './write-whole.js';

/** Somebody else holds it. */
export class IsHeld extends Error {
  constructor(path: string, holder: Holder | undefined) {
    const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
    super(
      `${who} is writing there: nothing was written. Try again when it is done; if there is no such process, delete ${path}`,
    );
  }
}

/** So long, in milliseconds, whoever removes a lock that was left behind may take for it. */
const BREAKING = 10_000;
const LARGEST = 4096;

/**
 * Does something that only one process at a time may do. A lock whose process is certainly no more is removed.
 * @throws IsHeld, CannotWrite
 */
export function withLockFile<T>(path: string, work: () => T): T {
  const own = JSON.stringify({ ...thisProcess(), id: randomUUID() });
  take(path, own);
  try {
    return work();
  } finally {
    if (textOf(path) === own) removeFile(path);
  }
}

function take(path: string, own: string): void {
  for (let tries = 0; tries < 200; tries++) {
    if (lay(path, own)) return;
    const other = textOf(path);
    if (other === undefined) continue;
    if (!isLeftBehind(path, other)) throw new IsHeld(path, holderOf(other));
    breakLock(path, other);
  }
  throw new IsHeld(path, undefined);
}

/** There is one moment from which it is there, whole. False where another is. */
function lay(path: string, own: string): boolean {
  const beside = nameBeside(path);
  try {
    makeFolder(dirname(path));
    writeFileSync(beside, own, { flag: 'wx' });
    return makeIfFree(() => linkSync(beside, path)) ?? layWithoutLinks(path, own);
  } catch (cause) {
    throw new CannotWrite(path, cause);
  } finally {
    removeFile(beside);
  }
}

/** On disks that know no hard links, it is there a moment before its text is. */
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

/** What is no text of ours was begun by somebody who did not come to write it; a link is nobody's lock. */
function isLeftBehind(path: string, text: string): boolean {
  const holder = holderOf(text);
  return holder === undefined ? ageOf(path) > BREAKING : isGone(holder);
}

/**
 * Only one of several may remove a lock that was left behind: else the slower would remove the new lock of the quicker.
 * That is whoever gives it a second name, which stands for this one lock.
 */
function breakLock(path: string, text: string): void {
  const second = `${path}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  const made = makeIfFree(() => linkSync(path, second));
  if (made === false) {
    if (ageOf(second) > BREAKING) removeFile(second);
    else pause();
    return;
  }
  // By now it may be the lock of another, who was quicker: then it is left alone.
  if (made === undefined || textOf(second) === text) removeFile(path);
  removeFile(second);
}

/** A second name changes when a file was changed last, as the system counts it. */
const ageOf = (path: string): number =>
  Date.now() - (lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0);

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);

/** Undefined where nothing is there any more. */
function textOf(path: string): string | undefined {
  const found = readPlain(path, LARGEST);
  if ('bytes' in found) return new TextDecoder().decode(found.bytes);
  return found.refused === 'missing' ? undefined : '';
}

function holderOf(text: string): Holder | undefined {
  try {
    return readHolder(JSON.parse(text));
  } catch {
    return undefined;
  }
}
