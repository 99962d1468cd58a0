import type { Deck } from '../../deck/deck.js';
import type { PhraseFormatter } from '../../language/phrases/phrase-formatter.js';
import { PSEUDO } from '../../language/pseudo.js';
import type { DeckLanguage } from '../text/face-text.js';

/** The speakers for each language of a deck. */
export function deckLanguages(
  deck: Deck,
  getFormatter: (language: string) => PhraseFormatter,
): (language: string) => DeckLanguage {
  const sourceLanguage = deck.languages[0] ?? 'en';
  return (language) => ({
    deck,
    language,
    formatter: getFormatter(language === PSEUDO ? sourceLanguage : language),
    source: getFormatter(sourceLanguage),
  });
}
