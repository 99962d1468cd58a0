import { EVENT } from '../cards/compiled-deck.js';
import { cannotPlay } from '../lasting/cannot-play.js';
import type { FreshFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { announce } from './announce.js';
import { kindBit, meetsIf } from './legal-plays.js';

/** Right after the effect that drew them, events that are played as drawn are played (TURN-9). */
export function startFresh(game: Game): void {
  if (game.fresh.length > 0) game.frames.push({ is: 'fresh', waiting: game.fresh.splice(0) });
}

export function stepFresh(game: Game, { waiting }: FreshFrame): void {
  if (!announceFirst(game, waiting)) game.frames.pop();
}

/**
 * Plays the first of the cards that are still where they were drawn to and can be played; what was drawn in the draw
 * phase waits for the end of the turn (TURN-9). Whether there was one.
 */
export function announceFirst(game: Game, waiting: number[]): boolean {
  while (waiting.length > 0) {
    const [card = -1, seat = -1] = waiting.splice(0, 2);
    const isHeld = (game.hands[seat] as number[]).includes(card);
    if (isHeld && meetsIf(game, seat, card) && (cannotPlay(game, seat) & kindBit(EVENT)) === 0) {
      announce(game, seat, card, -1);
      return true;
    }
  }
  return false;
}
