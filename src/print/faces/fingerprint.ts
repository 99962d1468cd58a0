import { createHash, type Hash } from 'node:crypto';
import type { Card } from '../../deck/deck.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { DeckFolder } from '../../deck/folder.js';
import { type FontFile, fontBytes } from '../../render/ground/fonts.js';
import { BUILT_IN } from '../../render/ground/template-folder.js';
import { pictureFinder } from '../../render/pictures/find-picture.js';

/** Layout, theme, templates and drawings; the art of single cards is not among them. */
export function templatesFingerprint(deck: DeckFolder | undefined): string {
  const hash = createHash('sha256');
  const builtIn = diskFolder(BUILT_IN);
  for (const name of builtIn?.list('.')?.map((entry) => entry.name) ?? []) {
    if (name !== 'art') addFiles(hash, builtIn, name, /./);
  }
  for (const { name } of deck?.list('templates') ?? []) {
    if (name !== 'art') addFiles(hash, deck, `templates/${name}`, /./);
  }
  return hash.digest('hex');
}

export function fontsFingerprint(fonts: readonly FontFile[]): string {
  const hash = createHash('sha256');
  for (const font of fonts) {
    hash
      .update(`${font.family} ${font.weight} ${font.style} ${fontBytes(font).length} `)
      .update(fontBytes(font));
  }
  return hash.digest('hex');
}

function addFiles(hash: Hash, folder: DeckFolder | undefined, path: string, wanted: RegExp): void {
  const entries = folder?.list(path);
  if (entries !== undefined) {
    for (const { name } of entries) addFiles(hash, folder, `${path}/${name}`, wanted);
    return;
  }
  if (!wanted.test(path)) return;
  const found = folder?.read(path);
  hash.update(`${path}\0`);
  if (found !== undefined && 'bytes' in found) hash.update(`${found.bytes.length}\0`).update(found.bytes);
}

/** The pictures that cards show. */
export function artFingerprints(deck: DeckFolder | undefined): (id: string, card: Card) => string {
  const finder = pictureFinder(deck);
  const known = new Map<string, string>();
  return (id, card) => {
    const name = finder.nameFor(id, card);
    if (name === undefined) return '';
    let found = known.get(name);
    if (found === undefined) {
      const file = finder.read(name);
      const hash = createHash('sha256').update(`${name}\0`);
      if ('bytes' in file) hash.update(`${file.bytes.length}\0`).update(file.bytes);
      found = hash.digest('hex');
      known.set(name, found);
    }
    return found;
  };
}
