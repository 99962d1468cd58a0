/**
 * The cards and texts of a deck as lists in their order, memoized by identity so that checks of one card can be
 * reused.
 */

import { Memo } from '../memo/memo.js';
import { memoize } from '../memo/memoize.js';
import { areSame } from '../memo/reuse-unchanged.js';
import type { Deck, Translation } from './deck.js';

/** A record as lists, in its order. */
export interface Listed<Value> {
  readonly ids: readonly string[];
  readonly values: readonly Value[];
}

/** By length: the ids of a deck are usually the same as before its last change. */
const latest = new Map<number, readonly string[]>();

/**
 * Ids and values of an immutable record, such as the cards of a deck. Memoized. If the ids are the same as before, the
 * list is identical, so that comparing lists is quick.
 */
export const listEntries: <Value>(record: Readonly<Record<string, Value>>) => Listed<Value> = memoize(
  (record) => {
    const all = Object.keys(record);
    const before = latest.get(all.length);
    const ids = before !== undefined && areSame(before, all) ? before : all;
    if (latest.size > MOST) latest.clear();
    latest.set(ids.length, ids);
    return { ids, values: Object.values(record) };
  },
);

const MOST = 64;

/** Translations into a language by the ids of cards, in their order; identical if nothing has changed. */
export const textsInOrder = (
  texts: Texts = NO_TEXTS,
  ids: readonly string[],
): readonly (Translation | undefined)[] => textLists(texts).get('', ids, () => ids.map((id) => texts[id]));

type Texts = Deck['texts'][string];
const NO_TEXTS: Texts = {};
const textLists = memoize((_texts: Texts) => new Memo<readonly (Translation | undefined)[]>());
