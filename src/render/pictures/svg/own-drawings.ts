import { diskFolder } from '../../../deck/disk/disk-folder.js';
import { BUILT_IN } from '../../ground/template-folder.js';

/** Where drawings lie among the templates that come with the tool. */
const FOLDERS = ['art', 'icons', 'ornaments'];

const builtIn = diskFolder(BUILT_IN);

/** Paths by how many bytes their files have: only files of the same size have to be compared. */
let paths: Map<number, string[]> | undefined;

/** Whether a file is one of the drawings that come with the tool, byte for byte: no stranger has made it. */
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
