import type { Deck } from '../deck/deck.js';
import { PSEUDO } from '../language/pseudo.js';
import type { Speaker } from '../language/speaker.js';
import type { DeckLanguage } from './text/face-text.js';

/** The speakers for each language of a deck. */
export function deckLanguages(
  deck: Deck,
  speakerOf: (language: string) => Speaker,
): (language: string) => DeckLanguage {
  const sourceLanguage = deck.languages[0] ?? 'en';
  return (language) => ({
    deck,
    language,
    speaker: speakerOf(language === PSEUDO ? sourceLanguage : language),
    source: speakerOf(sourceLanguage),
  });
}
