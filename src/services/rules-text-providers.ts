import type { Cache } from '../cache/cache.js';
import { getJson, setJson } from '../cache/json-entries.js';
import { digest, keyOf } from '../cache/key.js';
import type { Deck } from '../deck/deck.js';
import { Speaker } from '../language/speaker.js';
import { wordsFor } from './built-in-words.js';
import { Memo } from './memo.js';

/** Speakers of a deck's languages that cache their sentences across runs. */
export interface RulesTextProviders {
  of(language: string): Speaker;
}

/** A speaker is reused while its words and the names of families, which all cards may use, are unchanged. */
export function rulesTextProviders(deck: Deck, cache: Cache, memo = new Memo()): RulesTextProviders {
  const speakers = new Map<string, Speaker>();
  const open = (language: string) => {
    const words = wordsFor(deck, language);
    const texts = deck.texts[language];
    const titles = memo.get(`titles ${language}`, [deck.families, texts], () =>
      JSON.stringify(Object.entries(deck.families).map(([id, { title }]) => [id, title, texts?.[id]?.title])),
    );
    return memo.get(`speaker ${language}`, [words, titles], () => {
      const lexicon = digest(JSON.stringify(words));
      return new Speaker(words, {
        get: (key) => getJson(cache, 'text', keyOf(lexicon, key)),
        set: (key, said) => setJson(cache, 'text', keyOf(lexicon, key), said),
      });
    });
  };
  return {
    of: (language) => {
      const speaker = speakers.get(language) ?? open(language);
      speakers.set(language, speaker);
      return speaker;
    },
  };
}
