import { HAND } from '../rules/editions.js';
import type { Game } from '../table/game.js';
import { sumFor } from './for-player.js';

/** Up to how many cards a player draws (TURN-5). */
export function drawLimit(game: Game, seat: number): number {
  return game.cards.hasLasting ? Math.max(0, HAND + sumFor(game, 'drawLimit', seat)) : HAND;
}
