import { describe, expect, it } from 'vitest';
import { addTally, cardTally, emptyTally, VICTORY } from '../../../src/verify/games/tally.js';
import { wilson } from '../../../src/verify/statistics/interval.js';
import { computeOdds } from '../../../src/verify/statistics/odds.js';
import { computeStatistics } from '../../../src/verify/statistics/statistics.js';

describe('an interval', () => {
  it('holds near 0 and 1, and for nothing at all', () => {
    expect(wilson(0, 10)).toEqual({ share: 0, low: 0, high: 0.2775 });
    expect(wilson(10, 10)).toEqual({ share: 1, low: 0.7225, high: 1 });
    expect(wilson(50, 100)).toEqual({ share: 0.5, low: 0.4038, high: 0.5962 });
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

/** A table of two at which one card wins whenever it is drawn, if it is played, and another never does. */
function rigged() {
  const tally = emptyTally('classic', 2);
  const draw = (id: string, times: number, won: number, played: number) => {
    const card = cardTally(tally, id);
    card.drawn[0] = times;
    card.won[0] = won * VICTORY;
    card.played = played;
  };
  draw('lucky', 200, 150, 100);
  draw('other', 200, 50, 200);
  return tally;
}

describe('the odds', () => {
  it('of drawing a card are against the average card; those of playing it grow with how seldom it is played', () => {
    const { lucky, other } = computeOdds([rigged()]);
    expect(lucky).toMatchObject({ drawn: 200, played: 0.5, drawing: 0.25, playing: 0.5 });
    expect(other).toMatchObject({ played: 1, drawing: -0.25, playing: -0.25 });
    expect(lucky?.playingMargin).toBeGreaterThan(lucky?.drawingMargin ?? 1);
  });

  it('are not reported for a card that was hardly played', () => {
    const tally = rigged();
    cardTally(tally, 'lucky').played = 10;
    expect(computeOdds([tally]).lucky).toMatchObject({ playing: null, playingMargin: null });
  });
});

describe('tallies', () => {
  it('add up to the same in any order', () => {
    const sum = (...tallies: ReturnType<typeof rigged>[]) => {
      const total = emptyTally('classic', 2);
      for (const one of tallies) addTally(total, one);
      return total;
    };
    const [a, b] = [rigged(), rigged()];
    b.greedy.games = 3;
    b.greedy.seats[1] = VICTORY + VICTORY / 2;
    expect(sum(a, b)).toEqual(sum(b, a));
    expect(computeStatistics([sum(a, b)]).tables[0]?.seats[1]?.share).toBe(0.5);
  });
});
