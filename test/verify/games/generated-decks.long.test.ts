import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { gameTables } from '../../../src/verify/core/tables.js';
import { playChunk } from '../../../src/verify/games/play-chunk.js';
import { RULES } from '../../../src/vocabulary/files/deck-file.js';

interface Plan {
  /** Members of each family, and whether it has a residence. */
  readonly families: readonly { readonly size: number; readonly housed: boolean }[];
  readonly rules: (typeof RULES)[number];
  /** How many copies there are of each card. */
  readonly copies: number;
}

const family = (size: fc.Arbitrary<number>) => fc.record({ size, housed: fc.boolean() });

/** Two families at least are of different size: what a game keeps of each then differs from game to game. */
const families = fc
  .tuple(
    family(fc.constantFrom(2, 3)),
    fc.array(family(fc.integer({ min: 4, max: 6 })), { minLength: 1, maxLength: 2 }),
    fc.array(family(fc.integer({ min: 2, max: 6 })), { maxLength: 1 }),
  )
  .map(([small, large, any]) => [small, ...large, ...any]);

const plans = fc.record<Plan>({
  families,
  rules: fc.constantFrom(...RULES),
  copies: fc.integer({ min: 3, max: 8 }),
});

/** A sound deck as a designer might begin it: families of any size, some with a residence, an edition of its own name. */
function deckFrom({ families, rules, copies }: Plan): Deck {
  const ids = families.map((_, number) => `family-${number}`);
  const each = <T>(make: (id: string, number: number) => [string, T][]) =>
    Object.fromEntries(ids.flatMap((id, number) => make(id, number)));
  const card = (rest: object) => ({ title: 'A card', copies, ...rest });
  const files = {
    'shroud.yaml': {
      name: 'made',
      version: '1.0.0',
      languages: ['en'],
      editions: { own: { sets: ['one'], rules } },
    },
    'cards/one/cards.yaml': {
      families: each((id) => [[id, { title: 'A family', symbol: 'duck' }]]),
      characters: each((id, number) =>
        Array.from({ length: families[number]?.size ?? 0 }, (_, i) => [
          `${id}-${i}`,
          { title: 'One', family: id },
        ]),
      ),
      ...(rules === 'expansion' && {
        residences: each((id, number) =>
          families[number]?.housed ? [[`house-${id}`, { title: 'A house', family: id }]] : [],
        ),
        mysteries: { attic: card({ pathos: { top: -5 }, effects: { continuous: [{ drawLimit: 1 }] } }) },
      }),
      modifiers: {
        sad: card({ pathos: { top: -15 } }),
        sadder: card({ pathos: { middle: -10 }, icon: 'duck' }),
        glad: card({ pathos: { top: 10 }, effects: { immediate: [{ freePlay: 'modifier' }] } }),
      },
      deaths: { gone: card({ effects: { immediate: [{ draw: 1 }] } }) },
      events: {
        no: card({ effects: { reaction: [{ cancel: 'modifier' }] } }),
        fate: card({
          effects: {
            immediate: [{ moveDeath: { from: { of: 'opponents' }, to: { of: 'you' }, eitherWay: true } }],
          },
        }),
      },
    },
  };
  const texts = Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]);
  const { deck, report } = loadDeck(memoryFolder(Object.fromEntries(texts)));
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics));
  return deck;
}

describe('a sound deck of any families', () => {
  it('is not found fault with: its games agree with the rules, and can be stored and taken up again', () => {
    const chunk = { seed: 1, first: 0, count: 40, followEvery: 20, greedyEvery: 4 };
    fc.assert(
      fc.property(plans, (plan) => {
        const deck = deckFrom(plan);
        const tallies = gameTables(deck).map((table) => playChunk(deck, { ...table, ...chunk }));
        expect(tallies.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual([]);
      }),
      { numRuns: 4, seed: 15, endOnFailure: true },
    );
  });
});
