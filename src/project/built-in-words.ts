import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Deck, DeckWords } from '../deck/deck.js';
import { mergeWords, type Words } from '../language/words.js';

const FOLDER = fileURLToPath(new URL('../language/words/', import.meta.url));

const EMPTY: Omit<Words, 'language'> = { nouns: {}, icons: {}, verbs: {}, phrases: {} };
const known = new Map<string, Words>();

/** The words that the tool brings along for a language; none for one that it does not know. */
export function builtInWords(language: string): Words {
  let found = known.get(language);
  if (found === undefined) {
    found = readWords(language) ?? { language, ...EMPTY };
    known.set(language, found);
  }
  return found;
}

const merged = new WeakMap<DeckWords, Words>();

/** The words of a language for a deck: the tool's, with what the deck adds or overrides. */
export function wordsFor(deck: Deck, language: string): Words {
  const own = deck.words[language];
  if (own === undefined) return builtInWords(language);
  let found = merged.get(own);
  if (found?.language !== language) {
    found = mergeWords(builtInWords(language), own as Partial<Words>);
    merged.set(own, found);
  }
  return found;
}

/** A built tool has them as JSON, which is read ten times as fast. */
function readWords(language: string): Words | undefined {
  const [json, yaml] = [`${FOLDER}${language}.json`, `${FOLDER}${language}.yaml`];
  if (existsSync(json)) return JSON.parse(readFileSync(json, 'utf8'));
  return existsSync(yaml) ? (parse(readFileSync(yaml, 'utf8')) as Words) : undefined;
}
