/** Moves cards between zones: hands, draw pile, discards, stacks and residences. */

import { emit } from '../lasting/whenever.js';
import { pickSome, shuffle } from '../table/chance.js';
import type { PlayFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { cover, uncover } from '../table/visibility.js';

/** Takes a card out of a hand. */
export function leaveHand(game: Game, seat: number, card: number): void {
  remove(game.hands[seat] as number[], card);
}

/** Takes something out of a list, order kept. By hand: `splice` would make a list of what it removes. */
export function remove(list: number[], one: number): void {
  let at = 0;
  while (at < list.length && list[at] !== one) at++;
  if (at === list.length) return;
  for (; at < list.length - 1; at++) list[at] = list[at + 1] as number;
  list.pop();
}

/** Shuffles the draw pile. */
export function shuffleDraw(game: Game): void {
  shuffle(game.random, game.cards.keys, game.draw);
  game.observer?.shuffled(game.draw);
}

/** The draw pile is never empty while there are discards: they are shuffled into a new one at once (SETUP-5). */
export function restock(game: Game): boolean {
  if (game.draw.length > 0 || game.discards.length === 0) return false;
  const old = game.draw;
  game.draw = game.discards;
  game.discards = old;
  shuffleDraw(game);
  return true;
}

/** Puts a card on the discards. */
export function toDiscards(game: Game, card: number): void {
  game.discards.push(card);
  restock(game);
}

/** Draws one card. False if there is nothing to draw. */
export function drawOne(game: Game, seat: number): boolean {
  const card = game.draw.pop();
  if (card === undefined) return false;
  restock(game);
  (game.hands[seat] as number[]).push(card);
  if (game.cards.scripts[card]?.asDrawn) game.fresh.push(card, seat);
  emit(game, 'drawn', seat, card);
  return true;
}

/** Draws that many, as far as there are any. Whether there were as many. */
export function drawCards(game: Game, seat: number, count: number): boolean {
  for (let i = 0; i < count; i++) if (!drawOne(game, seat)) return false;
  return true;
}

/** Discards a card from a hand. */
export function discardCard(game: Game, seat: number, card: number): void {
  leaveHand(game, seat, card);
  toDiscards(game, card);
  emit(game, 'discarded', seat, card);
}

/** A cancelled card goes where it goes at once: what the reaction does next finds it there (EVENT-4). */
export function callOff(game: Game, frame: PlayFrame, to: 'discards' | 'hand'): void {
  frame.cancelled = to;
  game.observer?.cancelled(frame.card);
  if (to === 'hand') (game.hands[frame.by] as number[]).push(frame.card);
  else toDiscards(game, frame.card);
}

/** Random cards of a hand. */
export function randomCards(game: Game, seat: number, count: number): number[] {
  const picked = pickSome(game.random, game.cards.keys, game.hands[seat] as number[], count);
  game.observer?.picked(picked);
  return picked;
}

/** Hands cards from one player to another. */
export function handOver(game: Game, from: number, to: number, cards: readonly number[]): void {
  for (const card of cards) {
    leaveHand(game, from, card);
    (game.hands[to] as number[]).push(card);
  }
}

/** Lays a mystery on a residence, beside the others (MYST-2). */
export function layMystery(game: Game, seat: number, card: number): void {
  (game.mysteries[seat] as number[]).push(card);
  game.hasCachedLasting = false;
}

/** Takes a card off a character, into no pile. */
export function takeOff(game: Game, character: number, card: number): void {
  uncover(game, character, card);
  game.playedBy[card] = -1;
}

/** Moves a card to the top of another stack: the player who played it stays the same (MOD-7). */
export function moveCard(game: Game, card: number, from: number, to: number): void {
  uncover(game, from, card);
  cover(game, to, card);
}
