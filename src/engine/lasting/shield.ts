import { isOfKind } from '../cards/card-table.js';
import type { Game } from '../table/game.js';
import { applies, standing } from '../table/lasting.js';

/** Whether a character is shielded from a kind of card that a player plays: none may be laid on it, or pick it. */
export function isShielded(game: Game, character: number, kind: number, player: number): boolean {
  if (standing(game).shield.length === 0 || game.standing.shields[character] === 0) return false;
  for (const one of standing(game).shield) {
    const { from, kind: kinds } = one.clause.value;
    const isAgainst =
      one.on === character && (from === 'anyone' || player !== one.you) && isOfKind(kinds, kind);
    if (isAgainst && applies(game, one)) return true;
  }
  return false;
}
