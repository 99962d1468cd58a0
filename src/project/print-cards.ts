import type { Deck } from '../deck/deck.js';
import type { LoadedDeck } from '../deck/load-deck.js';
import type { Words } from '../language/words.js';
import type { PrintBasics } from '../print/index.js';
import { wordsFor } from './built-in-words.js';

/** What every print needs to know of a deck. */
export function printBasics(
  { where, ...loaded }: LoadedDeck & { readonly deck: Deck },
  directory: string,
  languages: readonly string[],
): PrintBasics {
  const { deck } = loaded;
  const spoken = [...new Set([...deck.languages, ...languages])];
  const words: Record<string, Words> = Object.fromEntries(spoken.map((lang) => [lang, wordsFor(deck, lang)]));
  return { deck, directory, languages, words, where };
}
