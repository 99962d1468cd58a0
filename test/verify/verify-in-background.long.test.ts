import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Progress, verify, verifyInBackground } from '../../src/verify/index.js';
import { deckOf } from '../support/engine/table.js';
import { buildWorker } from '../support/verify/built-worker.js';
import { MemoryStore } from '../support/verify/memory-cache.js';

const folder = mkdtempSync(join(tmpdir(), 'background-'));
const script = await buildWorker(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const deck = deckOf(
  `
modifiers:
  windfall: { effects: { immediate: [{ draw: 2 }] } }
  gloom: { pathos: { top: -5 }, effects: { continuous: [{ drawLimit: -1 }] } }
`,
  { size: 2 },
);
const options = { games: 50, editions: ['classic'], players: [2] };
/** More than anybody will ever play. */
const ENDLESS = { ...options, games: 1_000_000_000 };

describe('a proof in the background', () => {
  it('is the same as any other, and can be asked how far it is while this thread does other things', async () => {
    let turns = 0;
    const clock = setInterval(() => turns++, 1);
    const proving = verifyInBackground(deck, { ...options, script });
    expect(proving.progress()).toMatchObject({ done: 0, games: 0 });
    const report = await proving.result;
    clearInterval(clock);
    expect(JSON.stringify(report)).toBe(JSON.stringify(await verify(deck, options)));
    expect(turns).toBeGreaterThan(0);
    const { done, of, games } = proving.progress();
    expect({ done, games }).toEqual({ done: of, games: 50 });
  });

  it.each([
    ['threads', { workers: 2, script }],
    ['this thread, between two tasks', { workers: 0 }],
  ])('stops when it is cancelled, in %s, and keeps what it has proven', async (_, where) => {
    const cache = new MemoryStore();
    let begun = () => {};
    const isPlaying = new Promise<void>((resolve) => (begun = resolve));
    const cards = Object.values(deck.cards).filter((card) => 'effects' in card).length;
    // One thread may play while the other still proves the last card.
    const isProven = () => cache.kept.filter((kind) => kind === 'proof').length === cards;
    const onProgress = ({ games }: Progress) => games > 0 && isProven() && begun();
    const proving = verifyInBackground(deck, { ...ENDLESS, ...where, cache, onProgress });
    await isPlaying;
    await proving.stop();
    expect(await proving.result).toBeUndefined();
    const { done, of } = proving.progress();
    expect(of - done).toBeGreaterThan(20_000_000);
    expect(cache.take('proof')).toBe(cards);
    expect(cache.take('games'), 'not half of them').toBe(0);
  });

  it('that is stopped twice, or after its end, has ended once', async () => {
    const proving = verifyInBackground(deck, { ...options, games: 1, script });
    const report = await proving.result;
    await Promise.all([proving.stop(), proving.stop()]);
    expect(await proving.result).toBe(report);
  });

  it('rejects with what went wrong', async () => {
    const lost = new URL('file:///no/such/worker.mjs');
    const proving = verifyInBackground(deck, { ...options, script: lost });
    await expect(proving.result).rejects.toThrow('was lost 3 times');
    await proving.stop();
  });
});

describe('a billion games', () => {
  it('begin at once, and take no room before they are played', async () => {
    const before = process.memoryUsage().heapUsed;
    const stopping = new AbortController();
    const sizes: number[] = [];
    const attempt = verify(deck, {
      ...ENDLESS,
      editions: ['classic', 'expansion', 'second'],
      probesOnly: false,
      cards: ['windfall'],
      signal: stopping.signal,
      onProgress({ games, of }) {
        sizes.push(process.memoryUsage().heapUsed - before);
        expect(of).toBeGreaterThan(50_000_000);
        if (games > 100) stopping.abort();
      },
    });
    await expect(attempt).rejects.toThrow('Nobody wants to know any more.');
    // A list of all tasks would take more than 2,000 MB.
    expect(Math.max(...sizes) / 2 ** 20).toBeLessThan(500);
  });
});
