import type { Card, Deck } from '../../deck/deck.js';
import { readCard } from '../../deck/load/read-card.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { CARD_KEYS, type CardKey, cardKinds, type DrawnKind } from '../../vocabulary/kinds/index.js';
import { WrongCall } from '../table/wrong-call.js';

/** A card that a recording brings along, as an author would write it, so that it can be checked like one. */
export type BroughtCard = AuthoredCard & { readonly kind: DrawnKind };

/** A deck with such cards beside its own, in all editions unless they say otherwise. */
export function withBrought(deck: Deck, cards: Readonly<Record<string, BroughtCard>>): Deck {
  const editions = Object.keys(deck.editions);
  const read = Object.entries(cards).map(([id, { kind, ...authored }]): [string, Card] => {
    if (Object.hasOwn(deck.cards, id)) throw new WrongCall(`The deck has a card "${id}" of its own.`);
    return [id, readCard(keyOf(kind), '', editions, authored)];
  });
  return { ...deck, cards: { ...deck.cards, ...Object.fromEntries(read) } };
}

const keyOf = (kind: DrawnKind) => CARD_KEYS.find((key) => cardKinds[key].kind === kind) as CardKey;
