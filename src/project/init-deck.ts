import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { CannotWrite, writeWhole } from '../deck/write-whole.js';
import { LOCK_FILE } from '../l10n/lock.js';
import { keepConsent } from '../render/ground/consent.js';
import { modeline } from '../vocabulary/files/modeline.js';
import { writeSchemas } from './write-schemas.js';

/** The deck that a designer starts from; it is one of the examples, and tested as such. */
const STARTER = fileURLToPath(new URL('../../examples/starter', import.meta.url));

/** What is in the way of a new deck. */
export class WouldOverwrite extends Error {
  constructor(paths: readonly string[]) {
    super(`nothing was written, because this is there already: ${paths.join(', ')}`);
  }
}

/** Copies the starter deck into a folder; refuses to overwrite anything. Returns what it wrote. */
export function initDeck(directory: string): readonly string[] {
  const files = starterFiles();
  const inTheWay = [...new Set(files.map((file) => file.split('/')[0] ?? file)), 'schema'].filter((path) =>
    exists(join(directory, path)),
  );
  if (inTheWay.length > 0) throw new WouldOverwrite(inTheWay);
  // A folder called 2024 must not become a number.
  const name = stringify(deckName(directory)).trim();
  for (const file of files) {
    const text = readFileSync(join(STARTER, file), 'utf8').replace(/^name: .*$/m, () => `name: ${name}`);
    // The lock is nobody's to edit.
    writeWhole(join(directory, file), (file === LOCK_FILE ? '' : modeline(file)) + text);
  }
  rememberMade(directory);
  return [...files, ...writeSchemas(directory)];
}

/** Whoever makes a deck here writes its templates, too. */
function rememberMade(directory: string): void {
  try {
    keepConsent(directory);
  } catch {
    // Without a place to remember it, the tool will ask.
  }
}

function starterFiles(): string[] {
  const entries = readdirSync(STARTER, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'));
  return files
    .map((entry) => relative(STARTER, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The folder's name, made an id. */
function deckName(directory: string): string {
  const letters = basename(resolve(directory)).normalize('NFKD').toLowerCase();
  return (
    letters
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'my-deck'
  );
}

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false;
    throw new CannotWrite(path, cause);
  }
}
