import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SMALL } from '../../support/l10n/decks.js';
import { MAIN } from '../../support/shroud.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

describe('an empty path, which was taken for the current folder', () => {
  it.each([
    [['init', '']],
    [['init', ' ']],
    [['render', '--out', '']],
    [['export', '--to', 'csv', '--out', '']],
    [['l10n', 'export', '--lang', 'it', '--out', '']],
    [['build', '--deck', '']],
  ])('is wrong usage, and nothing is written: %j', (args) => {
    const folder = temporaryFolder(args[0] === 'init' ? {} : SMALL);
    const before = readdirSync(folder, { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('empty')]);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });
});
