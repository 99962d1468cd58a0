/**
 * `output/.trash`: replaced files of the author, kept for a day. Each transaction has a folder named after its time,
 * with the replaced files under their own paths. If it can't be written, nothing is kept, and nothing fails.
 */
import { constants, copyFileSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { outputFolder } from './contained-folder.js';
import { getErrorCode } from './errno.js';
import { removeFile } from './temporary.js';

const TRASH = '.trash';
const DAY = 24 * 3_600_000;
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)\.(\d\d)\.(\d\d)Z-[0-9a-f]{12}$/;

/** Folder name of a transaction. Some systems do not allow colons in file names. */
const toFolderName = (id: string, now: number): string =>
  `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '.')}Z-${id}`;

interface Replaced {
  /** Id of the transaction, 12 hexadecimal digits. */
  readonly id: string;
  /** Current path of the file; it need not exist. */
  readonly file: string;
  /** Its path in the deck. */
  readonly path: string;
  /** Whether it is an edit by another program that was not read yet. */
  readonly isEdit: boolean;
}

/**
 * Moves a replaced file to the trash. If that fails, it is deleted, or, if it is an edit, left where it is.
 * @returns where an edit is kept, relative to the deck
 */
export function discard(directory: string, replaced: Replaced, now = Date.now()): readonly string[] {
  const { file, isEdit } = replaced;
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return [];
  const place = moveToTrash(directory, replaced, now);
  if (isEdit) return [place ?? file];
  if (place === undefined) removeFile(file);
  return [];
}

function moveToTrash(directory: string, { id, file, path }: Replaced, now: number): string | undefined {
  const trash = outputFolder(directory, TRASH);
  try {
    let name = `${toFolderName(id, now)}/${path}`;
    while (trash.about(name) !== undefined) name += '~';
    const place = trash.place(name);
    mkdirSync(dirname(place), { recursive: true });
    moveAcross(file, place);
    return `output/${TRASH}/${name}`;
  } catch {
    return undefined;
  }
}

/** `output/` may be on another disk than the cards. */
function moveAcross(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (cause) {
    if (getErrorCode(cause) !== 'EXDEV') throw cause;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    rmSync(from);
  }
}

/** Deletes what was replaced more than a day ago. */
export function emptyTrash(directory: string, now = Date.now()): void {
  const trash = outputFolder(directory, TRASH);
  try {
    for (const name of trash.list()) {
      const [, hour, minute, second] = NAME.exec(name) ?? [];
      if (now - Date.parse(`${hour}:${minute}:${second}Z`) > DAY) trash.removeFolder(name);
    }
  } catch {
    // The next write tries it again.
  }
}
