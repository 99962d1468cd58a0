/** Detects, from step to step, which cards and printed values were covered or moved. */

import { CLEAR, type CompiledDeck } from '../../engine/cards/compiled-deck.js';
import type { Game } from '../../engine/table/game.js';
import type { ClauseCounter } from './clause-counter.js';
import { COVERED, MOVED, type Tally } from './tally.js';

/** Watches the stacks of one game and counts for a tally. */
export class StackWatch {
  /** By slot: values laid, and values that were covered later. */
  private readonly laid = [0, 0, 0];
  private readonly covered = [0, 0, 0];
  private readonly counter: ClauseCounter;
  private readonly tops: Int16Array;
  /** By card: the character that it lies on. */
  private readonly on: Int16Array;
  /** Three a character: the card whose value shows. */
  private readonly shown: Int16Array;

  constructor(counter: ClauseCounter, { names, characters }: CompiledDeck) {
    this.counter = counter;
    this.tops = new Int16Array(characters.length);
    this.on = new Int16Array(names.length);
    this.shown = new Int16Array(3 * characters.length);
  }

  /** Writes all counts into a new tally. */
  writeTo(tally: Tally): void {
    for (let slot = 0; slot < 3; slot++) {
      tally.laid[slot] = this.laid[slot] as number;
      tally.covered[slot] = this.covered[slot] as number;
    }
  }

  clear(): void {
    this.laid.fill(0);
    this.covered.fill(0);
  }

  /** A new game, with empty stacks. */
  begin(): void {
    this.tops.fill(-1);
    this.on.fill(-1);
    this.shown.fill(-1);
  }

  /** A card is about to be played: wherever it lay before, it does not come from there. */
  play(card: number): void {
    this.on[card] = -1;
  }

  /** A stack has changed. */
  look(game: Game, character: number): void {
    const stack = game.stacks[character] as number[];
    const size = stack.length;
    const old = this.tops[character] as number;
    const isLaid = size > 0 && (size === 1 ? -1 : stack[size - 2]) === old;
    if (isLaid) this.lookAtTop(game, character, stack[size - 1] as number, old);
    else this.lookAtAll(game, character, stack, old);
    this.tops[character] = size === 0 ? -1 : (stack[size - 1] as number);
  }

  /** Mostly a card was laid on top: it covers what it prints on, and nothing else has changed. */
  private lookAtTop(game: Game, character: number, top: number, old: number): void {
    if (old >= 0) this.counter.countLasting(old, COVERED);
    this.place(game, character, top);
    for (let slot = 0; slot < 3; slot++) {
      if (game.cards.pathos[3 * top + slot] === CLEAR) continue;
      const at = 3 * character + slot;
      if ((this.shown[at] as number) >= 0) this.covered[slot] = (this.covered[slot] as number) + 1;
      this.laid[slot] = (this.laid[slot] as number) + 1;
      this.shown[at] = top;
    }
  }

  private lookAtAll(game: Game, character: number, stack: readonly number[], old: number): void {
    const top = stack.at(-1) ?? -1;
    if (old >= 0 && old !== top && stack.includes(old)) this.counter.countLasting(old, COVERED);
    for (const card of stack) this.place(game, character, card);
    for (let slot = 0; slot < 3; slot++) {
      const now = showing(game, stack, slot);
      const before = this.shown[3 * character + slot] as number;
      if (now === before) continue;
      if (before >= 0 && stack.includes(before)) this.covered[slot] = (this.covered[slot] as number) + 1;
      if (now === top && now >= 0) this.laid[slot] = (this.laid[slot] as number) + 1;
      this.shown[3 * character + slot] = now;
    }
  }

  /** A card lies on a character now; if it lay on another, it was moved. */
  private place(game: Game, character: number, card: number): void {
    const was = this.on[card] as number;
    if (was >= 0 && was !== character && !(game.stacks[was] as number[]).includes(card))
      this.counter.countLasting(card, MOVED);
    this.on[card] = character;
  }
}

function showing(game: Game, stack: readonly number[], slot: number): number {
  for (let place = stack.length - 1; place >= 0; place--) {
    const card = stack[place] as number;
    if (game.cards.pathos[3 * card + slot] !== CLEAR) return card;
  }
  return -1;
}
