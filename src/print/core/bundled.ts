import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { diskFolder } from '../../deck/disk/disk-folder.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Reads a YAML file that is bundled with the tool, in this folder. */
export function readBundled<T>(name: string): T {
  const found = diskFolder(HERE)?.read(name);
  if (found === undefined || 'refused' in found) throw new Error(`${name} is missing from the installation.`);
  return parse(new TextDecoder().decode(found.bytes)) as T;
}
