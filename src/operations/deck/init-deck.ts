import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { createContainedFolder } from '../../deck/disk/contained-folder.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { DeckFolder } from '../../deck/folder.js';
import { LOCK_FILE } from '../../l10n/lock.js';
import { BUILT_IN } from '../../render/core/template-folder.js';
import { modeline } from '../../vocabulary/files/modeline.js';
import { CARD_SIZES, type SizeName } from './card-sizes.js';
import { writeSchemas } from './write-schemas.js';

/** The starter deck for `init`; it is one of the examples, and tested as such. */
const STARTER = fileURLToPath(new URL('../../../examples/starter', import.meta.url));

/** Thrown if existing files are in the way of a new deck. */
export class WouldOverwriteError extends Error {
  constructor(paths: readonly string[]) {
    super(`nothing was written, because these files exist already: ${paths.join(', ')}`);
  }
}

/** Copies the starter deck into a folder; never overwrites a file. Returns the written paths. */
export function initDeck(directory: string, size: SizeName = 'poker'): readonly string[] {
  const starter = diskFolder(STARTER);
  const sized = size === 'poker' ? undefined : diskFolder(join(BUILT_IN, 'sizes', size));
  const looks = new Map(sized && yamlFilesIn(sized).map((file) => [`templates/${file}`, file]));
  const files = [...(starter === undefined ? [] : yamlFilesIn(starter)), ...looks.keys()].sort();
  const folder = createContainedFolder(directory, '');
  const inTheWay = [...new Set(files.map((file) => file.split('/')[0] ?? file)), 'schema'].filter((path) =>
    folder.about(path),
  );
  if (inTheWay.length > 0) throw new WouldOverwriteError(inTheWay);
  // A folder named 2024 must not become a number.
  const name = stringify(deckName(directory)).trim();
  for (const file of files) {
    const look = looks.get(file);
    const text = look === undefined ? starterText(starter, file, name, size) : readText(sized, look);
    // The lock is not for editing.
    folder.write(file, (file === LOCK_FILE ? '' : modeline(file)) + text);
  }
  return [...files, ...writeSchemas(directory)];
}

function starterText(starter: DeckFolder | undefined, file: string, name: string, size: SizeName): string {
  const text = readText(starter, file);
  if (file !== 'shroud.yaml') return text;
  const card = Object.entries(CARD_SIZES[size]).map(([side, mm]) => `${side}: ${mm}`);
  return text
    .replace(/^name: .*$/m, () => `name: ${name}`)
    .replace(/^card: \{[^}]*\}/m, () => `card: { ${card.join(', ')} }`);
}

/** YAML files in all folders of the deck, except generated ones. */
function yamlFilesIn(folder: DeckFolder, path = ''): readonly string[] {
  const entries = (folder.list(path) ?? []).filter(({ name }) => name !== 'output');
  return entries
    .flatMap(({ name, isFolder }) => {
      const inner = path === '' ? name : `${path}/${name}`;
      if (isFolder) return yamlFilesIn(folder, inner);
      return name.endsWith('.yaml') ? [inner] : [];
    })
    .sort();
}

function readText(folder: DeckFolder | undefined, file: string): string {
  const found = folder?.read(file);
  if (found === undefined || 'refused' in found) throw new Error(`${file} is missing from the installation.`);
  return new TextDecoder().decode(found.bytes);
}

/** Turns the name of the folder into an id. */
function deckName(directory: string): string {
  const letters = basename(resolve(directory)).normalize('NFKD').toLowerCase();
  return (
    letters
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'my-deck'
  );
}
