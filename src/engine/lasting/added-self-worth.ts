import type { Game } from '../table/game.js';
import { applies, standing } from '../table/lasting.js';

/** What `selfWorth` clauses add to a character; its `if` looks at printed pathos only. */
export function addedSelfWorth(game: Game, character: number): number {
  let sum = 0;
  for (const one of standing(game).selfWorth) {
    if (one.on === character && applies(game, one, true)) sum += one.clause.value.count;
  }
  return sum;
}
