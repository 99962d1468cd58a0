import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../measure.js';

/** Folders below `cards/` that are not sets. */
const NOT_SETS = ['rules', 'words'];

/**
 * The deck that ships in a folder of its own, each file of cards and texts so many times, with ids of their own.
 * @param checkout of which version of the tool
 */
export function deckCopies(times: number, checkout = ROOT): string {
  const folder = mkdtempSync(join(tmpdir(), 'shroud-bench-'));
  cpSync(join(checkout, 'cards'), join(folder, 'cards'), { recursive: true });
  const sets = readdirSync(join(folder, 'cards'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_SETS.includes(entry.name))
    .map(({ name }) => name);
  const names = (set: string) => [set, ...copies(times).map((n) => `${set}-${n}`)];
  const settings = readFileSync(join(checkout, 'shroud.yaml'), 'utf8')
    .replaceAll(/^ +census:.*\n/gm, '')
    .replaceAll(
      /sets: \[(.*)\]/g,
      (_, sets: string) => `sets: [${sets.split(', ').flatMap(names).join(', ')}]`,
    );
  writeFileSync(join(folder, 'shroud.yaml'), settings);
  for (const n of copies(times)) for (const set of sets) copySet(folder, set, n);
  if (times > 1) {
    rmSync(join(folder, 'cards/l10n.lock.yaml'));
    spawnSync(process.execPath, [
      join(ROOT, 'dist/cli/main.js'),
      'l10n',
      'accept',
      '--lang',
      'all',
      '--deck',
      folder,
    ]);
  }
  return folder;
}

const copies = (times: number) => Array.from({ length: times - 1 }, (_, i) => i + 2);

function copySet(folder: string, set: string, n: number): void {
  const from = join(folder, 'cards', set);
  const to = join(folder, 'cards', `${set}-${n}`);
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  for (const file of files) {
    const text = readFileSync(join(to, file), 'utf8');
    // Ids of cards and families stand two spaces deep, those of translated texts at the margin.
    const key = file.startsWith('text/') ? /^([a-z][a-z0-9-]*)(?=:)/gm : /^ {2}([a-z][a-z0-9-]*)(?=:)/gm;
    const named = text.replaceAll(key, (whole) => `${whole}-${n}`);
    writeFileSync(
      join(to, file),
      named.replaceAll(/(?<=\bfamily: )([a-z][a-z-]+)/g, (id) => `${id}-${n}`),
    );
  }
}
