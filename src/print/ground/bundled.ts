import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { diskFolder } from '../../deck/disk/disk-folder.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A YAML file that comes with the tool and lies beside this one. */
export function bundled<T>(name: string): T {
  const found = diskFolder(HERE)?.read(name);
  if (found === undefined || 'refused' in found) throw new Error(`${name} is missing from the installation.`);
  return parse(new TextDecoder().decode(found.bytes)) as T;
}
