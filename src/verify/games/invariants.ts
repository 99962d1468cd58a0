/** Invariants of the engine's state, checked after every step of every game (hot path). Entry: `Invariants.check`. */

import { CLEAR, DEATH, EVENT } from '../../engine/cards/compiled-deck.js';
import type { Frame } from '../../engine/table/frames.js';
import type { Game } from '../../engine/table/game.js';
import * as ourEngine from '../core/engine.js';

/**
 * What must hold after every step, whatever the cards say. Created once per table. Checks run thousands of times a
 * second, so they compare sums, and a pile or stack with the same size and top is assumed to be unchanged. Once a turn
 * its derived values are checked anyway, and the last check of a game assumes nothing. Only a failed check is repeated
 * in a slower way that explains it.
 */
export class Invariants {
  /** By card: a hash. If every card is in exactly one place, the hashes add up to `whole`. */
  private readonly weights: Int32Array;
  private readonly whole: number;
  /** By character, then for the draw pile and the discards: the state at the last check. */
  private readonly sizes: Int32Array;
  private readonly tops: Int32Array;
  private readonly sums: Int32Array;
  /** Three per character: its derived values when they last agreed with its stack. */
  private readonly kept: Int32Array;
  private turn = -1;
  /** The characters whose stacks have changed since the last check. */
  readonly changed = new ourEngine.ChoiceBuffer();

  constructor(cards: number, characters: number) {
    this.weights = Int32Array.from({ length: cards }, (_, card) => hashNumber(card + 1));
    this.whole = sumWeights(Array.from(this.weights.keys()), this.weights);
    this.sizes = new Int32Array(characters + 2);
    this.tops = new Int32Array(characters + 2);
    this.sums = new Int32Array(characters + 2);
    this.kept = new Int32Array(3 * characters);
    this.begin();
  }

  /** Resets: the next check assumes nothing. */
  begin(): void {
    this.sizes.fill(-1);
    this.turn = -1;
  }

  /** What is wrong with a game, in words, or null. */
  check(game: Game): string | null {
    const { draw, discards, hands, mysteries, families, stacks, frames } = game;
    const { weights, sums, changed } = this;
    const isNewTurn = game.turn !== this.turn;
    this.turn = game.turn;
    const piles = stacks.length;
    this.isChanged(piles, draw);
    this.isChanged(piles + 1, discards);
    let count = draw.length + discards.length;
    let weight = ((sums[piles] as number) + (sums[piles + 1] as number)) | 0;
    changed.clear();
    for (let seat = 0; seat < families.length; seat++) {
      const hand = hands[seat] as number[];
      const aside = mysteries[seat] as number[];
      count += hand.length + aside.length;
      weight = (weight + sumWeights(hand, weights) + sumWeights(aside, weights)) | 0;
      const family = families[seat] as number[];
      for (let i = 0; i < family.length; i++) {
        const character = family[i] as number;
        const stack = stacks[character] as number[];
        const isChanged = this.isChanged(character, stack);
        if (isChanged) changed.add(character);
        count += stack.length;
        weight = (weight + (sums[character] as number)) | 0;
        if (!isChanged && (!isNewTurn || this.isKept(game, character))) continue;
        const problem = mistaken(game, character, stack);
        if (problem !== null) return problem;
        this.keep(game, character);
      }
    }
    for (let i = 0; i < frames.length; i++) {
      const card = cardInPlay(game, frames[i] as Frame);
      if (card < 0) continue;
      count++;
      weight = (weight + (weights[card] as number)) | 0;
    }
    if (draw.length === 0 && discards.length > 0 && game.end === null)
      return 'The draw pile is empty while there are discards (SETUP-5).';
    if (count !== weights.length || weight !== this.whole) {
      const wrong = findMisplaced(game);
      if (wrong !== null) return wrong;
      // A shuffled pile, say, may have the same size and top as before: recompute all sums.
      this.sizes.fill(-1);
    }
    return isNewTurn && !areLivingListed(game)
      ? 'The list of the living is not the families without their dead.'
      : null;
  }

