import { digest } from '../cache/key.js';
import type { Card, Deck } from '../deck/deck.js';
import type { Words } from '../language/phrases/words.js';
import { listNamedTitles } from '../language/sentences/named-titles.js';
import { Memo } from '../memo/memo.js';
import { memoize } from '../memo/memoize.js';
import type { RulesTextProviders } from './rules-text-providers.js';

/** Cache keys for the texts of cards, and for what all cards of a language share. */
export interface TextKeys {
  (id: string, language: string): string;
  common(language: string): string;
}

/** Cache key for everything that a card says in a language: while it is unchanged, so is every word of the card. */
export function textKeys(deck: Deck, rulesText: RulesTextProviders): TextKeys {
  const common = new Map<string, string>();
  const commonTo = (language: string): string => {
    const words = [rulesText.of(language).words, rulesText.of(deck.languages[0] ?? language).words];
    const from = [deck.texts[language], ...words];
    return shared(deck.families).get(language, from, () => {
      const families = Object.keys(deck.families).map((family) => deck.texts[language]?.[family]);
      return digest(JSON.stringify([language, words.map(digestOf), deck.families, families]));
    });
  };
  const sharedIn = (language: string): string => {
    const found = common.get(language) ?? commonTo(language);
    common.set(language, found);
    return found;
  };
  const keyOf = (id: string, language: string) =>
    digest(sharedIn(language) + JSON.stringify(textsOf(deck, id, language)));
  return Object.assign(keyOf, { common: sharedIn });
}

/** By the families of a deck and by language: there may be many, and they rarely change. */
const shared = memoize((_families: Deck['families']) => new Memo<string>());

/** A lexicon is large and rarely changes. */
const digestOf = memoize((words: Words) => digest(JSON.stringify(words)));

/** Everything that a card says in a language derives from these. */
function textsOf(deck: Deck, id: string, language: string): unknown {
  const card = deck.cards[id];
  return [id, card, deck.texts[language]?.[id], card && listBorrowed(deck, card, language)];
}

/** What a card says and does not contain: rules on a reference card, and the titles that a script names. */
export function listBorrowed(deck: Deck, card: Card, language: string): readonly unknown[] {
  return [language, deck.languages[0] ?? ''].map((one) =>
    card.kind === 'reference'
      ? card.body.map((rule) => deck.rules[one]?.[rule])
      : listNamedTitles(deck, card, one),
  );
}
