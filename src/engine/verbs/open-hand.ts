import type { Game } from '../game.js';
import { isOnFor } from '../lasting.js';

/** Whether the hand of a player lies open. */
export const isOpenHand = (game: Game, seat: number) => isOnFor(game, 'openHand', seat);
