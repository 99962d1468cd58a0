import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { invocation, pasteable } from '../../../src/cli/terminal/invocation.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

describe('how the tool is called', () => {
  const directory = temporaryPath('project');
  const elsewhere = temporaryPath('clone/dist/cli/main.js');

  it('is `shroud` where that is on the PATH', () => {
    const bin = temporaryFolder({ shroud: '' });
    expect(invocation({ path: `/nowhere${delimiter}${bin}`, program: elsewhere, directory })).toBe('shroud');
  });

  it('is `npx shroud-cards` for an installed package, also while npx has its programs on the PATH', () => {
    const bin = join(temporaryFolder(), 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    writeFileSync(join(bin, 'shroud'), '');
    expect(invocation({ path: bin, program: join(bin, 'shroud'), directory })).toBe('npx shroud-cards');
  });

  it('is `node` and the path of the program in a clone', () => {
    const start = { path: '', program: elsewhere, directory: temporaryPath('clone') };
    expect(invocation(start)).toBe('node dist/cli/main.js');
  });
});

describe('a command in a hint', () => {
  const hint = 'If it is still right: shroud l10n accept --lang es paella.title';

  it('names the deck, if that is not the current folder', () => {
    expect(pasteable(hint, 'decks/pot-luck', 'shroud')).toBe(
      'If it is still right: shroud l10n accept --deck decks/pot-luck --lang es paella.title',
    );
    expect(pasteable(hint, '.', 'npx shroud-cards')).toBe(
      'If it is still right: npx shroud-cards l10n accept --lang es paella.title',
    );
  });

  it('names the deck once', () => {
    expect(pasteable('shroud schema --deck decks/pot-luck', 'decks/pot-luck', 'shroud')).toBe(
      'shroud schema --deck decks/pot-luck',
    );
  });

  it('quotes the name of a folder with spaces', () => {
    expect(pasteable('`shroud check`', 'pot luck', 'shroud')).toMatch(
      /^`shroud check --deck (['"])pot luck\1`$/,
    );
  });

  it('works where init was started', async () => {
    const folder = join(temporaryFolder(), 'pot-luck');
    const { out } = await shroudHere(['init', folder]);
    for (const command of ['studio', 'check', 'render', 'verify', 'print'])
      expect(out).toContain(`  ${invocation()} ${command} --deck ${folder}\n`);
  });
});

/** A path that need not exist. */
function temporaryPath(path: string): string {
  return join('/somewhere', path);
}
