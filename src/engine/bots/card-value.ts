import { toCardId } from '../../deck/copy-name.js';
import type { Card, Deck } from '../../deck/deck.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import { SLOTS } from '../../vocabulary/icons.js';
import type { Selector } from '../../vocabulary/selector.js';
import { definitions } from '../../vocabulary/verbs/index.js';

/** What a bot knows of a card from having read the deck. */
export interface CardValue {
  readonly kind: Card['kind'];
  /** By slot; null is transparent. */
  readonly pathos: readonly (number | null)[];
  /** All that it prints, added up. */
  readonly sum: number;
  /** What its effects are worth to the player whom they serve, in points. */
  readonly effect: number;
  /** Of a card that exchanges modifiers: with whose characters those of the first pick are exchanged. */
  readonly swapsWith: Selector['of'] | undefined;
}

/** What a card is worth of which nothing is known. */
export const NO_CARD: CardValue = {
  kind: 'event',
  pathos: [null, null, null],
  sum: 0,
  effect: 0,
  swapsWith: undefined,
};

/** An appraisal of every card of a deck, by name; a second copy is worth as much as the first. */
export function appraiser(deck: Deck): (name: string) => CardValue {
  const known = new Map<string, CardValue>();
  return (name) => {
    let found = known.get(name);
    if (found === undefined) {
      const card = deck.cards[toCardId(name)];
      found = card === undefined ? NO_CARD : appraise(card);
      known.set(name, found);
    }
    return found;
  };
}

function appraise(card: Card): CardValue {
  const pathos = SLOTS.map((slot) => ('pathos' in card ? (card.pathos[slot] ?? null) : null));
  const clauses = 'effects' in card ? Object.values(card.effects).flat() : [];
  return {
    kind: card.kind,
    pathos,
    sum: pathos.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    effect: clauses.reduce((sum, clause) => sum + clauseWorth(clause), 0),
    swapsWith: clauses
      .map((clause) => (clause.verb === 'swapModifiers' ? clause.value.b.of : undefined))
      .find(Boolean),
  };
}

/** How much a clause helps the player that it serves, by its verb. */
function clauseWorth({ verb, value, who }: Clause): number {
  const self = who === 'you' || who === 'playedBy' ? 1 : who === 'everyone' ? 0.2 : -0.8;
  return definitions[verb].worth(value as never, self);
}
