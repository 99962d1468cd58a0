import type { Game } from '../table/game.js';
import { isOnFor } from './for-player.js';

/** Whether a player may play a death as any play, not only as the first (DEATH-1). */
export const deathOnAnyPlay = (game: Game, seat: number) => isOnFor(game, 'deathOnAnyPlay', seat);
