import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { cardTable } from '../../../src/engine/cards/compiled-deck.js';
import { createGame, greedyBot, playGame, result } from '../../../src/engine/index.js';
import { pickSome, seedChance, shuffle } from '../../../src/engine/table/chance.js';
import { seedRandom } from '../../../src/engine/table/random.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const NAMES = cardTable(shippingDeck, 'classic', false).names;

/** The deck without one card. */
function without(id: string): Deck {
  const { [id]: _, ...cards } = shippingDeck.cards;
  return { ...shippingDeck, cards };
}

/** The whole draw pile as it was shuffled first, hands on top. */
function pileOf(deck: Deck, seed: number): string[] {
  const { names } = cardTable(deck, 'classic', false);
  const { hands, draw } = createGame(deck, { players: 2, edition: 'classic', seed });
  return [...hands.flat(), ...draw.toReversed()].map((card) => names[card] as string);
}

describe('chance can be compared', () => {
  it('a card that is taken out leaves the order of all others as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.integer({ min: 0, max: 1e9 }), (id, seed) => {
        expect(pileOf(without(id), seed)).toEqual(pileOf(shippingDeck, seed).filter((name) => name !== id));
      }),
      { numRuns: 20 },
    );
  });

  it('so it is in every shuffle of a game and in every random pick, each of which has an order of its own', () => {
    const { keys } = cardTable(shippingDeck, 'classic', false);
    const all = Array.from(NAMES, (_, card) => card);
    const [whole, less] = [seedChance(7), seedChance(7)];
    const orders = new Set<string>();
    for (let number = 0; number < 5; number++) {
      const [pile, rest] = [all.slice(), all.filter((card) => card !== 3)];
      shuffle(whole, keys, pile);
      shuffle(less, keys, rest);
      expect(rest).toEqual(pile.filter((card) => card !== 3));
      orders.add(pile.join());
      const [picked, others] = [pickSome(whole, keys, all, 9), pickSome(less, keys, all.slice(1), 9)];
      expect(others.filter((card) => picked.includes(card)).length).toBeGreaterThanOrEqual(8);
    }
    expect(orders.size).toBe(5);
  });

  it('shuffles evenly: each card comes first about as often as any other', () => {
    const { keys } = cardTable(shippingDeck, 'classic', false);
    const first = new Map<number, number>();
    const GAMES = 9000;
    for (let seed = 0; seed < GAMES; seed++) {
      const pile = Array.from({ length: 9 }, (_, card) => card);
      shuffle(seedChance(seed), keys, pile);
      first.set(pile[0] as number, (first.get(pile[0] as number) ?? 0) + 1);
    }
    // Five standard deviations around the mean of 1000.
    for (let card = 0; card < 9; card++)
      expect(Math.abs((first.get(card) ?? 0) - GAMES / 9)).toBeLessThan(150);
  });

  it('a seed of more than 32 bits counts in whole', () => {
    expect(pileOf(shippingDeck, 5)).not.toEqual(pileOf(shippingDeck, 5 + 2 ** 32));
  });

  it('each bot has chances of its own: streams with one seed have nothing to do with each other', () => {
    expect(seedRandom(7, 0)).not.toEqual(seedRandom(7, 1));
  });

  it('games of two decks that differ in one card go together, pair by pair', () => {
    const id = 'flattened-by-a-folly';
    const other = without(id);
    const sumOf = (deck: Deck, seed: number) => {
      const bots = [greedyBot(deck), greedyBot(deck)];
      const end = playGame(createGame(deck, { players: 2, edition: 'classic', seed }), bots, seed);
      return (result(end)?.values ?? []).reduce((sum, value) => sum + value, 0);
    };
    const pairs = Array.from(
      { length: 150 },
      (_, seed) => [sumOf(shippingDeck, seed), sumOf(other, seed)] as const,
    );
    expect(correlation(pairs)).toBeGreaterThan(0.25);
  });
});

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (which: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[which], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((all, [x, y]) => all + of(x - a, y - b), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}
