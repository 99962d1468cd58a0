import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/places.js';

const MAIN = join(ROOT, 'dist/cli/main.js');

interface Command {
  readonly args: readonly string[];
  /** Makes sure that there is something to do. */
  readonly prepare?: (deck: string) => void;
  /** Whether it says the same when it is asked again. */
  readonly saysTheSame: boolean;
}

const CARDS = ['aunt-ottilie', 'bitten-by-a-badger', 'not-at-home'];

/** Translations of three files: what an import of them leaves does not depend on what was there. */
function sent(deck: string, word: string): void {
  const rows = [
    ['aunt-ottilie.title', 'Aunt Ottilie', `Zia ${word}`],
    ['bitten-by-a-badger.title', 'Bitten by a Badger', `${word} e un tasso`],
    ['LOOK-2.text', 'Characters lie under all other cards.', `I personaggi: ${word}.`],
  ];
  const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(','));
  writeFileSync(join(deck, `${word}.csv`), `id,en,it\n${csv.join('\n')}\n`);
}

/** What is killed, and asked again. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  check: { args: ['check'], saysTheSame: true },
  build: { args: ['build'], saysTheSame: true },
  print: { args: ['print', '--cards', ...CARDS], saysTheSame: true },
  verify: { args: ['verify', '--games', '4', '--json', '--workers', '1'], saysTheSame: true },
  import: {
    args: ['l10n', 'import', 'uno.csv'],
    prepare: (deck) => sent(deck, 'uno'),
    saysTheSame: false,
  },
  'another import': {
    args: ['l10n', 'import', 'due.csv'],
    prepare: (deck) => sent(deck, 'due'),
    saysTheSame: false,
  },
  accept: {
    args: ['l10n', 'accept'],
    prepare: (deck) => rmSync(join(deck, 'cards/l10n.lock.yaml'), { force: true }),
    saysTheSame: false,
  },
};

export function newDeck(folder: string): string {
  const starter = join(ROOT, 'examples/starter');
  const isMade = (path: string) => path === join(starter, 'output');
  cpSync(starter, folder, { recursive: true, filter: (path) => !isMade(path) });
  return folder;
}

export const argsOf = (name: string): readonly string[] => [MAIN, ...(COMMANDS[name]?.args ?? [])];

export const runIn = (
  deck: string,
  name: string,
  node: readonly string[] = [],
  env = {},
): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [...node, ...argsOf(name)], {
    cwd: deck,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

/** What a command comes to, when it is let be: what it says, and all files but those that are kept or left over. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly made: Readonly<Record<string, string>>;
}

export function outcome(deck: string, name: string): Outcome {
  const { status, stdout } = runIn(deck, name);
  return {
    code: status,
    out: COMMANDS[name]?.saysTheSame ? stdout : '',
    made: filesIn(deck, name),
  };
}

/** Reports of other commands are theirs. */
const MADE_BY: Readonly<Record<string, RegExp>> = {
  build: /^(cards|output\/deck)/,
  print: /^(cards|output\/print)/,
  verify: /^(cards|output\/verify)/,
};

function filesIn(deck: string, name: string): Record<string, string> {
  const all = readdirSync(deck, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file).slice(deck.length + 1))
    // Of what is made, a killed run may leave some half made; beside the cards, nothing.
    .filter((path) => path.startsWith('cards') || !path.endsWith('.tmp'));
  const own = all.filter((path) => (MADE_BY[name] ?? /^cards/).test(path)).sort();
  return Object.fromEntries(own.map((path) => [path, readFileSync(join(deck, path), 'base64')]));
}
