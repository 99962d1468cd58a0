import { join } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { writeSchemas } from '../../operations/deck/write-schemas.js';
import { UserError } from '../../workspace/errors.js';
import { print } from '../terminal/terminal.js';

export function schema({ deck: directory }: { deck: string }): number {
  if (diskFolder(directory) === undefined) throw new UserError(`there is no folder ${directory}`);
  const paths = writeSchemas(directory).map((path) => join(directory, path));
  print(`Wrote ${paths.join(', ')}.\n`);
  return 0;
}
