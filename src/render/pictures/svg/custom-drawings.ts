import { diskFolder } from '../../../deck/disk/disk-folder.js';
import { BUILT_IN } from '../../core/template-folder.js';

/** Folders of drawings among the built-in templates. */
const FOLDERS = ['art', 'icons', 'ornaments'];

const builtIn = diskFolder(BUILT_IN);

/** Paths by file size: only files of the same size have to be compared. */
let paths: Map<number, string[]> | undefined;

/** Whether a file is byte-identical to a built-in drawing, and so trusted. */
export function comesWithTool(file: Uint8Array): boolean {
  if (builtIn === undefined) return false;
  if (paths === undefined) {
    paths = new Map();
    for (const folder of FOLDERS)
      for (const { name } of builtIn.list(folder) ?? []) {
        const path = `${folder}/${name}`;
        const size = Number.parseInt(builtIn.stamp(path), 10);
        paths.set(size, [...(paths.get(size) ?? []), path]);
      }
  }
  return (paths.get(file.length) ?? []).some((path) => {
    const found = builtIn.read(path);
    return 'bytes' in found && Buffer.compare(found.bytes, file) === 0;
  });
}
