import { describe, expect, it } from 'vitest';
import { playChunk } from '../../bench/deck/play-chunk.js';
import { shippingDeck, TABLES } from '../engine/shipping-deck.js';

const GAMES = 100;

/** A look at what `npm run bench -- deck` measures with thousands of games: looser bounds, the same seeds every time. */
describe.each(TABLES)('greedy bots, $edition edition, $players players', ({ edition, players }) => {
  const { games, stalemates, turns, seats } = playChunk(shippingDeck, {
    edition,
    players,
    first: 1,
    count: GAMES,
  });

  it('bring nearly every game to an end (END-5)', () => {
    expect(games).toBe(GAMES);
    expect(stalemates).toBeLessThanOrEqual(GAMES / 50);
  });

  it('take about a dozen turns each, or a few more', () => {
    const each = turns / games / players;
    expect(each).toBeGreaterThan(players === 2 ? 12 : 9);
    expect(each).toBeLessThan(players === 2 ? 20 : 30);
  });

  it('win from every seat', () => {
    const even = GAMES / players;
    const deviation = Math.sqrt(even * (1 - 1 / players));
    for (const won of seats) expect(Math.abs(won - even)).toBeLessThan(4 * deviation);
  });
});
