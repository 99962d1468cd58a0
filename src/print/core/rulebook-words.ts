import { typeset } from '../../language/typography.js';
import type { Category } from '../../vocabulary/category.js';
import type { RulesName } from '../../vocabulary/files/deck-file.js';
import type { CardKind } from '../../vocabulary/kinds/index.js';
import { bundledWords } from './bundled-words.js';

/** The parts of a card that a figure points at. */
export type PartName =
  | 'title'
  | 'portrait'
  | 'window'
  | 'name'
  | 'pathos'
  | 'icon'
  | 'icons'
  | 'text'
  | 'reminder';
type Parts = Readonly<Partial<Record<PartName, string>>>;

/** The texts in the figures of the rulebook. */
export interface RulebookWords {
  readonly contents: string;
  readonly selfWorth: string;
  readonly editions: Readonly<Record<RulesName, string>>;
  readonly table: Readonly<Record<'family' | 'dead' | 'residence' | 'pile' | 'discards' | 'hand', string>>;
  readonly parts: { readonly all: Parts } & { readonly [K in CardKind]?: Parts };
  readonly icons: Readonly<Record<string, string>>;
  readonly blank: string;
  readonly effects: Readonly<Record<Category, readonly [name: string, meaning: string]>>;
}

const typesetIn = new Map<string, RulebookWords>();

/** In the language, typeset; falls back to English. */
export function rulebookWords(language: string): RulebookWords {
  const words = typesetIn.get(language) ?? typesetWords(language);
  typesetIn.set(language, words);
  return words;
}

function typesetWords(language: string): RulebookWords {
  return typesetAll(bundledWords<RulebookWords>(language, 'rulebook'), language);
}

/** Typesets every text in a value, recursively. */
function typesetAll<T>(value: T, language: string): T {
  if (typeof value === 'string') return typeset(value, language) as T;
  if (Array.isArray(value)) return value.map((one) => typesetAll(one, language)) as T;
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([key, one]) => [key, typesetAll(one, language)])) as T;
}
