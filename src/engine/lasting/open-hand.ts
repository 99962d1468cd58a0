import type { Game } from '../table/game.js';
import { isOnFor } from './for-player.js';

/** Whether the hand of a player lies open. */
export const isOpenHand = (game: Game, seat: number) => isOnFor(game, 'openHand', seat);
