import type { SoundDeck } from '../deck/load-deck.js';
import type { Words } from '../language/words.js';
import type { PrintBasics } from '../print/index.js';
import { wordsFor } from './words.js';

/** What every print needs to know of a deck. */
export function printBasics(
  { where, ...loaded }: SoundDeck,
  directory: string,
  languages: readonly string[],
): PrintBasics {
  const { deck } = loaded;
  const spoken = [...new Set([...deck.languages, ...languages])];
  const words: Record<string, Words> = Object.fromEntries(spoken.map((lang) => [lang, wordsFor(deck, lang)]));
  return { deck, directory, languages, words, where };
}
