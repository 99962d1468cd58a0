import { describe, expect, it } from 'vitest';
import { playChunk } from '../../src/verify/games/play-chunk.js';
import { computeStatistics } from '../../src/verify/statistics/statistics.js';
import { shippingDeck, TABLES } from '../support/shipping-deck.js';

const GAMES = 100;

/** A look at what `npm run bench -- deck` measures with thousands of games: looser bounds, the same seeds every time. */
describe.each(TABLES)('greedy bots, $edition edition, $players players', ({ edition, players }) => {
  const every = { seed: 1, followEvery: 0, greedyEvery: 1 };
  const tally = playChunk(shippingDeck, { edition, players, ...every, first: 0, count: GAMES });
  const [table] = computeStatistics([tally]).tables;

  it('bring nearly every game to an end (END-5)', () => {
    expect(table?.greedyGames).toBe(GAMES);
    expect(table?.stalemates.share).toBeLessThanOrEqual(1 / 50);
  });

  it('take about a dozen turns each, or a few more', () => {
    expect(table?.turnsEach).toBeGreaterThan(players === 2 ? 12 : 9);
    expect(table?.turnsEach).toBeLessThan(players === 2 ? 20 : 30);
  });

  it('win from every seat', () => {
    const even = 1 / players;
    const deviation = Math.sqrt((even * (1 - even)) / GAMES);
    expect(table?.seats.length).toBe(players);
    for (const { share } of table?.seats ?? []) expect(Math.abs(share - even)).toBeLessThan(4 * deviation);
  });
});
