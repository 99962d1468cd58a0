import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mergeReports, type VerifyOptions, verify } from '../../../src/verify/index.js';
import { deckOf } from '../../support/engine/table.js';
import { buildWorker } from '../../support/verify/built-worker.js';

const folder = mkdtempSync(join(tmpdir(), 'split-'));
const script = await buildWorker(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** Small families: short games. */
const deck = deckOf(
  `
modifiers:
  windfall: { effects: { immediate: [{ draw: 2 }] } }
  gloom: { pathos: { top: -5 }, effects: { continuous: [{ drawLimit: -1 }] } }
  thief: { pathos: { top: -5 }, effects: { immediate: [{ take: 1 }] } }
  patron: { effects: { continuous: [{ whenever: { event: dies, of: opponents }, do: [{ draw: 1 }] }] } }
  host: { effects: { immediate: [{ discard: { count: 1, pick: random }, who: opponents }] } }
events:
  no: { effects: { reaction: [{ cancel: modifier }] } }
`,
  { size: 2 },
);

const options: VerifyOptions = { games: 45, editions: ['classic'], players: [2], seed: 7 };
const text = (report: object) => JSON.stringify(report);

describe('the report', () => {
  it('is the same, byte for byte, however the work is split', async () => {
    const whole = text(await verify(deck, options));
    expect(text(await verify(deck, { ...options, workers: 2, script })), 'two threads').toBe(whole);
    const shards = await Promise.all(
      [3, 1, 2].map((index) => verify(deck, { ...options, shard: { index, of: 3 } })),
    );
    expect(text(mergeReports(shards)), 'three shards').toBe(whole);
  });

  it('differs for another seed', async () => {
    const one = await verify(deck, options);
    const other = await verify(deck, { ...options, seed: 8 });
    expect(text(other.evidence.tallies)).not.toBe(text(one.evidence.tallies));
  });

  it('can be put together only of all its parts', async () => {
    const parts = await Promise.all(
      [1, 2].map((index) => verify(deck, { ...options, games: 2, shard: { index, of: 2 } })),
    );
    const [first, second] = parts;
    if (first === undefined || second === undefined) throw new Error('two parts');
    expect(() => mergeReports([first])).toThrow('Part 2 of 2 is missing.');
    expect(() => mergeReports([first, first, second])).toThrow('Part 1 of 2 is there twice.');
    expect(() => mergeReports([first, { ...second, seed: 9 }])).toThrow('not of the same deck and seed');
    expect(() => mergeReports([first, { ...second, fingerprint: 'other' }])).toThrow('the deck has changed');
    const larger = await verify(deck, { ...options, games: 3, shard: { index: 2, of: 2 } });
    expect(() => mergeReports([first, larger])).toThrow('their options differ');
  });
});
