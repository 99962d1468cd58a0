import { createHash } from 'node:crypto';
import type { DeckFolder } from '../../deck/folder.js';
import { isProgram, templateFolder } from './template-folder.js';

/** So deep are templates looked for. */
const DEEPEST = 8;

/** A deck's own programs, by path, and a checksum of all of them: what somebody trusts, or not. */
export interface OwnPrograms {
  readonly paths: readonly string[];
  readonly sum: string;
}

/** The programs that a deck brings; copies of those that come with the tool are none. */
export function ownPrograms(deck: DeckFolder | undefined): OwnPrograms {
  const folder = templateFolder(deck, true);
  const found: string[] = [];
  const look = (path: string, depth: number): void => {
    for (const { name, isFolder } of deck?.list(`templates${path === '' ? '' : `/${path}`}`) ?? []) {
      const inner = path === '' ? name : `${path}/${name}`;
      if (isFolder && depth < DEEPEST && !name.startsWith('.')) look(inner, depth + 1);
      else if (isProgram(name) && !name.endsWith('.d.ts')) found.push(inner);
    }
  };
  look('', 0);
  const sum = createHash('sha256');
  const paths = found.sort().filter((path) => {
    const file = folder.read(path);
    if (!('bytes' in file) || !file.isOwn) return false;
    sum.update(`${path} ${file.bytes.length}\n`).update(file.bytes);
    return true;
  });
  return { paths, sum: sum.digest('hex') };
}
