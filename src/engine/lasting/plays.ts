import { PLAYS } from '../rules/editions.js';
import type { Game } from '../table/game.js';
import { sumFor } from './for-player.js';

/** How many plays a turn of a player has (TURN-1), before extra plays and skipped ones. */
export function plays(game: Game, seat: number): number {
  return game.cards.hasLasting ? Math.max(0, PLAYS + sumFor(game, 'plays', seat)) : PLAYS;
}
