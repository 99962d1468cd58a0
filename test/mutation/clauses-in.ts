import type { Deck } from '../../src/deck/deck.js';
import {
  type ClauseRef,
  isPlayed,
  listClauseRefs,
  type PlayedCard,
} from '../../src/verify/core/clause-refs.js';
import type { Clause, ClauseOf } from '../../src/vocabulary/cards/clause.js';
import type { Verb } from '../../src/vocabulary/verbs/index.js';

/** Every clause of every card of a deck: what an equivalence may rest on. */
export function clausesIn(deck: Deck): (ClauseRef & { readonly card: PlayedCard })[] {
  return Object.values(deck.cards).flatMap((card) =>
    isPlayed(card) ? listClauseRefs(card).map((ref) => ({ ...ref, card })) : [],
  );
}

/** The clauses with a verb. */
export function clausesWith<V extends Verb>(deck: Deck, verb: V): ClauseOf<V>[] {
  const isSuch = (clause: Clause): clause is ClauseOf<V> & Clause => clause.verb === verb;
  return clausesIn(deck).flatMap(({ clause }) => (isSuch(clause) ? [clause] : []));
}
