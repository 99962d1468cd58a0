import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { DeckFolder } from '../../deck/folder.js';
import { BUILT_IN } from '../core/template-folder.js';
import { isPdfName, standInsFor } from './find-picture.js';

const builtIn = diskFolder(BUILT_IN);

/** A key that changes when a picture does, wherever its file is; the file itself is not read. */
export function pictureState(name: string, folder: DeckFolder | undefined): string {
  // An empty name would refer to the folder, which changes with any file in it.
  if (name === '') return '';
  const files = isPdfName(name) ? [name, ...standInsFor(name)] : [name];
  const stamps = files.flatMap((file) => [
    folder?.stamp(file),
    folder?.stamp(`templates/art/${file}`),
    builtIn?.stamp(`art/${file}`),
  ]);
  return [name, ...stamps].join(' ');
}
