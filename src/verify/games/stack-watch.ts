import { type CardTable, CLEAR } from '../../engine/card-table.js';
import type { Game } from '../../engine/game.js';
import type { ClauseCounter } from './clause-counter.js';
import { COVERED, MOVED } from './tally.js';

/** Sees from one step to the next which cards were covered or moved, and which printed values were. */
export class StackWatch {
  /** By slot: values laid, and values that were covered later. */
  readonly laid = [0, 0, 0];
  readonly covered = [0, 0, 0];
  private readonly counter: ClauseCounter;
  private readonly tops: Int16Array;
  /** By card: the character that it lies on. */
  private readonly on: Int16Array;
  /** Three a character: the card whose value shows. */
  private readonly shown: Int16Array;

  constructor(counter: ClauseCounter, { names, characters }: CardTable) {
    this.counter = counter;
    this.tops = new Int16Array(characters.length);
    this.on = new Int16Array(names.length);
    this.shown = new Int16Array(3 * characters.length);
  }

  /** A new game, with empty stacks. */
  begin(): void {
    this.tops.fill(-1);
    this.on.fill(-1);
    this.shown.fill(-1);
  }

  /** A stack is not what it was. */
  look(game: Game, character: number): void {
    const stack = game.stacks[character] as number[];
    const top = stack.length === 0 ? -1 : (stack[stack.length - 1] as number);
    const old = this.tops[character] as number;
    if (old >= 0 && old !== top && stack.includes(old)) this.counter.countLasting(old, COVERED);
    for (const card of stack) {
      const was = this.on[card] as number;
      if (was >= 0 && was !== character && (game.stacks[was] as number[]).indexOf(card) < 0) {
        if (this.counter.isLasting(card)) this.counter.countLasting(card, MOVED);
      }
      this.on[card] = character;
    }
    for (let slot = 0; slot < 3; slot++) {
      const now = showing(game, stack, slot);
      const before = this.shown[3 * character + slot] as number;
      if (now === before) continue;
      if (before >= 0 && stack.includes(before)) this.covered[slot] = (this.covered[slot] ?? 0) + 1;
      if (now === top && now >= 0) this.laid[slot] = (this.laid[slot] ?? 0) + 1;
      this.shown[3 * character + slot] = now;
    }
    this.tops[character] = top;
  }
}

function showing(game: Game, stack: readonly number[], slot: number): number {
  for (let place = stack.length - 1; place >= 0; place--) {
    const card = stack[place] as number;
    if (game.cards.pathos[3 * card + slot] !== CLEAR) return card;
  }
  return -1;
}
