import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/places.js';
import { shroud } from '../support/shroud.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const WATCH = pathToFileURL(join(ROOT, 'test/support/cli/watch-loads.mjs')).href;

const CARD = 'a-card';
/** One card is enough: it has a back, which is laid out with <Flex>. */
const DECK = {
  'shroud.yaml': 'name: one\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base] }\n',
  'cards/base/cards.yaml': `modifiers:\n  ${CARD}: { title: A Card, icon: beast }\n`,
};

/** All that a command loads, as it was asked for. */
function asks(...args: readonly string[]): string[] {
  const file = join(temporaryFolder(), 'loads');
  const env = { ...process.env, NODE_OPTIONS: `--import ${WATCH}`, SHROUD_TEST_LOADS: file };
  const { code, err } = shroud(args, { cwd: ROOT, env });
  if (code !== 0) throw new Error(err);
  return readFileSync(file, 'utf8').split('\n');
}

/** The packages that a command loads beside what is bundled; those of the system and our own modules are left out. */
function loads(...args: readonly string[]): string[] {
  const names = asks(...args).filter((name) => /^(@[^/]+\/)?[a-z]/.test(name) && !name.includes(':'));
  return [...new Set(names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))];
}

describe('what a command does not need is not loaded', () => {
  it('by --version: nothing at all', () => {
    expect(asks('--version').filter((name) => !/^(node:|file:|data:|$)/.test(name))).toEqual([]);
    expect(asks('--help').filter((name) => name.startsWith('./'))).not.toEqual([]);
  });

  it('by check: pdf-lib, which print needs; and where nothing has changed satori, which laid out each <Flex> once', () => {
    const deck = temporaryFolder(DECK);
    const loaded = [...loads('init', temporaryFolder()), ...loads('check', '--deck', deck)];
    expect(loaded).toContain('satori');
    expect(loaded).not.toContain('pdf-lib');
    expect(loads('check', '--deck', deck)).not.toContain('satori');
    expect(loads('print', '--cards', CARD, '--deck', deck)).toContain('pdf-lib');
  });

  it('by check, render and print of a deck whose templates use no <Flex>: satori', () => {
    const deck = temporaryFolder({
      ...DECK,
      'templates/back.tsx': WITHOUT_FLEX,
      'templates/reference.tsx': WITHOUT_FLEX,
    });
    const commands = [['check'], ['render', CARD], ['print', '--cards', CARD]].map((command) =>
      loads(...command, '--deck', deck),
    );
    expect(commands.filter((loaded) => loaded.includes('satori'))).toEqual([]);
  });
});

/** In place of the two templates of the tool that use one. */
const WITHOUT_FLEX = `
import type { Element } from 'shroud/template';
export const frame = (): Element => <rect width="650" height="1050" fill="#422" />;
export const face = (): Element => <g />;
`;
