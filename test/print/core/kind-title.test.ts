import { expect, test } from 'vitest';
import { findRenamedNoun, kindTitle } from '../../../src/print/core/kind-title.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const plants = { character: { forms: { base: { one: 'pianta', other: 'piante' } } } };
const deck = { ...shippingDeck, words: { it: { nouns: plants } } };

test('a deck that calls characters otherwise says so on its sheets, in the language that it says it in', () => {
  expect(kindTitle(deck, 'character', 'it')).toBe('Piante');
  expect(kindTitle(deck, 'modifier', 'it')).toBe('Modificatori');
  expect(kindTitle(deck, 'character', 'en')).toBe('Characters');
});

test('what a deck does not rename has no other name', () => {
  expect(findRenamedNoun(deck, 'selfWorth', 'it', 'one')).toBeUndefined();
});
