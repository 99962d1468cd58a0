import { describe, expect, it } from 'vitest';
import { type MeasuredOdds, measured, medianOdds, outstanding } from '../../bench/deck/outstanding.js';
import { nextInt, seedRandom } from '../../src/engine/table/random.js';
import { cardTally, emptyTally, type Tally, VICTORY } from '../../src/verify/games/tally.js';
import { wilson } from '../../src/verify/statistics/interval.js';
import { computeOdds } from '../../src/verify/statistics/odds.js';

const GAMES = 20_000;
const PLAIN = 80;

/**
 * Games of two in which the first seat wins 55 % by itself. Playing `strong` adds 10 points, and two thirds of those who
 * draw it play it; `vain` does nothing, but only those play it who win anyway; `plain` does nothing.
 */
function addInvented(tally: Tally, seed: number): void {
  const random = seedRandom(seed);
  const chance = (share: number) => nextInt(random, 1000) < 1000 * share;
  const holder = nextInt(random, 2);
  const isPlayed = chance(2 / 3);
  const first = 0.55 + (isPlayed ? (holder === 0 ? 0.1 : -0.1) : 0);
  const winner = chance(first) ? 0 : 1;
  const draw = (id: string, seat: number, isUsed: boolean) => {
    const card = cardTally(tally, id);
    card.drawn[seat] = (card.drawn[seat] ?? 0) + 1;
    card.won[seat] = (card.won[seat] ?? 0) + (seat === winner ? VICTORY : 0);
    if (isUsed) card.played++;
  };
  const vain = nextInt(random, 2);
  draw('strong', holder, isPlayed);
  draw('vain', vain, vain === winner);
  for (let i = 0; i < PLAIN; i++) draw(`plain-${i}`, nextInt(random, 2), true);
}

describe('the odds of a card', () => {
  const tally = emptyTally('classic', 2);
  for (let seed = 1; seed <= GAMES; seed++) addInvented(tally, seed);
  const all = measured(computeOdds([tally]));
  const of = (card: string) => all.find((one) => one.card === card) as MeasuredOdds;

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
    expect(medianOdds(all)).toBeLessThan(0.01);
    expect(outstanding(all).map(({ card }) => card)).toEqual(['strong']);
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
