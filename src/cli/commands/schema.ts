import { existsSync } from 'node:fs';
import { writeSchemas } from '../../project/write-schemas.js';
import { Complaint, print } from '../terminal.js';

export function schema({ deck: directory }: { deck: string }): number {
  if (!existsSync(directory)) throw new Complaint(`there is no folder ${directory}`);
  print(`Wrote ${writeSchemas(directory).join(', ')}.\n`);
  return 0;
}
