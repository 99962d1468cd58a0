import { toCardId } from '../../deck/copy-name.js';
import type { Card, Deck } from '../../deck/deck.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import { listClauses } from '../../vocabulary/clause-path.js';
import { SLOTS } from '../../vocabulary/icons.js';
import type { Selector } from '../../vocabulary/selector.js';
import { clauseWorth, type Prospects, prospectsOf } from './clause-worth.js';

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
  /** Of clauses in which something depends on a decision, by path. */
  readonly prospects: ReadonlyMap<string, Prospects>;
}

/** What a card is worth of which nothing is known. */
export const NO_CARD: CardValue = {
  kind: 'event',
  pathos: [null, null, null],
  sum: 0,
  effect: 0,
  swapsWith: undefined,
  prospects: new Map(),
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

/** Of an event with two uses, the better one counts: only one of them is played. */
function appraiseEffects(card: Card): number {
  if (!('effects' in card)) return 0;
  const worths = Object.values(card.effects).map((clauses) =>
    clauses.reduce((sum, clause) => sum + clauseWorth(clause), 0),
  );
  if (card.kind === 'event' && card.either) return Math.max(...worths);
  return worths.reduce((sum, worth) => sum + worth, 0);
}

function appraise(card: Card): CardValue {
  const pathos = SLOTS.map((slot) => ('pathos' in card ? (card.pathos[slot] ?? null) : null));
  const places = 'effects' in card ? listClauses<Clause>(card.effects) : [];
  return {
    kind: card.kind,
    pathos,
    sum: pathos.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    effect: appraiseEffects(card),
    swapsWith: places
      .map(({ clause }) => (clause.verb === 'swapModifiers' ? clause.value.b.of : undefined))
      .find(Boolean),
    prospects: new Map(
      places.flatMap(({ path, clause }) => {
        const found = prospectsOf(clause);
        return found === undefined ? [] : [[path, found] as const];
      }),
    ),
  };
}
