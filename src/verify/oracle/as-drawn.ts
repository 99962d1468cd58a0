import type { Script } from './table/choices.js';
import type { Game } from './table/game.js';
import { mayBePlayed } from './table/legal-plays.js';
import type { CardName, SeatNumber } from './table/state.js';
import { seatAt } from './table/table.js';

/** TURN-9: played like any other event, and free; a player who can't play it, or no longer has it, does nothing. */
export function* playAsDrawn(game: Game, seat: SeatNumber, cards: readonly CardName[]): Script {
  for (const card of cards) {
    const held = seatAt(game, seat).hand.includes(card);
    if (held && mayBePlayed(game, card, seat)) yield* game.playCard(game, { seat, do: 'play', card });
  }
}
