import type { StoryIcon } from '../vocabulary/icons.js';
import type { VerbForm } from './phrases.js';

/** A noun: its forms by case and by plural category (one, few, many, other). */
export interface Noun {
  readonly gender?: string;
  readonly forms: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All that a language needs to say what cards do. A deck may add to it, or override it, in `cards/words/<lang>.yaml`. */
export interface Words {
  readonly language: string;
  readonly nouns: Readonly<Record<string, Noun>>;
  readonly icons: Readonly<Partial<Record<StoryIcon, string>>>;
  readonly verbs: Readonly<Record<string, Readonly<Partial<Record<VerbForm, string>>>>>;
  /** MessageFormat 2, by key; see phrases.ts. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** Words with some of them replaced or added. */
export function mergeWords(base: Words, more: Partial<Words>): Words {
  return {
    language: base.language,
    nouns: { ...base.nouns, ...more.nouns },
    icons: { ...base.icons, ...more.icons },
    verbs: { ...base.verbs, ...more.verbs },
    phrases: { ...base.phrases, ...more.phrases },
  };
}
