import type { Deck } from '../deck/deck.js';
import { Speaker } from '../language/speaker.js';
import { findValue, keepValue } from '../store/kept.js';
import { digest, keyOf } from '../store/key.js';
import type { Store } from '../store/store.js';
import { wordsFor } from './built-in-words.js';

/** Speakers of a deck's languages that remember, from one run to the next, what they have said. */
export interface RememberingSpeakers {
  of(language: string): Speaker;
}

export function rememberingSpeakers(deck: Deck, store: Store): RememberingSpeakers {
  const speakers = new Map<string, Speaker>();
  return {
    of: (language) => {
      let speaker = speakers.get(language);
      if (speaker === undefined) {
        const words = wordsFor(deck, language);
        const lexicon = digest(JSON.stringify(words));
        speaker = new Speaker(words, {
          get: (key) => findValue(store, 'text', keyOf(lexicon, key)),
          set: (key, said) => keepValue(store, 'text', keyOf(lexicon, key), said),
        });
        speakers.set(language, speaker);
      }
      return speaker;
    },
  };
}
