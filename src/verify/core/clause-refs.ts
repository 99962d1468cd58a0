/** References to the clauses of cards, which probes, counters and verdicts are about. */

import type { Card, Deck } from '../../deck/deck.js';
import { type DrawPileCard, isInDrawPile } from '../../deck/draw-pile-card.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import { CATEGORIES } from '../../vocabulary/category.js';
import { type ClausePlace, clausePath } from '../../vocabulary/clause-path.js';

export { toCardId } from '../../deck/copy-name.js';

/** A card that is drawn and played: what there is to prove. */
export type PlayedCard = DrawPileCard;

export const isPlayed = (card: Card | undefined): card is PlayedCard =>
  card !== undefined && isInDrawPile(card);

/** A clause and its place in its card. */
export interface ClauseRef extends ClausePlace {
  /** Its name within the card. */
  readonly path: string;
  readonly clause: Clause;
}

/** Every clause of a card, those of triggers behind their trigger. */
export function listClauseRefs(card: PlayedCard): ClauseRef[] {
  return CATEGORIES.flatMap((category) =>
    (card.effects[category] ?? []).flatMap((clause, index): ClauseRef[] => [
      { path: clausePath(category, index), category, index, inner: -1, clause },
      ...(clause.do ?? []).map((within, inner) => ({
        path: clausePath(category, index, inner),
        category,
        index,
        inner,
        clause: within,
      })),
    ]),
  );
}

/** A deck in which one clause of one card is not there. */
export function withoutClause(deck: Deck, id: string, { category, index, inner }: ClauseRef): Deck {
  const card = deck.cards[id] as PlayedCard;
  const clauses = card.effects[category] ?? [];
  const left =
    inner < 0
      ? clauses.toSpliced(index, 1)
      : clauses.with(index, {
          ...(clauses[index] as Clause),
          do: (clauses[index]?.do ?? []).toSpliced(inner, 1),
        } as Clause);
  return {
    ...deck,
    cards: { ...deck.cards, [id]: { ...card, effects: { ...card.effects, [category]: left } } },
  };
}
