import { join } from 'node:path';
import type { Deck } from '../deck/deck.js';
import { Speaker } from '../language/speaker.js';
import { codeFingerprint } from '../print/faces/fingerprint.js';
import { wordsFor } from './built-in-words.js';
import { DiskMemory } from './disk-memory.js';

/** RememberingSpeakers of a deck's languages that remember, from one run to the next, what they have said. */
export interface RememberingSpeakers {
  of(language: string): Speaker;
  /** Keeps what was said, for the next run. A deck whose output can't be written is only slower. */
  keep(): void;
}

/** @param directory where the deck lies; left out: nothing is remembered */
export function rememberingSpeakers(deck: Deck, directory?: string): RememberingSpeakers {
  const speakers = new Map<string, { speaker: Speaker; memory: DiskMemory }>();
  return {
    of: (language) => {
      let found = speakers.get(language);
      if (found === undefined) {
        const words = wordsFor(deck, language);
        const file = directory && join(directory, 'output/.cache', `text-${language}.json`);
        const memory = new DiskMemory(file, codeFingerprint() + JSON.stringify(words));
        found = { speaker: new Speaker(words, memory), memory };
        speakers.set(language, found);
      }
      return found.speaker;
    },
    keep: () => {
      for (const { memory } of speakers.values()) memory.keep();
    },
  };
}
