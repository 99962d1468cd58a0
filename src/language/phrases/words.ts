/**
 * The words of a language: nouns, verbs, icons and phrases, and how those of a deck override built-in ones.
 */

import type { VerbForm } from './phrases.js';

/** A noun: its forms by case and by plural category (one, few, many, other). */
export interface Noun {
  readonly gender?: string;
  readonly forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All words that a language needs for cards. A deck may add to or override them in `cards/words/<lang>.yaml`. */
export interface Words {
  readonly language: string;
  readonly nouns: Readonly<Record<string, Noun>>;
  readonly icons: Readonly<Record<string, string>>;
  /** Meanings of icons, where the deck gives them; the rulebook's text on the six comes with the tool. */
  readonly meanings?: Readonly<Record<string, string>>;
  readonly verbs: Readonly<Record<string, Readonly<Partial<Record<VerbForm, string>>>>>;
  /** MessageFormat 2, by key; see phrases.ts. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** Overrides or adds words, form by form. */
export function mergeWords(base: Words, more: Partial<Words>): Words {
  return {
    language: base.language,
    nouns: mergeEntries(base.nouns, more.nouns, mergeNouns),
    icons: { ...base.icons, ...more.icons },
    ...(more.meanings && { meanings: { ...base.meanings, ...more.meanings } }),
    verbs: mergeEntries(base.verbs, more.verbs, (old, added) => ({ ...old, ...added })),
    phrases: { ...base.phrases, ...more.phrases },
  };
}

function mergeNouns(old: Noun, added: Noun): Noun {
  const forms = mergeEntries(old.forms, added.forms, (some, others) => ({ ...some, ...others }));
  return { ...old, ...added, forms };
}

function mergeEntries<T>(
  base: Readonly<Record<string, T>>,
  more: Readonly<Record<string, T>> | undefined,
  merge: (old: T, added: T) => T,
): Record<string, T> {
  const merged = { ...base };
  for (const [key, added] of Object.entries(more ?? {})) {
    const old = base[key];
    merged[key] = old === undefined ? added : merge(old, added);
  }
  return merged;
}
