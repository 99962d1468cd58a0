import type { Deck } from '../../deck/deck.js';
import { plain } from '../../language/part.js';
import { PhraseFormatter } from '../../language/phrases/phrase-formatter.js';
import { cardTextWithSources } from '../../language/sentences/card-text.js';
import { wordsFor } from '../../services/built-in-words.js';

/** A sentence of a card with its origin: the clause, the phrases, the forms of the lexicon. */
export interface Explanation {
  readonly path: string;
  readonly text: string;
  readonly sources: readonly string[];
}

/** Explains why a card says what it says in a language. */
export function explainCard(deck: Deck, id: string, language: string): Explanation[] {
  const card = deck.cards[id];
  if (card === undefined) return [];
  const formatter = new PhraseFormatter(wordsFor(deck, language));
  return cardTextWithSources(deck, card, formatter).map(({ path, parts, sources = [] }) => ({
    path,
    text: plain(parts),
    sources,
  }));
}
