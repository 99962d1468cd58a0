import { endGame, type Game } from './game.js';
import { putOnDiscards, takeOut } from './piles.js';
import type { CardName, SeatNumber } from './state.js';
import { seatAt } from './table.js';

/** A card on its way from the hand to where it goes. */
export interface Play {
  readonly card: CardName;
  readonly by: SeatNumber;
  /** The character that it is to be laid on; a redirection changes it. */
  on: CardName | undefined;
  /** Set by a reaction; the card has then gone where the reaction says. */
  cancelled: boolean;
}

/** A turn in which more cards are announced never comes to an end (END-5). */
const MOST_ANNOUNCEMENTS = 300;

/** The card leaves the hand; until it lands it is in no pile. */
export function announce(game: Game, { card, by }: Play): void {
  game.state.resolving.push(takeOut(seatAt(game, by).hand, card));
  game.state.turn.announced += 1;
  if (game.state.turn.announced > MOST_ANNOUNCEMENTS) endGame(game, 'announcements');
}

/** From no pile to the discards: this is not called discarding. */
export function toDiscards(game: Game, card: CardName): void {
  putOnDiscards(game, takeOut(game.state.resolving, card));
}
