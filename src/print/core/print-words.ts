import { typeset } from '../../language/typography.js';
import type { HomemadeMethod, StockName } from '../../vocabulary/files/profile-file.js';
import type { CardKind } from '../../vocabulary/kinds/index.js';
import { bundledWords } from './bundled-words.js';

/** The captions of printed sheets. */
export type PrintWords = Readonly<Record<CardKind | StockName | HomemadeMethod, string>> & {
  readonly rules: string;
  readonly backs: string;
  readonly calibration: string;
  readonly front: string;
  readonly back: string;
  readonly steps: readonly string[];
  readonly sides: string;
};

const typesetIn = new Map<string, PrintWords>();

/** In the language, typeset; falls back to English. */
export function printWords(language: string): PrintWords {
  let words = typesetIn.get(language);
  if (words === undefined) {
    words = typesetWords(language);
    typesetIn.set(language, words);
  }
  return words;
}

function typesetWords(language: string): PrintWords {
  const words = bundledWords<PrintWords>(language, 'captions');
  const set = (text: string) => typeset(text, language);
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(set) : set(String(value)),
    ]),
  ) as unknown as PrintWords;
}
