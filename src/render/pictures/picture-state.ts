import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { DeckFolder } from '../../deck/folder.js';
import { BUILT_IN } from '../ground/template-folder.js';
import { isPdfName, standInsFor } from './find-picture.js';

const builtIn = diskFolder(BUILT_IN);

/** What changes when a picture does, wherever it may lie; the file itself is not read. */
export function pictureState(name: string, folder: DeckFolder | undefined): string {
  // Without a name it would be the folder that is looked at, which changes with anything that is put there.
  if (name === '') return '';
  const files = isPdfName(name) ? [name, ...standInsFor(name)] : [name];
  const stamps = files.flatMap((file) => [
    folder?.stamp(file),
    folder?.stamp(`templates/art/${file}`),
    builtIn?.stamp(`art/${file}`),
  ]);
  return [name, ...stamps].join(' ');
}
