import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesOf } from './cycles.js';
import { type Import, imports, importsIn, sourceFiles, textOf } from './imports.js';
import { INSIDE, MODULES } from './plan.js';

const files = sourceFiles.filter((file) => file.startsWith('src/'));
/** `src/deck/deck.ts` is in the module `deck`. */
const moduleOf = (path: string) => path.replace(/^src\//, '').split('/')[0] ?? '';
/** `src/verify/oracle/verbs/draw.ts` is in the folder `oracle/verbs` of its module. */
const folder = (path: string) => dirname(path).split('/').slice(2).join('/') || '.';
const isWithin = ({ from, to }: Import) => to.startsWith('src/') && moduleOf(from) === moduleOf(to);
const within = (name: string) =>
  imports
    .filter((one) => isWithin(one) && moduleOf(one.from) === name)
    .filter(({ from, to }) => folder(from) !== folder(to));
const inWords = ({ from, to }: Import) => `${from} uses ${to}`;

describe('the modules', () => {
  it('has no module that the plan does not know', () => {
    expect([...new Set(sourceFiles.map(moduleOf))].sort()).toEqual(Object.keys(MODULES).sort());
  });

  it('has imports that go in one direction only, and lead to nothing outside', () => {
    const toFiles = imports.filter(({ specifier }) => specifier.startsWith('.'));
    expect(toFiles.length).toBeGreaterThan(1000);
    expect(toFiles.filter(({ to }) => !sourceFiles.includes(to)).map(inWords)).toEqual([]);
    const wrong = toFiles.filter(
      ({ from, to }) => moduleOf(from) !== moduleOf(to) && !MODULES[moduleOf(from)]?.includes(moduleOf(to)),
    );
    expect(wrong.map(inWords)).toEqual([]);
  });

  it('has no files that load each other in a circle', () => {
    expect(cyclesOf(imports.filter(({ isValue }) => isValue))).toEqual([]);
  });

  it('has no files that refer to the types of each other in a circle', () => {
    expect(cyclesOf(imports)).toEqual([]);
  });

  it('touches process, console and exit codes in cli only', () => {
    const others = files.filter((file) => moduleOf(file) !== 'cli');
    const touching = others.filter((file) =>
      /\b(process|console)\.\w/.test(textOf(file).replaceAll('process.pid', '')),
    );
    expect(touching).toEqual([]);
  });

  it('opens, lists, watches, writes and deletes files of a deck in deck/disk only', () => {
    const users = imports
      .filter(({ from, to }) => from.startsWith('src/') && /^(node:)?fs\b|^chokidar$/.test(to))
      .map(({ from }) => from)
      .filter((file) => !file.startsWith('src/deck/disk/'));
    expect([...new Set(users)].sort()).toEqual([
      // When the tool's own files were changed.
      'src/cache/tool-fingerprint.ts',
      // Its own package file.
      'src/cli/main.ts',
      // Whether `shroud` is on the PATH.
      'src/cli/terminal/invocation.ts',
      // What the system tells of a process.
      'src/workers/process-host.ts',
    ]);
  });

  it('writes into a deck by a contained folder only: links below output/ led the pages of preflight out of it', () => {
    const users = files.filter(
      (file) => !file.startsWith('src/deck/disk/') && /\bwriteAtomic\b/.test(textOf(file)),
    );
    expect(users.sort()).toEqual([
      // Where the caller has named a place (`--out`).
      'src/cli/commands/l10n-export.ts',
      'src/cli/commands/render.ts',
      // What is remembered outside of every deck.
      'src/operations/verify/own-report.ts',
      'src/render/core/process-check.ts',
      'src/studio/server/token.ts',
    ]);
  });
});

describe('inside of a module', () => {
  const withFolders = [...new Set(files.filter((file) => folder(file) !== '.').map(moduleOf))].sort();

  it('there is a plan, if it has folders', () => {
    expect(Object.keys(INSIDE).sort()).toEqual(withFolders);
  });

  it.each(Object.entries(INSIDE))(
    '%s: the plan goes in one direction only, and names all folders',
    (name, plan) => {
      const directions = Object.entries(plan).flatMap(([from, all]) => all.map((to) => ({ from, to })));
      expect(cyclesOf(directions)).toEqual([]);
      const folders = new Set(files.filter((file) => moduleOf(file) === name).map(folder));
      expect(Object.keys(plan).sort()).toEqual([...folders].sort());
    },
  );

  it.each(Object.entries(INSIDE))('%s: folders use each other as the plan says', (name, plan) => {
    const wrong = within(name).filter(({ from, to }) => !plan[folder(from)]?.includes(folder(to)));
    expect(wrong.map(inWords)).toEqual([]);
  });

  it.each(Object.entries(INSIDE))('%s: the plan allows nothing that no file does', (name, plan) => {
    const done = new Set(within(name).map(({ from, to }) => `${folder(from)} uses ${folder(to)}`));
    const allowed = Object.entries(plan).flatMap(([from, all]) => all.map((to) => `${from} uses ${to}`));
    expect(allowed.filter((one) => !done.has(one))).toEqual([]);
  });
});

describe('what counts as loading another file', () => {
  const kinds = (text: string) =>
    importsIn('src/deck/load/assemble.ts', text).map(({ to, isValue }) => [to, isValue]);

  it.each([
    "import { loadDeck } from './load-deck.js';",
    "import {\n  type LoadedDeck,\n  loadDeck,\n} from './load-deck.js';",
    "import * as all from './load-deck.js';",
    "import './load-deck.js';",
    "export { loadDeck } from './load-deck.js';",
    "export * from './load-deck.js';",
  ])('includes %s', (text) => {
    expect(kinds(text)).toEqual([['src/deck/load/load-deck.ts', true]]);
  });

  it.each([
    "import type { LoadedDeck } from './load-deck.js';",
    "import {\n  type LoadedDeck,\n  type Other,\n} from './load-deck.js';",
    "export type { LoadedDeck } from './load-deck.js';",
    "const later = await import('./load-deck.js');",
  ])('does not include %s', (text) => {
    expect(kinds(text)).toEqual([['src/deck/load/load-deck.ts', false]]);
  });

  it('is found wherever it forms a cycle', () => {
    const edges = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
      { from: 'c', to: 'd' },
      { from: 'd', to: 'e' },
      { from: 'e', to: 'd' },
      { from: 'f', to: 'a' },
    ];
    expect(cyclesOf(edges)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });
});
