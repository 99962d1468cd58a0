import { digest } from '../../cache/key.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { UsageError, UserError } from '../../workspace/errors.js';
import { writeAuthorFiles } from './write-author-files.js';

/** Content of a file of the deck at the time of reading. */
export interface FileState {
  readonly text: string;
  /** Identifies this state of the file. */
  readonly hash: string;
}

/** Files written by authors: no generated and no hidden files. */
const OWN = /^(?!output\/)(?!.*(^|\/)\.)[^\\]+\.ya?ml$/;

/** Reads a file of a deck. @throws UsageError if it does not exist or leads out of the deck */
export function readOwn(directory: string, file: string): FileState {
  const found = OWN.test(file) ? diskFolder(directory)?.read(file) : undefined;
  if (found === undefined || !('bytes' in found))
    throw new UsageError(`${file} can't be read: ${found?.why ?? 'it is no file of the deck'}`);
  return { text: new TextDecoder().decode(found.bytes), hash: digest(found.bytes) };
}

/**
 * Saves an edited file, unless it has changed since it was read.
 * @param hash of the file as it was read
 * @throws UserError if the file has changed, InvalidDeckError if the result could not be read again, UsageError, WriteError
 */
export function saveOwn(directory: string, file: string, hash: string, text: string): FileState {
  const { text: before, hash: now } = readOwn(directory, file);
  if (now !== hash) throw new UserError(`${file} has changed since it was read: look at it again`);
  const edit = [{ path: file, before, after: text }];
  writeAuthorFiles(directory, `the edit of ${file}`, edit, { areTyped: true });
  return readOwn(directory, file);
}
