import type { Game } from '../table/game.js';
import type { LastingClause } from '../table/lasting-by-verb.js';
import { lastingClauses } from '../table/lasting-clauses.js';
import { measure } from './amounts.js';
import { applies } from './applies.js';
import { selfWorth } from './self-worth.js';
import { concerns } from './who.js';

/** Sums the numbers of all clauses with a verb that concern a player now. Several effects on one number add up. */
export function sumFor(game: Game, verb: 'drawLimit' | 'plays', seat: number): number {
  const { drawLimit, plays } = lastingClauses(game);
  // Not by the name of the verb: to look up a field by a name takes longer than all the rest.
  const clauses: readonly LastingClause<'drawLimit' | 'plays'>[] = verb === 'plays' ? plays : drawLimit;
  let sum = 0;
  for (let i = 0; i < clauses.length; i++) {
    const one = clauses[i] as LastingClause<'drawLimit' | 'plays'>;
    if (concerns(game, one.clause.who, one, seat) && applies(game, one, selfWorth, seat))
      sum += addedBy(game, one, seat);
  }
  return sum;
}

/** What one clause adds to a number of a player. */
function addedBy(
  game: Game,
  { clause, on, you }: LastingClause<'drawLimit' | 'plays'>,
  actor: number,
): number {
  const { count } = clause.value;
  return typeof count === 'number' ? count : measure(game, count, { on, you, actor, worthOf: selfWorth });
}

/** Whether a clause that is switched on or off, such as `openHand`, is on for a player now. */
export function isOnFor(game: Game, verb: 'deathOnAnyPlay' | 'openHand', seat: number): boolean {
  const { deathOnAnyPlay, openHand } = lastingClauses(game);
  const clauses: readonly LastingClause<'deathOnAnyPlay' | 'openHand'>[] =
    verb === 'openHand' ? openHand : deathOnAnyPlay;
  for (let i = 0; i < clauses.length; i++) {
    const one = clauses[i] as LastingClause<'deathOnAnyPlay' | 'openHand'>;
    if (concerns(game, one.clause.who, one, seat) && applies(game, one, selfWorth, seat)) return true;
  }
  return false;
}
