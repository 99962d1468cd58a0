import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file that could not be written, with the reason in words. */
export class CannotWrite extends Error {
  readonly reason: string;

  constructor(path: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    const reason = REASONS[code] ?? code;
    super(`${path} can't be written: ${reason}`);
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a file is in the way of the folder',
  EISDIR: 'a folder is in the way',
};

/**
 * Writes beside and renames: whoever looks sees the old file or the new one, never half of one.
 * @throws CannotWrite
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const beside = nameBeside(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    // No link that somebody has laid in the way.
    writeFileSync(beside, content, { flag: 'wx' });
    renameSync(beside, path);
  } catch (cause) {
    removeFile(beside);
    throw new CannotWrite(path, cause);
  }
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
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(beside, '', { flag: 'wx' });
  } catch (cause) {
    throw new CannotWrite(path, cause);
  } finally {
    removeFile(beside);
  }
}

/** A name of its own. */
const nameBeside = (path: string) =>
  join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);

/** Best effort: where the folder itself can't be written, there is nothing to tidy. */
export function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
