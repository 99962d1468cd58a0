import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Deck } from '../deck/deck.js';
import { mergeWords, type Words } from '../language/words.js';

const FOLDER = fileURLToPath(new URL('../language/words/', import.meta.url));

/** The languages that the tool brings words along for. */
export const BUILT_IN_LANGUAGES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.slice(0, -'.yaml'.length))
  .sort();

const EMPTY: Omit<Words, 'language'> = { nouns: {}, icons: {}, verbs: {}, phrases: {} };
const known = new Map<string, Words>();

/** The words that the tool brings along for a language; none for one that it does not know. */
export function builtInWords(language: string): Words {
  let found = known.get(language);
  if (found === undefined) {
    const file = `${FOLDER}${language}.yaml`;
    found = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Words) : { language, ...EMPTY };
    known.set(language, found);
  }
  return found;
}

/** The words of a language for a deck: the tool's, with what the deck adds or overrides. */
export function wordsFor(deck: Deck, language: string): Words {
  return mergeWords(builtInWords(language), (deck.words[language] ?? {}) as Partial<Words>);
}
