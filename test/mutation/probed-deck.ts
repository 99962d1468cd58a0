import type { Deck } from '../../src/deck/deck.js';
import { deckOf } from '../support/engine/table.js';
import { shippingDeck } from '../support/shipping-deck.js';

/** Options of verbs that designers have, and no card of the deck that ships. */
const unused = deckOf(
  `
events:
  an-even-exchange: { effects: { immediate: [{ moveDeath: { from: { of: opponents }, to: { of: you }, eitherWay: true } }] } }
deaths:
  gone-through-glass: { effects: { continuous: [{ openHand: true, who: opponents }] } }
`,
  { common: false },
);

const editions = Object.keys(shippingDeck.editions);

/** The deck whose probes have to notice every mutant: the one that ships, with a card for each option that it lacks. */
export const probedDeck: Deck = {
  ...shippingDeck,
  cards: {
    ...shippingDeck.cards,
    ...Object.fromEntries(
      Object.entries(unused.cards)
        .filter(([, { kind }]) => kind === 'event' || kind === 'death')
        .map(([id, card]) => [id, { ...card, editions }]),
    ),
  },
};
