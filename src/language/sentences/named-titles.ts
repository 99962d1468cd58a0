/** Titles of other cards that the text of a card contains: those of the families and characters that its script names. */

import type { Card, Deck } from '../../deck/deck.js';
import { memoize } from '../../memo/memoize.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import { listNamedInClause, listNamedInRequires } from '../../vocabulary/cards/named-in.js';
import { listClauses } from '../../vocabulary/clause-path.js';
import { withInner } from '../../vocabulary/selector.js';

/** The title of a family or character in a language; in the source language if it is not translated. */
export function getTitle(deck: Deck, language: string, id: string): string {
  return deck.texts[language]?.[id]?.title ?? deck.families[id]?.title ?? deck.cards[id]?.title ?? id;
}

/** The titles that the text of a card contains in a language. */
export const listNamedTitles = (deck: Deck, card: Card, language: string): readonly string[] =>
  listNamed(card).map((id) => getTitle(deck, language, id));

/** The families and characters that the script of a card names. */
const listNamed = memoize((card: Card): readonly string[] => {
  if (!('effects' in card)) return [];
  const { effects, requires } = card;
  const named = [
    ...listClauses<Clause>(effects).map(({ clause }) => listNamedInClause(clause)),
    ...(requires === undefined ? [] : [listNamedInRequires(requires)]),
  ];
  const selectors = named.flatMap(({ selectors }) => selectors.flatMap(withInner));
  return selectors.flatMap(({ family = [], is = [] }) => [family, is].flat());
});
