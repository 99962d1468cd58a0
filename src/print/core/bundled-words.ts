import { isLanguage, type Language } from '../../language/languages.js';
import { readBundled } from './bundled.js';

/** The parts of `words/<language>.yaml`, which has the texts of printed files in a language. */
type Section = 'captions' | 'rulebook' | 'homemade';

const read = new Map<Language, Readonly<Record<Section, unknown>>>();

/** A part of the texts of a language as written, or of the English ones for a language without a file. */
export function bundledWords<T>(language: string, section: Section): T {
  const [base = ''] = language.split('-');
  const known = isLanguage(base) ? base : 'en';
  const words = read.get(known) ?? readBundled<Readonly<Record<Section, unknown>>>(`words/${known}.yaml`);
  read.set(known, words);
  return words[section] as T;
}
