import type { Language } from '../../../src/language/languages.js';
import { expectations } from './expectations.js';

/** Two equal words in a row are a slip in every language. */
const DOUBLED = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu;

/** What is wrong with sentences, each reported once with what was found in it. */
export function faultsIn(language: Language, texts: Iterable<string>): string[] {
  const patterns = [...expectations[language].unreadable, [DOUBLED, 'a word twice in a row'] as const];
  const found = [...new Set(texts)].flatMap((text) =>
    patterns.filter(([pattern]) => pattern.test(text)).map(([, why]) => `${why}: ${text}`),
  );
  return found.slice(0, 10);
}
