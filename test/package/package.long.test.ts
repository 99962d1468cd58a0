import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/places.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const CONSUMER = `
import { diskFolder, loadDeck, type Deck } from 'shroud-cards';
import { choices, createGame } from 'shroud-cards/engine';
import deck, { type CardId, type CardIdOf, type FamilyId } from './my-deck/output/deck.js';

const id: CardId = 'bitten-by-a-badger';
const modifier: CardIdOf<'modifier'> = 'bitten-by-a-badger';
const family: FamilyId = 'lantern-street';
const icon: 'beast' = deck.cards['bitten-by-a-badger'].icons.bottom;
const verb: 'discard' = deck.cards['bitten-by-a-badger'].effects.immediate[0].verb;
const asDeck: Deck = deck;

// @ts-expect-error a misspelt card id does not compile
const misspelt: CardId = 'biten-by-a-badger';
// @ts-expect-error an event is not a modifier
const wrongKind: CardIdOf<'modifier'> = 'not-at-home';
// @ts-expect-error a misspelt id does not compile as a property either
deck.cards['biten-by-a-badger'];

const legal = choices(createGame(deck, { players: 2, edition: 'first', seed: 1 }));
const loaded = loadDeck(diskFolder('my-deck'));
// The layout comes from the templates: \`build\` adds it.
const { layout, ...cards } = asDeck;
const same = layout !== undefined && JSON.stringify(loaded.deck) === JSON.stringify(cards);
console.log(JSON.stringify({ id, modifier, family, icon, verb, same, plays: legal.length > 1 }));
void [misspelt, wrongKind];
`;

/** The compiler reports a misspelt id, and nothing else. */
const MISSPELLER = `import type { CardId } from './my-deck/output/deck.js';
export const another: CardId = 'no-such-card';
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    outDir: 'out',
    types: ['node'],
  },
  files: ['main.ts', 'misspeller.ts'],
};

/** What npm does with a package file, without a registry: only what the package asks for is there beside it. */
function install(project: string, file: string): void {
  const modules = join(project, 'node_modules');
  const home = join(modules, 'shroud-cards');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  mkdirSync(home);
  execFileSync('tar', ['-xzf', join(project, file), '-C', home, '--strip-components=1']);
  const { dependencies, bin, scripts } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$/.test(name))).toEqual([]);
  for (const name of [...Object.keys(dependencies), 'typescript', '@types/node']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const [name, script] of Object.entries<string>(bin)) {
    chmodSync(join(home, script), 0o755);
    symlinkSync(join('..', 'shroud-cards', script), join(modules, '.bin', name));
  }
  symlinkSync('../typescript/bin/tsc', join(modules, '.bin', 'tsc'));
}

describe('the package', () => {
  it('installs into an empty strict TypeScript project, where a deck of its own compiles and runs', () => {
    const project = temporaryFolder({
      'package.json': JSON.stringify({ name: 'a-game', private: true, type: 'module' }),
      'tsconfig.json': JSON.stringify(TSCONFIG),
      'main.ts': CONSUMER,
      'misspeller.ts': MISSPELLER,
    });
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', project], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    ) as [{ filename: string; files: { path: string }[] }];
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toContain('dist/cli/main.js');
    expect(paths).toContain('docs/guide/printing.md');
    // Of the sources, only the words: a start for a sixth language.
    expect(paths.filter((path) => /^(src|test|bench|output|docs\/make)\//.test(path)).sort()).toEqual(
      ['en', 'es', 'fr', 'it', 'pl'].map((lang) => `src/language/words/${lang}.yaml`),
    );

    install(project, packed.filename);
    const [shroud, tsc] = ['./node_modules/.bin/shroud', './node_modules/.bin/tsc'];
    // As the README shows it: npx finds the command by the name of the package, since there is only one.
    run('npx', '--offline', 'shroud-cards', 'init', 'my-deck');
    run(shroud, 'build', '--deck', 'my-deck');
    // Templates, fonts, words and profiles are in the package.
    expect(run(shroud, 'print', '--deck', 'my-deck')).toContain('my-deck-en-a4-film.pdf');
    // A mistake in one file is reported, and the other is compiled all the same.
    const { status, stdout } = spawnSync(tsc, ['--pretty', 'false'], { cwd: project, encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stdout).toMatch(
      /^misspeller\.ts\(2,14\): error TS2322: Type '"no-such-card"' is not assignable to type '.*\n$/,
    );
    expect(JSON.parse(run('node', 'out/main.js'))).toEqual({
      id: 'bitten-by-a-badger',
      modifier: 'bitten-by-a-badger',
      family: 'lantern-street',
      icon: 'beast',
      verb: 'discard',
      same: true,
      plays: true,
    });
  });
});
