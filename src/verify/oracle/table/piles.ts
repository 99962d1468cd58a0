import { isDead } from './cards.js';
import { endGame, type Game } from './game.js';
import { notice } from './notice.js';
import { type CardName, type SeatNumber, seatAt } from './state.js';

/** Takes a card out of a list that must hold it. */
export function takeOut(cards: CardName[], card: CardName): CardName {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`${card} is not there`);
  cards.splice(index, 1);
  return card;
}

/** Every way into a hand leads through here, so that END-5 knows who got something. */
export function putInHand(game: Game, seat: SeatNumber, card: CardName): void {
  seatAt(game, seat).hand.push(card);
  if (seat === game.state.turn.active) game.state.turn.idle = false;
}

/** SETUP-5: an empty draw pile is made anew from the discards; if both are empty, nothing is drawn. */
export function drawCard(game: Game, seat: SeatNumber): CardName | undefined {
  const { state } = game;
  if (state.drawPile.length === 0 && state.discards.length > 0) {
    state.drawPile = [...game.fate.shuffle(state.discards)];
    state.discards = [];
  }
  const card = state.drawPile.shift();
  if (card === undefined) return undefined;
  putInHand(game, seat, card);
  notice(game, { event: 'drawn', seat, card });
  return card;
}

/** From a hand to the discards: only this is called discarding. */
export function discardFromHand(game: Game, seat: SeatNumber, card: CardName): void {
  game.state.discards.push(takeOut(seatAt(game, seat).hand, card));
  notice(game, { event: 'discarded', seat, card });
}

/** From one hand to another: neither drawn nor discarded. */
export function handOver(game: Game, from: SeatNumber, to: SeatNumber, card: CardName): void {
  putInHand(game, to, takeOut(seatAt(game, from).hand, card));
}

/** END-1: looked at whenever a character dies, before anything else happens. */
export function lookForTheEnd(game: Game): void {
  const extinct = game.state.seats.some(({ family }) => family.every((character) => isDead(game, character)));
  if (extinct) endGame(game, 'family');
}
