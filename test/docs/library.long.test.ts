import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as library from '../../src/index.js';
import { initDeck } from '../../src/operations/deck/init-deck.js';
import { ROOT } from '../support/places.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const PAGE = readFileSync(join(ROOT, 'docs/dev/library.md'), 'utf8');
const examples = [...PAGE.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);

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
  include: ['*.ts'],
};

/** A project of a user: the package and what its types need, linked in as if they had been installed. */
function projectWith(files: Readonly<Record<string, string>>): string {
  const project = temporaryFolder({
    ...files,
    'package.json': JSON.stringify({ name: 'a-game', private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify(TSCONFIG),
  });
  const linked = { 'shroud-cards': ROOT, '@types/node': join(ROOT, 'node_modules/@types/node') };
  for (const [name, from] of Object.entries(linked)) {
    const to = join(project, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to);
  }
  return project;
}

describe('docs/dev/library.md', () => {
  it('has examples that compile in a strict project and run, one after another, beside a new deck', () => {
    const names = examples.map((_, index) => `example-${index + 1}`);
    const project = projectWith(
      Object.fromEntries(names.map((name, i) => [`${name}.ts`, examples[i] ?? ''])),
    );
    const all = names.map((name) => `await import('./out/${name}.js');\n`);
    writeFileSync(join(project, 'all.mjs'), all.join(''));
    initDeck(join(project, 'my-deck'));
    const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
    const compiled = run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.');
    expect(compiled.stdout).toBe('');
    const { stdout: told, stderr, status } = run('all.mjs');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(told).toMatch(/my-deck has \d+ cards\./);
    expect(told).toContain('0 errors, 0 warnings');
    expect(told).toMatch(/output\/print\/\S+\.pdf: \d+ pages/);
    expect(told).toMatch(/[1-9]\d* probes, [1-9]\d* games, 0 cards not proven/);
  });

  it('names every function and class that the package exports', () => {
    const unnamed = Object.keys(library).filter((name) => !new RegExp(`\\b${name}\\b`).test(PAGE));
    expect(unnamed).toEqual([]);
  });
});
