import type { Game } from '../table/game.js';
import { applies, standing } from '../table/lasting.js';
import { concerns } from '../table/who.js';

/** The kinds that a player can't play now, one bit each. */
export function cannotPlay(game: Game, seat: number): number {
  let kinds = 0;
  for (const one of standing(game).cannotPlay) {
    if (!concerns(game, one.clause.who, one, seat) || !applies(game, one, false, seat)) continue;
    kinds |= one.clause.value.kind;
  }
  return kinds;
}
