import type { Card, Deck } from '../../src/deck/deck.js';
import { deckOf } from '../support/engine/table.js';
import { shippingDeck } from '../support/shipping-deck.js';

/** Options of verbs that designers have, and no card of the deck that ships. */
const unused = deckOf(
  `
events:
  one-of-two-icons: { effects: { immediate: [{ removeModifier: { from: { shows: { any: [duck, beast] } } } }] } }
  by-name: { effects: { immediate: [{ removeModifier: { from: { is: n1 } } }] } }
  heaped: { effects: { immediate: [{ removeModifier: { from: { modifiers: { atLeast: 2 } } } }] } }
  nearly-bare: { effects: { immediate: [{ removeModifier: { from: { modifiers: { atMost: 1 } } } }] } }
  duckless: { effects: { immediate: [{ removeModifier: { from: { not: { shows: duck } } } }] } }
  either-way: { effects: { immediate: [{ removeModifier: { from: { any: [{ shows: duck }, { selfWorth: { below: -5 } }] } } }] } }
  next-door: { effects: { immediate: [{ removeModifier: { from: { of: left } }, who: opponents }] } }
  the-other-door: { effects: { immediate: [{ removeModifier: { from: { of: right } } }] } }
  at-home: { effects: { immediate: [{ removeModifier: { from: { of: actor } }, who: everyone }] } }
  the-lowest: { effects: { immediate: [{ removeModifier: { from: { lowest: selfWorth } } }] } }
  the-most-heaped: { effects: { immediate: [{ removeModifier: { from: { highest: modifiers } } }] } }
  the-most-marked: { effects: { immediate: [{ removeModifier: { from: { highest: icons } } }] } }
  swept-clean: { effects: { immediate: [{ removeModifier: { from: { of: anyone }, pick: all } }] } }
  all-taken-back: { effects: { immediate: [{ returnModifier: { from: { of: anyone }, pick: all } }] } }
  all-moved-out: { effects: { immediate: [{ moveModifier: { from: { of: anyone }, to: { of: anyone }, pick: all } }] } }
  tops-traded: { effects: { immediate: [{ swapModifiers: { a: { of: you }, b: { of: opponents }, pick: top } }] } }
  a-flock: { effects: { immediate: [{ draw: 1, if: { icons: duck, among: { of: you }, atLeast: 2 } }] } }
  for-each-duck: { effects: { immediate: [{ draw: { each: { icon: duck, among: { of: you } }, times: 2, atMost: 3 } }] } }
  for-each-head: { effects: { immediate: [{ draw: { each: { character: { of: actor } } }, who: everyone }] } }
  for-each-load: { effects: { immediate: [{ discard: { count: { each: { modifier: { of: you } } }, pick: random }, who: opponents }] } }
  for-each-held: { effects: { immediate: [{ draw: { each: { card: hand } }, who: left }] } }
  for-that-load: { effects: { immediate: [{ removeModifier: { from: { of: anyone } } }, { draw: { each: { modifier: that } } }] } }
  filled: { effects: { immediate: [{ draw: { upTo: 6 }, who: everyone }] } }
  trimmed: { effects: { immediate: [{ discard: { downTo: drawLimit } }, { draw: { upTo: drawLimit } }] } }
  asked-for-none: { effects: { immediate: [{ take: { each: { icon: beast, among: { of: you } } }, then: [{ draw: 1 }] }, { search: { kind: event, count: { each: { icon: beast, among: { of: you } } } } }] } }
  to-the-first: { effects: { immediate: [{ draw: 1, who: leader }] } }
  to-the-last: { effects: { immediate: [{ discard: 1, who: trailing }] } }
  an-even-exchange: { effects: { immediate: [{ moveDeath: { from: { of: opponents }, to: { of: you }, eitherWay: true } }] } }
deaths:
  envied-by-the-envious: { effects: { continuous: [{ drawLimit: -2, who: leader }] } }
  gone-through-glass: { effects: { continuous: [{ openHand: true, who: opponents }] } }
`,
  { common: false },
);

/** The character of the table of tests becomes one of the deck. */
const inShippingDeck = (card: Card): Card =>
  JSON.parse(JSON.stringify(card).replaceAll('"is":"n1"', '"is":"grogar"')) as Card;

const editions = Object.keys(shippingDeck.editions);

/** The deck whose probes have to notice every mutant: the one that ships, with a card for each option that it lacks. */
export const probedDeck: Deck = {
  ...shippingDeck,
  cards: {
    ...shippingDeck.cards,
    ...Object.fromEntries(
      Object.entries(unused.cards)
        .filter(([, { kind }]) => kind === 'event' || kind === 'death')
        .map(([id, card]) => [id, { ...inShippingDeck(card), editions }]),
    ),
  },
};
