import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Deck } from '../deck/deck.js';
import { mergeWords, type Words } from '../language/words.js';

const EMPTY: Omit<Words, 'language'> = { nouns: {}, icons: {}, verbs: {}, phrases: {} };
const known = new Map<string, Words>();

/** The words that the tool brings along for a language; none for one that it does not know. */
export function builtInWords(language: string): Words {
  let found = known.get(language);
  if (found === undefined) {
    const file = fileURLToPath(new URL(`../language/words/${language}.yaml`, import.meta.url));
    found = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Words) : { language, ...EMPTY };
    known.set(language, found);
  }
  return found;
}

/** The words of a language for a deck: the tool's, with what the deck adds or overrides. */
export function wordsFor(deck: Deck, language: string): Words {
  return mergeWords(builtInWords(language), (deck.words[language] ?? {}) as Partial<Words>);
}
