import type { Deck } from '../../../src/deck/deck.js';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import type { RulesName } from '../../../src/vocabulary/files/deck-file.js';

type Kind = 'modifiers' | 'events' | 'deaths' | 'mysteries';
/** Cards as a designer would write them, but for the titles. */
export type TinyCards = { readonly [K in Kind]?: Readonly<Record<string, object>> };

const FAMILIES = {
  ants: ['anna', 'abel', 'ada'],
  bees: ['bess', 'bob', 'bill'],
  cats: ['cora', 'carl', 'cleo'],
  dogs: ['dora', 'dan', 'dirk'],
};
/** Families by seat. */
export const FAMILY_NAMES = Object.keys(FAMILIES);
/** Characters by seat. */
export const MEMBERS = Object.values(FAMILIES);

/** Plain cards that every tiny deck has. */
const PLAIN: TinyCards = {
  modifiers: {
    sad: { copies: 3, pathos: { top: -10 } },
    sadder: { pathos: { top: -20 } },
    glad: { pathos: { top: 10 } },
    ducky: { copies: 3, icon: 'duck' },
    filler: { copies: 12 },
  },
  events: { nothing: {}, 'nothing-more': {} },
  deaths: { gone: {}, 'gone-too': {} },
};

/** A deck with one edition, `only`, of four small families, some plain cards and those given. */
export function tinyDeck(cards: TinyCards, rules: RulesName = 'classic'): Deck {
  const files = {
    'shroud.yaml': asYaml({
      name: 'tiny',
      version: '1.0.0',
      languages: ['en'],
      editions: { only: { sets: ['base'], rules } },
    }),
    'cards/base/families.yaml': asYaml({
      families: mapValues(FAMILIES, () => ({ title: 'A family', symbol: 'duck' })),
      characters: Object.assign(
        {},
        ...Object.entries(FAMILIES).map(([family, names]) =>
          Object.fromEntries(names.map((name) => [name, { title: name, family }])),
        ),
      ),
      ...(rules === 'expansion' && {
        residences: Object.fromEntries(
          Object.keys(FAMILIES).map((family) => [`house-of-${family}`, { title: 'A house', family }]),
        ),
      }),
    }),
    'cards/base/plain.yaml': asYaml(titled(PLAIN)),
    ...(Object.keys(cards).length > 0 && { 'cards/base/given.yaml': asYaml(titled(cards)) }),
  };
  const { deck, report } = loadDeck(memoryFolder(files));
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics, null, 2));
  return deck;
}

const titled = (cards: TinyCards) =>
  mapValues(cards, (some) => mapValues(some ?? {}, (card) => ({ title: 'A card', ...card })));

function mapValues<A, B>(record: Readonly<Record<string, A>>, make: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));
}

/** JSON is YAML, too. */
const asYaml = (value: unknown) => JSON.stringify(value);
