import { PhraseFormatter } from './phrase-formatter.js';
import type { Words } from './words.js';

/** Memoizes speakers by language, since each compiles its phrases. */
export function formatterByLanguage(
  wordsOf: (language: string) => Words,
): (language: string) => PhraseFormatter {
  const formatters = new Map<string, PhraseFormatter>();
  return (language) => {
    let formatter = formatters.get(language);
    if (formatter === undefined) {
      formatter = new PhraseFormatter(wordsOf(language));
      formatters.set(language, formatter);
    }
    return formatter;
  };
}
