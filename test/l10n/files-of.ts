import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { read } from './decks.js';

/** Every file of a folder with its text. */
export function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile()).sort();
  return Object.fromEntries(files.map((path) => [path, read(folder, path)]));
}
