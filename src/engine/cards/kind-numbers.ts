import { type DrawPileKind, LAID_KINDS } from '../../vocabulary/kinds/index.js';

export const MODIFIER = 0;
export const EVENT = 1;
export const DEATH = 2;
export const MYSTERY = 3;

/**
 * The engine's number of every kind that is drawn. `uniform-play.ts` counts a hand in one word, a byte for each kind, and
 * defines how many plays a card of each offers: a fifth kind needs room and a share there.
 */
export const kindNumbers: { readonly [K in DrawPileKind]: 0 | 1 | 2 | 3 } = {
  modifier: MODIFIER,
  event: EVENT,
  death: DEATH,
  mystery: MYSTERY,
};

export const kindBit = (kind: number) => 1 << kind;

/** Kinds, one bit each. */
export const kindBits = (kinds: readonly DrawPileKind[]): number =>
  kinds.reduce((bits, kind) => bits | kindBit(kindNumbers[kind]), 0);

/** All kinds, one bit each. */
export const ALL_KINDS = kindBits(Object.keys(kindNumbers) as DrawPileKind[]);

/** Whether a card's kind is among some kinds, one bit each. */
export const isOfKind = (kinds: number, kind: number) => ((kinds >> kind) & 1) !== 0;

const LAID = kindBits(LAID_KINDS);
/** Whether cards of a kind are laid on characters. */
export const isLaid = (kind: number) => (LAID & kindBit(kind)) !== 0;
