import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.js';
import { atOnce, killAtRandom, outcome } from './kill-at-random.js';

/** The same numbers each time: mulberry32. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

describe('a process that is killed in the midst of its work', () => {
  it('leaves nothing that the next one could stumble over (npm run kill does it 200 times)', async () => {
    expect(await killAtRandom(temporaryFolder(), 4, numbers(13))).toEqual([]);
  }, 240_000);
});

describe('two processes at once on one deck', () => {
  it('come to what one alone comes to', async () => {
    const folder = temporaryFolder();
    const [alone, shared] = [join(folder, 'alone'), join(folder, 'shared')];
    const starter = fileURLToPath(new URL('../../examples/starter', import.meta.url));
    for (const to of [alone, shared]) cpSync(starter, to, { recursive: true });
    for (const name of ['check', 'print']) {
      expect(await atOnce(shared, name)).toEqual([0, 0]);
      expect(outcome(shared, name)).toEqual(outcome(alone, name));
    }
  }, 240_000);
});
