import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STARTER } from '../../support/places.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const CARDS = ['bitten-by-a-badger', 'not-at-home'];

describe('shroud verify merge', () => {
  it('makes one report of all parts, and refuses a deck that has changed since: that deck was not verified', async () => {
    const folder = temporaryFolder();
    cpSync(STARTER, folder, { recursive: true });
    for (const shard of ['1/2', '2/2']) {
      const asked = ['--games', '3', '--players', '2', '--workers', '0', '--cards', ...CARDS];
      const { code } = await shroudHere(['verify', ...asked, '--shard', shard, '--deck', folder]);
      expect(code).toBe(0);
    }
    const output = join(folder, 'output/verify');
    const parts = readdirSync(output).map((name) => join(output, name));
    expect(parts.length).toBe(2);
    const merge = () => shroudHere(['verify', 'merge', ...parts, '--deck', folder]);
    expect((await merge()).out).toMatch(/2 cards/);
    expect(JSON.parse(readFileSync(join(output, 'report.json'), 'utf8'))).toMatchObject({ games: 3 });

    const file = join(folder, 'cards/first/fortunes.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('-10', '-15'));
    const { code, err } = await merge();
    expect([code, err]).toEqual([1, expect.stringContaining('the deck has changed since it was verified')]);
  });
});
