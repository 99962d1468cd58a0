import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** What each room may use. Whatever is not named here may not be used; `index.ts` is the front door of all of them. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  diagnostics: [],
  vocabulary: ['diagnostics'],
  deck: ['diagnostics', 'vocabulary'],
  engine: ['vocabulary', 'deck'],
  language: ['vocabulary', 'deck', 'diagnostics'],
  l10n: ['diagnostics', 'vocabulary', 'deck'],
  render: ['diagnostics', 'vocabulary', 'deck', 'language'],
  print: ['diagnostics', 'vocabulary', 'deck', 'language', 'render'],
  verify: ['diagnostics', 'vocabulary', 'deck', 'engine'],
  project: ['diagnostics', 'vocabulary', 'deck', 'engine', 'language', 'l10n', 'render', 'print', 'verify'],
  cli: [
    'diagnostics',
    'vocabulary',
    'deck',
    'engine',
    'language',
    'l10n',
    'render',
    'print',
    'verify',
    'project',
  ],
  'index.ts': ['diagnostics', 'vocabulary', 'deck'],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

function sourceFiles(): string[] {
  const entries = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  return entries.filter((path) => path.endsWith('.ts')).map((path) => path.replaceAll('\\', '/'));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to = '']) => to);
  return specifiers.map((to) => ({
    from: file,
    to: to.startsWith('.') ? relative(SRC, join(SRC, dirname(file), to)) : to,
  }));
}

const imports = sourceFiles().flatMap(importsOf);
const room = (path: string) => path.split('/')[0] ?? '';

describe('the house', () => {
  it('has no room that the plan does not know', () => {
    expect([...new Set(sourceFiles().map(room))].sort()).toEqual(Object.keys(MAY_USE).sort());
  });

  it('has imports that go in one direction only', () => {
    const inside = imports.filter(({ to }) => Object.hasOwn(MAY_USE, room(to)));
    expect(inside.length).toBeGreaterThan(50);
    const wrong = inside.filter(
      ({ from, to }) => room(from) !== room(to) && !MAY_USE[room(from)]?.includes(room(to)),
    );
    expect(wrong).toEqual([]);
  });

  it('touches process, console and exit codes in cli only', () => {
    const others = sourceFiles().filter((file) => room(file) !== 'cli');
    const touching = others.filter((file) => {
      const text = readFileSync(join(SRC, file), 'utf8').replaceAll('process.pid', '');
      return /\b(process\.|console\.)/.test(text);
    });
    expect(touching).toEqual([]);
  });

  it('reads and writes files in deck/disk-folder, deck/write-whole, print/ground/disk, project and cli only', () => {
    const users = imports.filter(({ to }) => to.startsWith('node:fs')).map(({ from }) => from);
    expect(
      users.filter(
        (file) => !/^(project|cli)\/|^(deck\/(disk-folder|write-whole)|print\/ground\/disk)\.ts$/.test(file),
      ),
    ).toEqual([]);
  });
});
