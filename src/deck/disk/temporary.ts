import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** 12 hexadecimal digits that nobody can guess. */
export const randomId = (): string => randomBytes(6).toString('hex');

/** A name beside a file, for what is about to take its place. */
export const nameBeside = (path: string, id = randomId()): string =>
  join(dirname(path), `.${basename(path)}.${id}.tmp`);

/** A name beside a file, for what was there. It is the author's, and never swept. */
export const nameAside = (path: string, id: string): string =>
  join(dirname(path), `.${basename(path)}.${id}.old`);

/** What a run has left that was killed while it wrote; earlier versions put the number of the process there. */
const OURS = /^\..+\.([0-9a-f]{12}|\d{1,10})\.tmp$/;

/** No write takes so long, in milliseconds. */
const STALE = 3_600_000;

const swept = new Set<string>();

/** Removes what killed runs have left in a folder: only ours, only old ones. Once is enough for a run. */
export function sweep(folder: string, now = Date.now()): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  for (const name of leftIn(folder)) {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (found?.isFile() && now - found.mtimeMs > STALE) removeFile(join(folder, name));
  }
}

/** Names of what may have been left in a folder, by whomever. */
export function leftIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => OURS.test(name));
  } catch {
    return [];
  }
}

/** Best effort: where the folder itself can't be written, there is nothing to tidy. */
export function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}
