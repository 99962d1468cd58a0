/** Dice, piles and hands of the plain loop. */
import { scramble, step } from './dice.js';
import type { PlainDeck } from './plain-deck.js';

const MODIFIER = 0;
const EVENT = 1;
const DEATH = 2;

const MOST_PLAYERS = 5;
/** All of one kind may come to be in one hand: for each player, room for that, three times. */
const MOST_CARDS = 128;
export const KIND_SHIFT = 7;
export const PLAYER_SHIFT = 9;

const kindOf = new Int32Array(MOST_CARDS);
const pile = new Int32Array(MOST_CARDS);
const discards = new Int32Array(MOST_CARDS);
/** The cards in hand: player, kind, place. */
export const hands = new Int32Array(MOST_PLAYERS << PLAYER_SHIFT);
/** How many: player × 4 + kind. */
export const held = new Int32Array(MOST_PLAYERS << 2);

let dice = 0;
let inPile = 0;
let discarded = 0;

export function prepareHands({ kinds }: PlainDeck): void {
  if (kinds.length > MOST_CARDS)
    throw new RangeError(`${kinds.length} cards; there is room for ${MOST_CARDS}.`);
  kindOf.set(kinds);
}

/** All cards in the pile, none in a hand. */
export function gather({ kinds }: PlainDeck, seed: number): void {
  dice = scramble(seed);
  inPile = kinds.length;
  discarded = 0;
  for (let card = 0; card < inPile; card++) pile[card] = card;
  for (let kind = 0; kind < MOST_PLAYERS << 2; kind++) held[kind] = 0;
}

/** A number below `n` (at most 4095) from the upper 20 bits. */
export function below(n: number): number {
  dice = step(dice);
  return Math.imul(dice >>> 12, n) >>> 20;
}

/** Draws that many, as far as there are any (SETUP-5). */
export function drawCards(player: number, count: number): void {
  for (let n = 0; n < count && inPile > 0; n++) {
    const place = below(inPile);
    const card = pile[place] as number;
    pile[place] = pile[--inPile] as number;
    if (inPile === 0) restock();
    takeIn(player, card);
  }
}

/** The pile is never empty while there are discards. */
function restock(): void {
  for (; inPile < discarded; inPile++) pile[inPile] = discards[inPile] as number;
  discarded = 0;
}

function takeIn(player: number, card: number): void {
  const kind = kindOf[card] as number;
  const count = heldOf(player, kind);
  hands[(player << PLAYER_SHIFT) + (kind << KIND_SHIFT) + count] = card;
  held[(player << 2) + kind] = count + 1;
}

function heldOf(player: number, kind: number): number {
  return held[(player << 2) + kind] as number;
}

export function inHand(player: number): number {
  return heldOf(player, MODIFIER) + heldOf(player, EVENT) + heldOf(player, DEATH);
}

/** Takes any card out of a hand that has one. */
function leaveAny(player: number): number {
  let kind = MODIFIER;
  let nth = below(inHand(player));
  for (; nth >= heldOf(player, kind); kind++) nth -= heldOf(player, kind);
  const row = (player << PLAYER_SHIFT) + (kind << KIND_SHIFT);
  const last = heldOf(player, kind) - 1;
  held[(player << 2) + kind] = last;
  const card = hands[row + nth] as number;
  hands[row + nth] = hands[row + last] as number;
  return card;
}

export function toDiscards(card: number): void {
  discards[discarded++] = card;
  if (inPile === 0) restock();
}

/** Moves any cards of a hand, as far as there are any: to another player's, or (−1) to the discards. */
export function handOver(from: number, to: number, count: number): void {
  for (let n = Math.min(count, inHand(from)); n > 0; n--) {
    const card = leaveAny(from);
    if (to < 0) toDiscards(card);
    else takeIn(to, card);
  }
}

export const leftInPile = () => inPile;