  /** Whether the derived values of a character are the same as when they last agreed with its stack. */
  private isKept({ pathos, icons, worth, death }: Game, character: number): boolean {
    const { kept } = this;
    const at = 3 * character;
    return (
      kept[at] === packThree(pathos, at) &&
      kept[at + 1] === packThree(icons, at) &&
      kept[at + 2] === (worth[character] as number) + MOST * (death[character] as number)
    );
  }

  private keep({ pathos, icons, worth, death }: Game, character: number): void {
    const { kept } = this;
    const at = 3 * character;
    kept[at] = packThree(pathos, at);
    kept[at + 1] = packThree(icons, at);
    kept[at + 2] = (worth[character] as number) + MOST * (death[character] as number);
  }

  /** Whether a pile or stack has changed; if so, its sum is updated. */
  private isChanged(place: number, cards: readonly number[]): boolean {
    const size = cards.length;
    const top = size === 0 ? -1 : (cards[size - 1] as number);
    if (size === this.sizes[place] && top === this.tops[place]) return false;
    this.sizes[place] = size;
    this.tops[place] = top;
    this.sums[place] = sumWeights(cards, this.weights);
    return true;
  }
}

/** Packs three small numbers into one. */
function packThree(list: readonly number[], at: number): number {
  return (list[at] as number) + ((list[at + 1] as number) << 8) + ((list[at + 2] as number) << 16);
}

/** More than any self-worth. */
const MOST = 1024;

function sumWeights(cards: readonly number[], weights: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum = (sum + (weights[cards[i] as number] as number)) | 0;
  return sum;
}

/** Whether the list of the living is exact: compares sums of hashes. */
function areLivingListed({ families, death, living }: Game): boolean {
  const own = (character: number) => (character + 1) * (character + 977);
  let sum = 0;
  for (let seat = 0; seat < families.length; seat++) {
    const family = families[seat] as number[];
    for (let i = 0; i < family.length; i++)
      if ((death[family[i] as number] as number) < 0) sum += own(family[i] as number);
  }
  for (let i = 0; i < living.length; i++) sum -= own(living[i] as number);
  return sum === 0;
}

/** Hashes a small number. */
function hashNumber(number: number): number {
  let mixed = Math.imul(number, 0x9e37_79b1);
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

/** Which card is not in exactly one place, or null. */
function findMisplaced(game: Game): string | null {
  const places = game.cards.names.map(() => 0);
  const inPlay = game.frames.map((frame) => cardInPlay(game, frame)).filter((card) => card >= 0);
  const stacks = game.families.flat().map((character) => game.stacks[character] as number[]);
  for (const cards of [game.draw, game.discards, ...game.hands, ...game.mysteries, ...stacks, inPlay])
    for (const card of cards) places[card] = (places[card] ?? 0) + 1;
  const wrong = places.findIndex((count) => count !== 1);
  if (wrong < 0) return null;
  return `${game.cards.names[wrong]} is ${places[wrong] === 0 ? 'nowhere' : 'in two places'}.`;
}

/** Why the derived values of a character do not match its stack (VIS-2, VIS-4, DEATH-3); null if they do. */
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
  return game.death[character] === deathIn(game, stack)
    ? null
    : `${name} is not dead of what lies on it, or the other way round.`;
}

/** The death that lies in a stack, or −1. A plain loop: this runs at nearly every step. */
function deathIn({ cards }: Game, stack: readonly number[]): number {
  for (let place = stack.length - 1; place >= 0; place--)
    if (cards.kinds[stack[place] as number] === DEATH) return stack[place] as number;
  return -1;
}

/** What can be seen in a slot: the first that is printed, from the top. */
function topmost(printed: Int8Array, stack: readonly number[], slot: number): number {
  for (let place = stack.length - 1; place >= 0; place--) {
    const value = printed[3 * (stack[place] as number) + slot] as number;
    if (value !== CLEAR) return value;
  }
  return CLEAR;
}
