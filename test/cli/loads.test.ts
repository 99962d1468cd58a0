import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.js';
import { shroud } from './shroud.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WATCH = pathToFileURL(join(ROOT, 'test/cli/watch-loads.mjs')).href;

/** The packages that a command loads; those of the system and our own modules are left out. */
function loads(...args: readonly string[]): string[] {
  const file = join(temporaryFolder(), 'loads');
  const env = { ...process.env, NODE_OPTIONS: `--import ${WATCH}`, SHROUD_TEST_LOADS: file };
  const { code, err } = shroud(args, { cwd: ROOT, env });
  if (code !== 0) throw new Error(err);
  const names = readFileSync(file, 'utf8')
    .split('\n')
    .filter((name) => /^(@[^/]+\/)?[a-z]/.test(name) && !name.includes(':'));
  return [...new Set(names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))];
}

describe('what a command does not need is not loaded', () => {
  it('by --version: nothing at all', () => {
    const heavy = [
      'ajv',
      'esbuild',
      'fontkit',
      'messageformat',
      'pdf-lib',
      'satori',
      'yaml',
      '@resvg/resvg-js',
    ];
    expect(loads('--version').filter((name) => heavy.includes(name))).toEqual([]);
  });

  it('by check of a deck without PDFs: pdf-lib, which print needs', () => {
    const deck = temporaryFolder();
    const loaded = [...loads('init', deck), ...loads('check', '--deck', deck)];
    expect(loaded).toContain('yaml');
    expect(loaded).not.toContain('pdf-lib');
    expect(loads('print', '--deck', deck)).toContain('pdf-lib');
  });

  it('by check of a deck that has not changed: satori, which it needed to lay out each <Flex> once', () => {
    const deck = temporaryFolder();
    loads('init', deck);
    expect(loads('check', '--deck', deck)).toContain('satori');
    expect(loads('check', '--deck', deck)).not.toContain('satori');
  });

  it('by check, render and print of a deck whose templates use no <Flex>: satori', () => {
    const deck = temporaryFolder({
      'templates/back.tsx': WITHOUT_FLEX,
      'templates/reference.tsx': WITHOUT_FLEX,
    });
    loads('init', deck);
    const commands = ['check', 'render', 'print'].map((command) => loads(command, '--deck', deck));
    expect(commands.filter((loaded) => loaded.includes('satori'))).toEqual([]);
  });
});

/** In place of the two templates of the tool that use one. */
const WITHOUT_FLEX = `
import type { Element } from 'shroud/template';
export const frame = (): Element => <rect width="650" height="1050" fill="#422" />;
export const face = (): Element => <g />;
`;
