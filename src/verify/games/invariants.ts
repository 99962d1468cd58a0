import { CLEAR, EVENT } from '../../engine/card-table.js';
import type { Frame } from '../../engine/frames.js';
import type { Game } from '../../engine/game.js';
import { ourEngine } from '../engine.js';

/**
 * What must hold after every step, whatever the cards say. Made once a table. Games are looked at thousands of times a
 * second, so the question is asked in sums; only where they are wrong is it asked again, in a way that can tell why.
 */
export class Invariants {
  /** By card: a number without any pattern. If every card is in exactly one place, they add up to the whole. */
  private readonly weights: Int32Array;
  private readonly whole: number;
  /** Three a character: its stack and what is kept about it, as they were when they were last found to agree. */
  private readonly agreed: Int32Array;
  /** The characters whose stacks are not what they were at the last check. */
  readonly changed = new ourEngine.Options();

  constructor(cards: number, characters: number) {
    this.weights = Int32Array.from({ length: cards }, (_, card) => scattered(card + 1));
    this.whole = this.weigh(Array.from(this.weights.keys()));
    this.agreed = new Int32Array(3 * characters);
  }

  /** A new game, with empty stacks. */
  begin(): void {
    this.agreed.fill(0);
  }

  /** What is wrong with a game, in words, or null. */
  check(game: Game): string | null {
    const { draw, discards, hands, mysteries, families, stacks, death, frames } = game;
    const { weights, agreed, changed } = this;
    let count = draw.length + discards.length;
    let weight = (this.weigh(draw) + this.weigh(discards)) | 0;
    let living = 0;
    changed.clear();
    for (let seat = 0; seat < families.length; seat++) {
      const hand = hands[seat] as number[];
      const aside = mysteries[seat] as number[];
      count += hand.length + aside.length;
      weight = (weight + this.weigh(hand) + this.weigh(aside)) | 0;
      const family = families[seat] as number[];
      for (let i = 0; i < family.length; i++) {
        const character = family[i] as number;
        const stack = stacks[character] as number[];
        let laid = 0;
        for (let place = 0; place < stack.length; place++) {
          const one = weights[stack[place] as number] as number;
          weight = (weight + one) | 0;
          laid = (laid + Math.imul(one, 2 * place + 3)) | 0;
        }
        count += stack.length;
        if ((death[character] as number) < 0) living++;
        // A character whose stack and caches are as they were need not be looked at again.
        const pathos = packed(game.pathos, character) ^ Math.imul(game.worth[character] as number, SPREAD);
        const icons = packed(game.icons, character) ^ Math.imul(death[character] as number, SPREAD);
        const at = 3 * character;
        const isSameStack = agreed[at] === laid;
        if (isSameStack && agreed[at + 1] === pathos && agreed[at + 2] === icons) continue;
        const problem = mistaken(game, character, stack);
        if (problem !== null) return problem;
        if (!isSameStack) changed.add(character);
        agreed[at] = laid;
        agreed[at + 1] = pathos;
        agreed[at + 2] = icons;
      }
    }
    for (let i = 0; i < frames.length; i++) {
      const card = cardInPlay(game, frames[i] as Frame);
      if (card < 0) continue;
      count++;
      weight = (weight + (weights[card] as number)) | 0;
    }
    if (count !== weights.length || weight !== this.whole) return misplaced(game);
    return living === game.living.length
      ? null
      : 'The list of the living is not the families without their dead.';
  }

  private weigh(cards: readonly number[]): number {
    const { weights } = this;
    let sum = 0;
    for (let i = 0; i < cards.length; i++) sum = (sum + (weights[cards[i] as number] as number)) | 0;
    return sum;
  }
}

/** What is kept about the three slots of a character, in one number. */
function packed(kept: readonly number[], character: number): number {
  const at = 3 * character;
  return (kept[at] as number) + ((kept[at + 1] as number) << 8) + ((kept[at + 2] as number) << 16);
}

/** Odd and large: multiples of it differ in all bits. */
const SPREAD = 0x9e37_79b1;

/** Neighbouring numbers become numbers that have nothing in common. */
function scattered(number: number): number {
  let mixed = Math.imul(number, SPREAD);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return mixed ^ (mixed >>> 16);
}

/** The card that is being played and is in no pile meanwhile, or −1. */
function cardInPlay(game: Game, frame: Frame): number {
  if (frame.is !== 'play' || frame.cancelled !== null) return -1;
  const isInNoPile =
    frame.step === 'announce' || frame.step === 'land' || game.cards.kinds[frame.card] === EVENT;
  return isInNoPile ? frame.card : -1;
}

/** Which card is not in exactly one place. */
function misplaced(game: Game): string {
  const places = game.cards.names.map(() => 0);
  const inPlay = game.frames.map((frame) => cardInPlay(game, frame)).filter((card) => card >= 0);
  const stacks = game.families.flat().map((character) => game.stacks[character] as number[]);
  for (const cards of [game.draw, game.discards, ...game.hands, ...game.mysteries, ...stacks, inPlay])
    for (const card of cards) places[card] = (places[card] ?? 0) + 1;
  const wrong = places.findIndex((count) => count !== 1);
  return `${game.cards.names[wrong]} is ${places[wrong] === 0 ? 'nowhere' : 'in two places'}.`;
}

/** What the engine keeps about a character to save time is what its stack says (VIS-2, VIS-4, DEATH-3); null if it is. */
function mistaken(game: Game, character: number, stack: readonly number[]): string | null {
  const name = game.cards.characters[character];
  let worth = 0;
  for (let slot = 0; slot < 3; slot++) {
    const pathos = topmost(game.cards.pathos, stack, slot);
    const value = pathos === CLEAR ? 0 : pathos;
    worth += value;
    if (
      game.pathos[3 * character + slot] !== value ||
      game.icons[3 * character + slot] !== topmost(game.cards.icons, stack, slot)
    )
      return `What is visible on ${name} is not what its stack shows.`;
  }
  if (game.worth[character] !== worth) return `The self-worth of ${name} is not the sum of what is visible.`;
  const death = game.death[character] as number;
  return death < 0 || stack.includes(death) ? null : `${name} is dead of a card that is not there.`;
}

/** What can be seen in a slot: the first that is printed, from the top. */
function topmost(printed: Int8Array, stack: readonly number[], slot: number): number {
  for (let place = stack.length - 1; place >= 0; place--) {
    const value = printed[3 * (stack[place] as number) + slot] as number;
    if (value !== CLEAR) return value;
  }
  return CLEAR;
}
