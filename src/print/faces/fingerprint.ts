import { createHash, type Hash } from 'node:crypto';
import type { Card } from '../../deck/deck.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { type DeckFolder, LARGEST_FILE } from '../../deck/folder.js';
import { type Walk, walkFolder, walkTemplates } from '../../deck/walk.js';
import { type FontFile, fontBytes } from '../../render/core/fonts.js';
import { BUILT_IN } from '../../render/core/template-folder.js';
import { pictureFinder } from '../../render/pictures/find-picture.js';

/** Hash of layout, theme, templates and drawings, without the art of single cards. */
export function templatesFingerprint(deck: DeckFolder | undefined): string {
  const hash = createHash('sha256');
  const builtIn = diskFolder(BUILT_IN);
  if (builtIn !== undefined) addFiles(hash, builtIn, walkBuiltIn(builtIn));
  if (deck !== undefined) addFiles(hash, deck, walkTemplates(deck));
  return hash.digest('hex');
}

const walkBuiltIn = (folder: DeckFolder): Walk =>
  walkFolder(folder, '', { entries: 'files', isSkipped: (path) => path === 'art' });

/** The stamps of all files: changes whenever an input of the fingerprint changes, without reading the files. */
export function templatesStamps(deck: DeckFolder): string {
  const { files, repeated } = walkTemplates(deck);
  return [...files.map((path) => `${path} ${deck.stamp(path)}`), ...repeated].join('\n');
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

/** Hashes one file after another, so that none stays in memory. */
function addFiles(hash: Hash, folder: DeckFolder, { files, repeated }: Walk): void {
  for (const path of files) {
    const found = folder.read(path, LARGEST_FILE);
    hash.update(`${path}\0`);
    if ('bytes' in found) hash.update(`${found.bytes.length}\0`).update(found.bytes);
  }
  for (const [link, first] of repeated) hash.update(`${link}\0${first}\0`);
}

/** Hashes of the pictures that cards show. */
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
