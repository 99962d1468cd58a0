import { Speaker } from './speaker.js';
import type { Words } from './words.js';

/** RememberingSpeakers by language, each made once: they compile what they say. */
export function speakerByLanguage(wordsOf: (language: string) => Words): (language: string) => Speaker {
  const speakers = new Map<string, Speaker>();
  return (language) => {
    let speaker = speakers.get(language);
    if (speaker === undefined) {
      speaker = new Speaker(wordsOf(language));
      speakers.set(language, speaker);
    }
    return speaker;
  };
}
