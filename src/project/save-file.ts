import { diskFolder } from '../deck/disk/disk-folder.js';
import { digest } from '../store/key.js';
import { Complaint, WrongRequest } from './complaint.js';
import { writeAuthorFiles } from './write-author-files.js';

/** A file of a deck as somebody has read it. */
export interface FileState {
  readonly text: string;
  /** What tells it from any other state of it. */
  readonly hash: string;
}

/** Files that people write: nothing that is made of them, nothing hidden. */
const OWN = /^(?!output\/)(?!.*(^|\/)\.)[^\\]+\.ya?ml$/;

/** The text of a file of a deck. @throws WrongRequest where there is none, or it leads out of the deck */
export function readOwn(directory: string, file: string): FileState {
  const found = OWN.test(file) ? diskFolder(directory)?.read(file) : undefined;
  if (found === undefined || !('bytes' in found))
    throw new WrongRequest(`${file} can't be read: ${found?.why ?? 'it is no file of the deck'}`);
  return { text: new TextDecoder().decode(found.bytes), hash: digest(found.bytes) };
}

/**
 * Writes a file of a deck as somebody has edited it, unless it has changed since they read it.
 * @param hash of the file as it was read
 * @throws Complaint where it is another by now, Refused where it could not be read again, WrongRequest, CannotWrite
 */
export function saveOwn(directory: string, file: string, hash: string, text: string): FileState {
  const { text: before, hash: now } = readOwn(directory, file);
  if (now !== hash) throw new Complaint(`${file} has changed since it was read: look at it again`);
  const edit = [{ path: file, before, after: text }];
  writeAuthorFiles(directory, `the edit of ${file}`, edit, { areTyped: true });
  return readOwn(directory, file);
}
