/**
 * Self-worth of characters and value of families (VIS-3, END-2), with what lasting effects add. Memoized until a
 * card is laid or taken.
 */

import { CLEAR } from '../cards/compiled-deck.js';
import type { Game } from '../table/game.js';
import type { LastingClause } from '../table/lasting-by-verb.js';
import { isChanged, lastingClauses } from '../table/lasting-clauses.js';
import { sumPrintedWorth } from '../table/visibility.js';
import { count, countOwn, scale } from './amounts.js';
import { applies } from './applies.js';
import { perEach, sumPathosClauses } from './pathos-per.js';

/** A character's self-worth: its visible pathos (VIS-3) and what lasting effects add to it. */
export function selfWorth(game: Game, character: number): number {
  const printed = sumPrintedWorth(game, character);
  return game.cards.hasLasting && isChanged(game, character) ? addLasting(game, character, printed) : printed;
}

/** With what is added: reckoned once, until something is laid or taken. What asks about a hand is asked each time. */
function addLasting(game: Game, character: number, printed: number): number {
  const { time, times, worths, asking } = game.derived;
  if (times[character] !== time || asking[character] !== 0) {
    worths[character] = printed + sumSelfWorthClauses(game, character) + sumPathosClauses(game, character);
    times[character] = time;
  }
  return worths[character] as number;
}

/** What `selfWorth` clauses add to a character; its `if` looks at printed pathos only. */
function sumSelfWorthClauses(game: Game, character: number): number {
  let sum = 0;
  for (const one of lastingClauses(game).selfWorth) {
    if (one.on === character && applies(game, one, sumPrintedWorth)) sum += addedBy(game, one);
  }
  return sum;
}

/** What one clause adds; what it counts is seen by printed pathos only. */
function addedBy(game: Game, { clause, card, on, you }: LastingClause<'selfWorth'>): number {
  const amount = clause.value.count;
  if (typeof amount === 'number') return amount;
  const found = count(game, amount, { on, you, actor: you, worthOf: sumPrintedWorth });
  return scale(amount, found + countOwn(game, amount.icon, card, on));
}

/** What a mystery prints, all three slots together: none covers another (MYST-2). */
function mysteryPathos(game: Game, card: number): number {
  let sum = 0;
  for (let slot = 0; slot < 3; slot++) {
    const value = game.cards.pathos[3 * card + slot] as number;
    if (value !== CLEAR) sum += value;
  }
  return sum;
}

/** A family's value: the self-worth of its dead, its mysteries (END-2), and what those add where they say so. */
export function familyValue(game: Game, seat: number): number {
  let sum = 0;
  for (const character of game.families[seat] as number[]) {
    if ((game.death[character] as number) >= 0) sum += selfWorth(game, character);
  }
  for (const card of game.mysteries[seat] as number[]) sum += mysteryPathos(game, card);
  for (const one of lastingClauses(game).selfWorth) {
    if (one.on < 0 && one.you === seat && applies(game, one, sumPrintedWorth)) sum += addedBy(game, one);
  }
  for (const one of lastingClauses(game).pathosPer)
    if (one.on < 0 && one.you === seat) sum += perEach(game, one);
  return sum;
}
