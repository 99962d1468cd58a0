import { isOfKind } from '../cards/compiled-deck.js';
import type { Game } from '../table/game.js';
import { lastingClauses } from '../table/lasting-clauses.js';
import { applies } from './applies.js';
import { selfWorth } from './self-worth.js';

/** Whether a character is shielded from a kind of card that a player plays: none may be laid on it, or pick it. */
export function isShielded(game: Game, character: number, kind: number, player: number): boolean {
  if (lastingClauses(game).shield.length === 0 || game.derived.shields[character] === 0) return false;
  for (const one of lastingClauses(game).shield) {
    const { from, kind: kinds } = one.clause.value;
    const isAgainst =
      one.on === character && (from === 'anyone' || player !== one.you) && isOfKind(kinds, kind);
    if (isAgainst && applies(game, one, selfWorth)) return true;
  }
  return false;
}
