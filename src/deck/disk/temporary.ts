import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** 12 random hexadecimal digits, which can't be guessed. */
export const randomId = (): string => randomBytes(6).toString('hex');

/** Name of the temporary file that is about to replace a file, in the same folder. */
export const nameBeside = (path: string, id = randomId()): string =>
  join(dirname(path), `.${basename(path)}.${id}.tmp`);

/** Name for the old version of a file, in the same folder. It belongs to the author and is never swept. */
export const nameAside = (path: string, id: string): string =>
  join(dirname(path), `.${basename(path)}.${id}.old`);

/** Temporary files of killed runs; earlier versions used the process id. */
const OURS = /^\..+\.([0-9a-f]{12}|\d{1,10})\.tmp$/;

/** Age after which a temporary file is stale, in milliseconds: no write takes that long. */
const STALE = 3_600_000;

const swept = new Set<string>();

/** Deletes stale temporary files of killed runs from a folder, once per process. */
export function sweep(folder: string, now = Date.now()): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  for (const name of listTemporary(folder)) {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (found?.isFile() && now - found.mtimeMs > STALE) removeFile(join(folder, name));
  }
}

/** Temporary files in a folder, of any process. */
export function listTemporary(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => OURS.test(name));
  } catch {
    return [];
  }
}

/** Best effort: if the folder can't be written, there is nothing to clean up. */
export function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
