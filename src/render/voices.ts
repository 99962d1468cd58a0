import type { Deck } from '../deck/deck.js';
import { PSEUDO } from '../language/pseudo.js';
import type { Speaker } from '../language/speaker.js';
import type { Voice } from './text/face-text.js';

/** What each language of a deck is said with. */
export function voices(deck: Deck, speakerOf: (language: string) => Speaker): (language: string) => Voice {
  const sourceLanguage = deck.languages[0] ?? 'en';
  return (language) => ({
    deck,
    language,
    speaker: speakerOf(language === PSEUDO ? sourceLanguage : language),
    source: speakerOf(sourceLanguage),
  });
}
