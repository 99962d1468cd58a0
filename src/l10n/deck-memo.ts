import type { Deck } from '../deck/deck.js';
import { Memo } from '../memo/memo.js';
import { memoize } from '../memo/memoize.js';

const byEditions = memoize((_editions: Deck['editions']) => new Memo());

/**
 * The memo of an open deck, for what is derived from the texts of all its cards. Editions rarely change and keep their
 * identity between loads, so the memo lives as long as the deck is open, and no longer.
 */
export const memoFor = ({ editions }: Pick<Deck, 'editions'>): Memo => byEditions(editions);
