import { describe, expect, it } from 'vitest';
import { createGame, IllegalCallError } from '../../../src/engine/index.js';
import { deckOf } from '../../support/engine/table.js';
import { shippingDeck } from '../../support/shipping-deck.js';

/** How many cards of each kind an edition has, copies counted. */
function census(edition: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of Object.values(shippingDeck.cards)) {
    if (card.editions.includes(edition)) counts[card.kind] = (counts[card.kind] ?? 0) + card.copies;
  }
  return counts;
}
const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('components', () => {
  it.each(['classic', 'expansion'])('the %s edition is for two to four players (COMP-1)', (edition) => {
    for (const players of [2, 3, 4]) expect(createGame(deckOf(), { players, edition }).players).toBe(players);
    for (const players of [0, 1, 5, 2.5])
      expect(() => createGame(deckOf(), { players, edition })).toThrow(IllegalCallError);
  });

  it('the second edition is for two to five players (COMP-1)', () => {
    for (const players of [2, 3, 4, 5])
      expect(createGame(deckOf(), { players, edition: 'second' }).players).toBe(players);
    for (const players of [1, 6])
      expect(() => createGame(deckOf(), { players, edition: 'second' })).toThrow(IllegalCallError);
  });

  it('the classic deck has 110 cards: 20 characters, 58 modifiers, 12 events, 20 deaths (COMP-2)', () => {
    expect(census('classic')).toEqual({ character: 20, modifier: 58, event: 12, death: 20 });
    expect(total(census('classic'))).toBe(110);
  });

  it('the classic deck has four families of five (COMP-2)', () => {
    const people = Object.values(shippingDeck.cards).filter(
      (card) => card.kind === 'character' && card.editions.includes('classic'),
    );
    const sizes: Record<string, number> = {};
    for (const card of people)
      if (card.kind === 'character') sizes[card.family] = (sizes[card.family] ?? 0) + 1;
    expect(Object.values(sizes)).toEqual([5, 5, 5, 5]);
  });

  it('the expansion adds 55 cards (COMP-3)', () => {
    const added = Object.values(shippingDeck.cards).filter(({ set }) => set === 'unhappy-homes');
    const counts: Record<string, number> = {};
    for (const { kind, copies } of added) counts[kind] = (counts[kind] ?? 0) + copies;
    expect(counts).toEqual({ character: 5, residence: 5, mystery: 10, modifier: 23, event: 6, death: 6 });
    expect(total(counts)).toBe(55);
  });

  it('the second edition has 110 cards, two of them reference cards (COMP-4)', () => {
    expect(census('second')).toEqual({ character: 20, modifier: 57, event: 11, death: 20, reference: 2 });
    expect(total(census('second'))).toBe(110);
  });

  it('the expansion is mixed into the base deck (COMP-5)', () => {
    const drawn = (edition: string) => {
      const { modifier = 0, event = 0, death = 0, mystery = 0 } = census(edition);
      return modifier + event + death + mystery;
    };
    const state = createGame(shippingDeck, { players: 2, edition: 'expansion' });
    expect(state.draw.length + state.hands.flat().length).toBe(drawn('expansion'));
    expect(drawn('expansion')).toBe(drawn('classic') + 10 + 23 + 6 + 6);
  });

  it('mysteries and residences are in the expansion only, reference cards in the second edition only (COMP-6)', () => {
    expect(Object.keys(census('classic')).sort()).toEqual(['character', 'death', 'event', 'modifier']);
    expect(Object.keys(census('expansion')).sort()).toEqual([
      'character',
      'death',
      'event',
      'modifier',
      'mystery',
      'residence',
    ]);
    expect(Object.keys(census('second')).sort()).toEqual([
      'character',
      'death',
      'event',
      'modifier',
      'reference',
    ]);
  });
});
