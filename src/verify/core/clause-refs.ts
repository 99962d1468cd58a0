/** References to the clauses of cards, which probes, counters and verdicts are about. */

import type { Card, Deck } from '../../deck/deck.js';
import { type DrawPileCard, isInDrawPile } from '../../deck/draw-pile-card.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import { type ClausePlace, clauseKeys, listClauses } from '../../vocabulary/clause-path.js';

export { toCardId } from '../../deck/copy-name.js';

/** A card that is drawn and played: what there is to prove. */
export type PlayedCard = DrawPileCard;

export const isPlayed = (card: Card | undefined): card is PlayedCard =>
  card !== undefined && isInDrawPile(card);

/** A clause and its place in its card. */
export type ClauseRef = ClausePlace<Clause>;

/** Every clause of a card, what is inside a clause right behind it. */
export const listClauseRefs = ({ effects }: PlayedCard): ClauseRef[] => listClauses<Clause>(effects);

/** A deck in which one clause of one card is not there. */
export function withoutClause(deck: Deck, id: string, { path }: ClauseRef): Deck {
  return { ...deck, cards: { ...deck.cards, [id]: without(deck.cards[id], clauseKeys(path)) as PlayedCard } };
}

/** A copy of nested lists and maps without the item that the keys lead to; the last key is its index. */
function without(value: unknown, [key = 0, ...rest]: readonly (string | number)[]): unknown {
  if (!Array.isArray(value)) {
    const map = value as Readonly<Record<string, unknown>>;
    return { ...map, [key]: without(map[key], rest) };
  }
  const index = Number(key);
  return rest.length === 0 ? value.toSpliced(index, 1) : value.with(index, without(value[index], rest));
}
