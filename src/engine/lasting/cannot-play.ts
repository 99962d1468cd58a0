import type { Game } from '../table/game.js';
import { lastingClauses } from '../table/lasting-clauses.js';
import { applies } from './applies.js';
import { selfWorth } from './self-worth.js';
import { concerns } from './who.js';

/** The kinds that a player can't play now, one bit each. */
export function cannotPlay(game: Game, seat: number): number {
  let kinds = 0;
  for (const one of lastingClauses(game).cannotPlay) {
    if (!concerns(game, one.clause.who, one, seat) || !applies(game, one, selfWorth, seat)) continue;
    kinds |= one.clause.value.kind;
  }
  return kinds;
}
