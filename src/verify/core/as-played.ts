import type { Card, Deck } from '../../deck/deck.js';
import { memoizeByKey } from '../../memo/memoize.js';

/**
 * A deck reduced to what affects play: nothing that is only read, drawn or printed. A proof holds for every deck with
 * the same reduction, so that editing a title keeps the cached proof.
 */
export function asPlayed(deck: Deck): Deck {
  const found = bared.get(deck) ?? strip(deck);
  bared.set(deck, found).set(found, found);
  return found;
}

const bared = new WeakMap<Deck, Deck>();

function strip(deck: Deck): Deck {
  const { name, icons, layout } = deck;
  return {
    name,
    version: '',
    languages: [],
    editions: mapValues(deck.editions, ({ sets, rules, isPlayed }) => ({
      sets,
      census: {},
      rules,
      ...(isPlayed === false && { isPlayed }),
    })),
    ...(icons !== undefined && { icons: mapValues(icons, () => '') }),
    families: mapValues(deck.families, () => ({ title: '', symbol: '' })),
    cards: mapValues(deck.cards, bare),
    texts: {},
    rules: {},
    words: {},
    ...(layout !== undefined && { layout }),
    card: { width: 0, height: 0, bleed: 0, corner: 0 },
  };
}

function bare(card: Card): Card {
  const {
    flavour: _,
    text: __,
    art: ___,
    wording: ____,
    ...rest
  } = card as Card & {
    readonly wording?: unknown;
  };
  return { ...rest, title: '' } as Card;
}

function mapValues<T, U>(map: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

/**
 * A deck with only some of its editions and their cards: proofs can't depend on any other. Memoized, since other caches
 * are keyed by the identity of the deck.
 */
export const onlyEditions = memoizeByKey(
  (deck: Deck, editions: readonly string[]): Deck => {
    const isHere = (edition: string) => editions.includes(edition);
    const cards = Object.entries(deck.cards).filter(([, card]) => card.editions.some(isHere));
    return {
      ...deck,
      editions: Object.fromEntries(Object.entries(deck.editions).filter(([edition]) => isHere(edition))),
      cards: Object.fromEntries(
        cards.map(([id, card]) => [id, { ...card, editions: card.editions.filter(isHere) } as Card]),
      ),
    };
  },
  (editions) => editions.join(' '),
);
