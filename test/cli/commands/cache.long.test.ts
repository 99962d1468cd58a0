import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDirectory } from '../../../src/cache/cache.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

describe('shroud cache', () => {
  it('shows what the cache holds and its limit, and clears it', async () => {
    const event = 'events:\n  a-road: { title: Road, effects: { immediate: [{ draw: 2 }] } }\n';
    const folder = temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': event });
    const cache = async (...args: string[]) => (await shroudHere(['cache', ...args], { cwd: folder })).out;
    expect(await cache()).toBe('output/.cache is empty.\n');
    expect((await shroudHere(['check'], { cwd: folder })).code).toBe(0);
    expect(await cache()).toMatch(
      /^output\/\.cache\n( {2}\w+ +\d+ entr(y|ies) +[\d.]+ [kM]B {2}.+\n)+[\d.]+ [kM]B of at most 268\.4 MB\.\n$/,
    );
    expect(await cache()).toContain('texts that do not fit on a card');
    expect(await cache('--clear')).toMatch(/^Deleted [\d.]+ [kM]B\.\n$/);
    expect(existsSync(join(cacheDirectory(folder), 'fit'))).toBe(false);
    expect((await shroudHere(['check'], { cwd: folder })).code).toBe(0);
  });
});
