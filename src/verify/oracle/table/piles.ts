import { isDead } from './cards.js';
import { endGame, type Game } from './game.js';
import { notice } from './notice.js';
import type { CardName, SeatNumber } from './state.js';
import { seatAt } from './table.js';

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

/** SETUP-5: the draw pile is never empty while there are discards. Returns whether a new one was made. */
export function makeAnew({ state, fate }: Game): boolean {
  if (state.drawPile.length > 0 || state.discards.length === 0) return false;
  state.drawPile = [...fate.shuffle(state.discards)];
  state.discards = [];
  return true;
}

/** Every way to the discards leads through here. */
export function putOnDiscards(game: Game, card: CardName): void {
  game.state.discards.push(card);
  makeAnew(game);
}

/** The next card of the draw pile; if that and the discards are empty, nothing is drawn (SETUP-5). */
export function drawCard(game: Game, seat: SeatNumber): CardName | undefined {
  const card = game.state.drawPile.shift();
  if (card === undefined) return undefined;
  makeAnew(game);
  putInHand(game, seat, card);
  notice(game, { event: 'drawn', seat, card });
  return card;
}

/** From a hand to the discards: only this is called discarding. */
export function discardFromHand(game: Game, seat: SeatNumber, card: CardName): void {
  putOnDiscards(game, takeOut(seatAt(game, seat).hand, card));
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
