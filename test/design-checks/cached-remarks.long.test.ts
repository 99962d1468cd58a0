import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDirectory } from '../../src/cache/cache.js';
import { newDeck } from '../kill/commands.js';
import { shroud } from '../support/shroud.js';
import { temporaryFolder } from '../support/temporary-folder.js';

describe('what a proofreader says of rules, kept from one process to the next', () => {
  it('is the same as without a cache, no matter which of its inputs changed', () => {
    const deck = newDeck(join(temporaryFolder(), 'deck'));
    const check = () => shroud(['check', '--format', 'json'], { cwd: deck }).out;
    const edit = (path: string, from: string, to: string) => {
      const file = join(deck, path);
      const before = readFileSync(file, 'utf8');
      expect(before).toContain(from);
      writeFileSync(file, before.replace(from, to));
    };
    /** The diagnostics with the cache, which must be those without. */
    const toldTwice = () => {
      const kept = check();
      rmSync(join(cacheDirectory(deck), 'remark'), { recursive: true });
      expect(check()).toBe(kept);
      return kept;
    };
    expect(check()).not.toContain('TEXT_');
    edit('cards/rules/it.yaml', 'Due piccoli casati', 'Due  piccoli casati');
    expect(toldTwice()).toContain('TEXT_SPACES');
    edit('cards/rules/it.yaml', 'Due  piccoli casati', 'Due piccoli casati');
    expect(toldTwice(), 'as before').not.toContain('TEXT_');
    edit('cards/rules/en.yaml', 'Two small families', '2 small families');
    expect(toldTwice(), 'the source').toContain('TEXT_NUMBERS');
  }, 120_000);
});
