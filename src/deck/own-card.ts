import { type CardKind, factsOf } from '../vocabulary/kinds/index.js';
import type { Card, Deck, Field, OwnCard } from './deck.js';

/** What tells the kind of a card. */
export type OfKind = { readonly kind: CardKind } | Pick<OwnCard, 'kind' | 'of' | 'stock'>;

/** What a card is called by kind: `modifier`, or the name of a kind of the deck's own. */
export const kindOf = (card: OfKind): string => (card.kind === 'own' ? card.of : card.kind);

/** What a card is printed on: what is laid on others is clear (LOOK-1); a deck says it of its own kinds. */
export const stockOf = (card: OfKind): 'paper' | 'clear' =>
  card.kind === 'own' ? card.stock : factsOf(card.kind).stock;

/** The fields that a deck gives to the kind of a card. */
export function fieldsOf({ fields = {} }: Pick<Deck, 'fields'>, card: Card): Readonly<Record<string, Field>> {
  const kind = kindOf(card);
  return Object.hasOwn(fields, kind) ? (fields[kind] ?? {}) : {};
}

/** Whether a card comes to lie on others, or others on it; of a deck's own kinds, clear ones are made for it. */
export const isLaid = (card: OfKind): boolean =>
  card.kind === 'own' ? card.stock === 'clear' : factsOf(card.kind).liesOn !== 'nothing';
