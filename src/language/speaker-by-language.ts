import { Speaker } from './speaker.js';
import type { Words } from './words.js';

/** Memoizes speakers by language, since each compiles its phrases. */
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
