import { describe, expect, it } from 'vitest';
import { medianOdds, type Odds, oddsOf, outstanding } from '../../bench/deck/odds.js';
import { playChunk } from '../../bench/deck/play-chunk.js';
import { addGame, emptyTally, type GameNote, mergeTally } from '../../bench/deck/tally.js';
import { nextInt, seedRandom } from '../../src/engine/random.js';
import { wilson } from '../../src/verify/statistics/interval.js';
import { shippingDeck } from '../engine/shipping-deck.js';

const GAMES = 20_000;
const PLAIN = 80;

/**
 * Games of two in which the first seat wins 55 % by itself. Playing `strong` adds 10 points, and two thirds of those who
 * draw it play it; `vain` does nothing, but only those play it who win anyway; `plain` does nothing.
 */
function invented(seed: number): GameNote {
  const random = seedRandom(seed);
  const chance = (share: number) => nextInt(random, 1000) < 1000 * share;
  const holder = nextInt(random, 2);
  const isPlayed = chance(2 / 3);
  const first = 0.55 + (isPlayed ? (holder === 0 ? 0.1 : -0.1) : 0);
  const winner = chance(first) ? 0 : 1;
  const vain = nextInt(random, 2);
  return {
    turns: 24,
    isStalemate: false,
    victory: [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0],
    families: ['castle-slogar', 'hemlock-hall'],
    draws: [
      { card: 'strong', seat: holder, isPlayed },
      { card: 'vain', seat: vain, isPlayed: vain === winner },
      ...Array.from({ length: PLAIN }, (_, i) => ({
        card: `plain-${i}`,
        seat: nextInt(random, 2),
        isPlayed: true,
      })),
    ],
  };
}

describe('the odds of a card', () => {
  const tally = emptyTally('classic', 2);
  for (let seed = 1; seed <= GAMES; seed++) addGame(tally, invented(seed));
  const odds = new Map(oddsOf([tally]).map((one) => [one.card, one]));
  const of = (card: string) => odds.get(card) as Odds;

  it('are what playing it does, however many of those who drew it played it', () => {
    const { played, playing, playingMargin } = of('strong');
    expect(played).toBeCloseTo(2 / 3, 1);
    expect(Math.abs(playing - 0.1)).toBeLessThan(0.02);
    expect(playingMargin).toBeLessThan(0.02);
  });

  it('do not take the winners’ choice for its cause', () => {
    const { playing, playingMargin } = of('vain');
    expect(Math.abs(playing)).toBeLessThan(playingMargin);
  });

  it('do not take the first seat’s luck for the card’s', () => {
    const plain = Array.from({ length: PLAIN }, (_, i) => of(`plain-${i}`));
    expect(
      plain.filter(({ playing, playingMargin }) => Math.abs(playing) > playingMargin).length,
    ).toBeLessThan(PLAIN / 8);
  });

  it('tell the cards that stand out from those that chance explains', () => {
    expect(medianOdds([...odds.values()])).toBeLessThan(0.01);
    expect(outstanding([...odds.values()]).map(({ card }) => card)).toEqual(['strong']);
  });
});

describe('a tally', () => {
  it('is the same in one piece and put together from two', () => {
    const whole = playChunk(shippingDeck, { edition: 'second', players: 5, first: 1, count: 6 });
    const sum = emptyTally('second', 5);
    for (const first of [1, 4])
      mergeTally(sum, playChunk(shippingDeck, { edition: 'second', players: 5, first, count: 3 }));
    expect(sum).toEqual(whole);
  });
});

describe('a share', () => {
  it('has the interval that Wilson gives it', () => {
    const { share, low, high } = wilson(10, 20);
    expect(share).toBe(0.5);
    expect(low).toBeCloseTo(0.2993, 3);
    expect(high).toBeCloseTo(0.7007, 3);
  });

  it('has one where nothing happened at all', () => {
    expect(wilson(0, 400)).toMatchObject({ share: 0, low: 0 });
    expect(wilson(0, 400).high).toBeCloseTo(0.0095, 4);
  });
});
