import type { Cache } from '../cache/cache.js';
import { getJson, setJson } from '../cache/json-entries.js';
import { computeCacheKey, digest } from '../cache/key.js';
import type { Card, Deck } from '../deck/deck.js';
import { listEntries } from '../deck/listed.js';
import { PhraseFormatter } from '../language/phrases/phrase-formatter.js';
import { Memo } from '../memo/memo.js';
import { wordsFor } from './built-in-words.js';

/** Speakers of a deck's languages that cache their sentences across runs. */
export interface RulesTextProviders {
  of(language: string): PhraseFormatter;
}

/** A speaker is reused while its words and the names of families and characters, which all cards may use, are unchanged. */
export function rulesTextProviders(deck: Deck, cache: Cache, memo = new Memo()): RulesTextProviders {
  const formatters = new Map<string, PhraseFormatter>();
  const characters = listCharacters(deck, memo);
  const open = (language: string) => {
    const words = wordsFor(deck, language);
    const texts = deck.texts[language];
    const titles = memo.get(`titles ${language}`, [deck.families, characters, texts], () => {
      const named = [...Object.entries(deck.families), ...characters];
      return JSON.stringify(named.map(([id, { title }]) => [id, title, texts?.[id]?.title]));
    });
    return memo.get(`speaker ${language}`, [words, titles], () => {
      const lexicon = digest(JSON.stringify(words));
      return new PhraseFormatter(words, {
        get: (key) => getJson(cache, 'text', computeCacheKey(lexicon, key)),
        set: (key, said) => setJson(cache, 'text', computeCacheKey(lexicon, key), said),
      });
    });
  };
  return {
    of: (language) => {
      const formatter = formatters.get(language) ?? open(language);
      formatters.set(language, formatter);
      return formatter;
    },
  };
}

/** Characters by id. The list stays the same while they do, so an edit of another card needs no look at all titles. */
function listCharacters({ cards }: Deck, memo: Memo): readonly (readonly [string, Card])[] {
  return memo.get('characters of cards', [cards], () => {
    const { ids, values } = listEntries(cards);
    const characters: [string, Card][] = [];
    for (const [place, card] of values.entries())
      if (card.kind === 'character') characters.push([ids[place] as string, card]);
    return memo.get('characters', characters.flat(), () => characters);
  });
}
