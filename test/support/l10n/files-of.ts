import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { read } from './decks.js';

/** Every file of a folder with its text, but what was replaced. */
export function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isOwn = (path: string) => !path.startsWith('output/.trash') && statSync(join(folder, path)).isFile();
  const files = paths.filter(isOwn).sort();
  return Object.fromEntries(files.map((path) => [path, read(folder, path)]));
}
