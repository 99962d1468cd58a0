/**
 * What built-in and custom kinds of card have in common: name, stock, fields, and whether cards of the kind are
 * laid.
 */

import { type CardKind, getKindFacts } from '../vocabulary/kinds/index.js';
import type { Card, CustomCard, Deck, Field } from './deck.js';

/** The fields that determine the kind of a card. */
export type OfKind = { readonly kind: CardKind } | Pick<CustomCard, 'kind' | 'of' | 'stock'>;

/** Name of the kind of a card: `modifier`, or a custom kind of the deck. */
export const getKind = (card: OfKind): string => (card.kind === 'own' ? card.of : card.kind);

/** Material of a card: what is laid on others is clear (LOOK-1); for custom kinds the deck decides. */
export const getCardStock = (card: OfKind): 'paper' | 'clear' =>
  card.kind === 'own' ? card.stock : getKindFacts(card.kind).stock;

/** Custom fields that a deck adds to the kind of a card. */
export function getFields(
  { fields = {} }: Pick<Deck, 'fields'>,
  card: Card,
): Readonly<Record<string, Field>> {
  const kind = getKind(card);
  return Object.hasOwn(fields, kind) ? (fields[kind] ?? {}) : {};
}

/** Whether a card lies on others, or others on it; among custom kinds, the clear ones are made for it. */
export const isLaid = (card: OfKind): boolean =>
  card.kind === 'own' ? card.stock === 'clear' : getKindFacts(card.kind).liesOn !== 'nothing';
