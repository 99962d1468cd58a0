import type { Card, Deck } from '../../deck/deck.js';
import { listIcons } from '../../deck/icons-of.js';
import { readCard } from '../../deck/load/read-card.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import { listNamedInClause, listNamedInRequires } from '../../vocabulary/cards/named-in.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { listClauses } from '../../vocabulary/clause-path.js';
import { CARD_KEYS, type CardKey, cardKinds, type DrawPileKind } from '../../vocabulary/kinds/index.js';
import { iconsAsked } from '../../vocabulary/selector.js';
import { IllegalCallError } from '../table/illegal-call-error.js';

/** A card that a recording brings along, as an author would write it, so that it can be checked like one. */
export type BroughtCard = AuthoredCard & { readonly kind: DrawPileKind };

/** A deck with such cards beside its own, in all editions unless they say otherwise. */
export function withBrought(deck: Deck, cards: Readonly<Record<string, BroughtCard>>): Deck {
  const editions = Object.keys(deck.editions);
  const icons = listIcons(deck);
  const read = Object.entries(cards).map(([id, { kind, ...authored }]): [string, Card] => {
    if (Object.hasOwn(deck.cards, id)) throw new IllegalCallError(`The deck has a card "${id}" of its own.`);
    const card = readCard(getKindKey(kind), '', editions, authored, []);
    const strange = iconsOn(card).find((icon) => !icons.includes(icon));
    if (strange !== undefined)
      throw new IllegalCallError(
        `The card "${id}" names the icon "${strange}"; this deck has: ${icons.join(', ')}.`,
      );
    return [id, card];
  });
  return { ...deck, cards: { ...deck.cards, ...Object.fromEntries(read) } };
}

/** The icons that a card prints or asks for. */
function iconsOn(card: Card): readonly string[] {
  const printed = 'icons' in card ? Object.values(card.icons) : [];
  const clauses = 'effects' in card ? listClauses<Clause>(card.effects) : [];
  const named = [
    ...clauses.map(({ clause }) => listNamedInClause(clause)),
    ...('requires' in card && card.requires !== undefined ? [listNamedInRequires(card.requires)] : []),
  ];
  const asked = named.flatMap(({ icons, selectors }) => [...icons, ...selectors.flatMap(iconsAsked)]);
  return [...printed.filter((icon) => icon !== 'blank'), ...asked];
}

const getKindKey = (kind: DrawPileKind) => CARD_KEYS.find((key) => cardKinds[key].kind === kind) as CardKey;
