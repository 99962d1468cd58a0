/** Choices as numbers, for speed: encoding, decoding and the buffer that collects them. */

import { limits } from '../../vocabulary/limits.js';

/** Choices as numbers: what is done in four bits, then twelve for a card, then twelve for a character or player. */
export const PASS = 0;
export const PLAY = 1;
export const DISCARD = 2;
export const DISCARD_HAND = 3;
/** A mystery, discarded from the hand as a free play (MYST-4). */
export const DISCARD_FREE = 4;
export const REACT = 5;
export const AGREE = 6;
export const DECLINE = 7;
export const PICK_CARD = 8;
export const PICK_CHARACTER = 9;
export const PICK_PLAYER = 10;
/** A modifier that lies on a character. */
export const PICK_MODIFIER = 11;
/** An alternative of a `choose`. */
export const CHOOSE = 12;

/** What twelve bits can number. */
export const MOST_CARDS = limits.drawPileCards.max;

/** `target` is a character, a player or an alternative, or −1. */
export function code(what: number, card = 0, target = -1): number {
  return what | (card << 4) | ((target + 1) << 16);
}

export const decodeWhat = (choice: number) => choice & 15;
export const decodeCard = (choice: number) => (choice >> 4) & 4095;
export const decodeTarget = (choice: number) => (choice >> 16) - 1;

/** Room for the choices of one decision; kept and filled again, so that asking costs no memory. */
export class ChoiceBuffer {
  codes = new Int32Array(1024);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  add(choice: number): void {
    if (this.length === this.codes.length) this.grow();
    this.codes[this.length++] = choice;
  }

  addAll({ codes, length }: ChoiceBuffer): void {
    for (let i = 0; i < length; i++) this.add(codes[i] as number);
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.codes.length);
    larger.set(this.codes);
    this.codes = larger;
  }

  includes(choice: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === choice) return true;
    return false;
  }
}
