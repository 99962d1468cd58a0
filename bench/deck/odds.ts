import { Z } from '../../src/verify/statistics/interval.js';
import type { Tally } from './tally.js';

/**
 * What playing a card does to the odds of winning, in parts of a victory: +0.02 is two points of win share.
 *
 * Whoever plays a card chose to, and chose when: the winners of a game play other cards than the losers, whatever the
 * cards do. So winners among those who *played* a card say little. Who *draws* it is up to chance alone: every place in
 * the shuffled pile is as likely as any other. So we compare those who were the first to draw it with those who drew
 * any card in the same seat at the same table, and divide by how many of them went on to play it (Wald's estimator,
 * with the draw as the instrument). It rests on one assumption: a card that stays in the hand does nothing.
 */
export interface Odds {
  readonly card: string;
  readonly drawn: number;
  /** The part of those who drew it that played it. */
  readonly played: number;
  /** The change for whoever draws it, against the average card, and half of its 95 % interval. */
  readonly drawing: number;
  readonly drawingMargin: number;
  /** The same for whoever plays it. */
  readonly playing: number;
  readonly playingMargin: number;
}

/** With fewer plays than this, an estimate says nothing. */
const LEAST_PLAYS = 50;

/** The odds of every card, over all tables of an edition together, by card. */
export function oddsOf(tallies: readonly Tally[]): Odds[] {
  const usual = tallies.map(usualVictory);
  const cards = new Set(tallies.flatMap((tally) => Object.keys(tally.cards)));
  return [...cards].sort().map((card) => {
    let drawn = 0;
    let played = 0;
    let gained = 0;
    let variance = 0;
    for (const [place, tally] of tallies.entries()) {
      const found = tally.cards[card];
      if (found === undefined) continue;
      played += found.played;
      for (const [seat, count] of found.drawn.entries()) {
        const expected = usual[place]?.[seat] ?? 0;
        drawn += count;
        gained += (found.won[seat] ?? 0) - count * expected;
        variance += count * expected * (1 - expected);
      }
    }
    const drawing = gained / drawn;
    const error = Math.sqrt(variance) / drawn;
    const share = played / drawn;
    const playing = drawing / share;
    // The share of plays is an estimate, too.
    const playingError = Math.hypot(error / share, playing * Math.sqrt((1 - share) / (share * drawn)));
    return {
      card,
      drawn,
      played: share,
      drawing,
      drawingMargin: Z * error,
      playing,
      playingMargin: Z * playingError,
    };
  });
}

/** By seat: how much of a victory follows the draw of any card. */
function usualVictory({ players, cards }: Tally): number[] {
  return Array.from({ length: players }, (_, seat) => {
    let drawn = 0;
    let won = 0;
    for (const card of Object.values(cards)) {
      drawn += card.drawn[seat] ?? 0;
      won += card.won[seat] ?? 0;
    }
    return drawn === 0 ? 0 : won / drawn;
  });
}

/** Whether there are enough plays to say anything. */
export const isMeasured = ({ drawn, played }: Odds) => drawn * played >= LEAST_PLAYS;

/** The middle one of what playing a card changes, signs put aside. */
export function medianOdds(odds: readonly Odds[]): number {
  const sizes = odds
    .filter(isMeasured)
    .map(({ playing }) => Math.abs(playing))
    .sort((a, b) => a - b);
  const half = Math.floor(sizes.length / 2);
  return sizes.length % 2 === 1 ? (sizes[half] ?? 0) : ((sizes[half - 1] ?? 0) + (sizes[half] ?? 0)) / 2;
}

/** The cards that move the odds by more than twice the median, beyond what chance explains; the strongest first. */
export function outstanding(odds: readonly Odds[]): Odds[] {
  const limit = 2 * medianOdds(odds);
  return odds
    .filter((one) => isMeasured(one) && Math.abs(one.playing) - one.playingMargin > limit)
    .sort((a, b) => Math.abs(b.playing) - Math.abs(a.playing));
}
