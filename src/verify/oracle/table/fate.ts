import type { CardName } from './state.js';

/**
 * What chance decides, injected by the caller: the oracle has no random generator. Called for every shuffle,
 * even of a pile with one card or none, and for every random pick of one card or more from a hand that is not
 * empty.
 */
export interface Fate {
  /** These cards in their new order, the top of the pile first. */
  shuffle(cards: readonly CardName[]): readonly CardName[];
  /** A number of these cards: never more than there are. */
  pickRandom(from: readonly CardName[], count: number): readonly CardName[];
}

/** One answer of fate, as it was given. */
export type Outcome = { readonly shuffle: readonly CardName[] } | { readonly pick: readonly CardName[] };

/** Refuses answers that chance can't have given. */
export function soundFate(fate: Fate): Fate {
  return {
    shuffle(cards) {
      const shuffled = fate.shuffle(cards);
      if (!isSame(cards, shuffled)) throw new Error('a shuffle must keep the cards');
      return shuffled;
    },
    pickRandom(from, count) {
      const picked = fate.pickRandom(from, count);
      const sound = picked.length === count && new Set(picked).size === count;
      if (!sound || !picked.every((card) => from.includes(card)))
        throw new Error(`a random pick must be ${count} of the cards`);
      return picked;
    },
  };
}

/** No two cards have the same name. */
function isSame(a: readonly CardName[], b: readonly CardName[]): boolean {
  const had = new Set(a);
  return a.length === b.length && had.size === new Set(b).size && b.every((card) => had.has(card));
}

/** Fate that writes down what it answers. */
export function recordingFate(fate: Fate, outcomes: Outcome[]): Fate {
  return {
    shuffle(cards) {
      const shuffle = [...fate.shuffle(cards)];
      outcomes.push({ shuffle });
      return shuffle;
    },
    pickRandom(from, count) {
      const pick = [...fate.pickRandom(from, count)];
      outcomes.push({ pick });
      return pick;
    },
  };
}

/** Fate that first answers as it was written down, then as another. */
export function replayingFate(outcomes: readonly Outcome[], after: Fate): Fate {
  const left = [...outcomes];
  return {
    shuffle(cards) {
      const next = left.shift();
      if (next === undefined) return after.shuffle(cards);
      if (!('shuffle' in next)) throw new Error('a shuffle was expected');
      return next.shuffle;
    },
    pickRandom(from, count) {
      const next = left.shift();
      if (next === undefined) return after.pickRandom(from, count);
      if (!('pick' in next)) throw new Error('a random pick was expected');
      return next.pick;
    },
  };
}
