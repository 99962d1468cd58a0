import { type Tally, VICTORY } from '../games/tally.js';
import { roundDigits, Z } from './interval.js';

/**
 * What playing a card does to the odds of winning, in parts of a victory: +0.02 is two points of win share.
 *
 * Players choose whether and when to play a card: the winners of a game play other cards than the losers, whatever the
 * cards do. So winners among those who *played* a card say little. Who *draws* it is up to chance alone: every place in
 * the shuffled pile is as likely as any other. So we compare those who were the first to draw it with those who drew
 * any card in the same seat at the same table, and divide by how many of them went on to play it (Wald's estimator,
 * with the draw as the instrument). It rests on one assumption: a card that stays in the hand does nothing.
 */
export interface Odds {
  readonly drawn: number;
  /** The part of those who drew it that played it, and how often a draw was discarded as a play. */
  readonly played: number;
  readonly discarded: number;
  /** The change for the player who draws it, against the average card, and half of its 95 % interval. */
  readonly drawing: number;
  readonly drawingMargin: number;
  /** The change for the player who plays it; null if too few did. */
  readonly playing: number | null;
  readonly playingMargin: number | null;
}

/** The minimum number of plays for an estimate. */
const LEAST_PLAYS = 50;

/** The odds of every card, over all tables of an edition together, by card. */
export function computeOdds(tallies: readonly Tally[]): Record<string, Odds> {
  const usual = tallies.map(usualVictory);
  const cards = new Set(tallies.flatMap(({ greedy }) => Object.keys(greedy.cards)));
  return Object.fromEntries([...cards].sort().map((card) => [card, oddsOfCard(tallies, usual, card)]));
}

function oddsOfCard(tallies: readonly Tally[], usual: readonly number[][], card: string): Odds {
  let drawn = 0;
  let played = 0;
  let discarded = 0;
  let gained = 0;
  let variance = 0;
  for (const [place, { greedy }] of tallies.entries()) {
    const found = greedy.cards[card];
    if (found === undefined) continue;
    played += found.played;
    discarded += found.discarded;
    for (const [seat, count] of found.drawn.entries()) {
      const expected = usual[place]?.[seat] ?? 0;
      drawn += count;
      gained += (found.won[seat] ?? 0) / VICTORY - count * expected;
      variance += count * expected * (1 - expected);
    }
  }
  const drawing = gained / drawn;
  const error = Math.sqrt(variance) / drawn;
  const share = played / drawn;
  const isMeasured = played >= LEAST_PLAYS;
  const playing = drawing / share;
  // The share of plays is an estimate, too.
  const playingError = Math.hypot(error / share, playing * Math.sqrt((1 - share) / (share * drawn)));
  return {
    drawn,
    played: roundDigits(share),
    discarded: roundDigits(discarded / drawn),
    drawing: roundDigits(drawing),
    drawingMargin: roundDigits(Z * error),
    playing: isMeasured ? roundDigits(playing) : null,
    playingMargin: isMeasured ? roundDigits(Z * playingError) : null,
  };
}

/** By seat: how much of a victory follows the draw of any card. */
function usualVictory({ players, greedy }: Tally): number[] {
  return Array.from({ length: players }, (_, seat) => {
    let drawn = 0;
    let won = 0;
    for (const card of Object.values(greedy.cards)) {
      drawn += card.drawn[seat] ?? 0;
      won += card.won[seat] ?? 0;
    }
    return drawn === 0 ? 0 : won / VICTORY / drawn;
  });
}
