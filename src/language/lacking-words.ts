/**
 * Finds what a language lacks: phrases, and the forms of nouns and verbs that its phrases use. Nothing is guessed: a
 * language is usable if nothing is lacking. Entry point: `lackingWords`.
 */

import { isLiteral, type Model as MF, parseMessage, visit } from 'messageformat';
import { STORY_ICONS } from '../vocabulary/icons.js';
import { DRAWN_KINDS } from '../vocabulary/kinds/index.js';
import { PHRASES, phraseNotes, VERB_FORMS } from './phrases.js';
import { MANY } from './speaker.js';
import type { Words } from './words.js';

/** A missing or invalid word of a language, and where to write it. */
export interface Lack {
  readonly path: readonly string[];
  readonly message: string;
  readonly hint: string;
}

/** Lists everything that a language lacks to word cards: phrases, forms of nouns and verbs, names of icons. */
export function lackingWords(words: Words, icons: readonly string[] = STORY_ICONS): Lack[] {
  const used = new Map<string, Lack>();
  const phrases = PHRASES.flatMap((key) => {
    const phrase = words.phrases[key];
    if (phrase === undefined)
      return [lackOf(['phrases', key], `The phrase "${key}" is missing.`, phraseNotes[key])];
    return formsIn(phrase, key, words, used);
  });
  const nameless = icons
    .filter((icon) => words.icons[icon] === undefined)
    .map((icon) =>
      lackOf(['icons', icon], `The name of the icon "${icon}" is missing.`, 'what the icon is called'),
    );
  return [...phrases, ...nameless, ...used.values()];
}

function lackOf(path: readonly string[], message: string, meaning: string): Lack {
  return { path, message, hint: `Add ${path.join(' → ')}: ${meaning}.` };
}

/** Parses a phrase and collects the forms that it needs and the lexicon lacks; reports phrases that don't parse. */
function formsIn(phrase: string, key: string, words: Words, used: Map<string, Lack>): Lack[] {
  let message: MF.Message;
  try {
    message = parseMessage(phrase);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return [
      {
        path: ['phrases', key],
        message: `The phrase "${key}" is not MessageFormat: ${why}.`,
        hint: 'Look for braces that do not match.',
      },
    ];
  }
  visit(message, {
    functionRef: (reference) => {
      for (const lack of lacksOf(reference, words)) used.set(lack.path.join(' '), lack);
    },
  });
  const end = openEnd(message);
  if (end === undefined) return [];
  return [
    {
      path: ['phrases', key],
      message: `The phrase "${key}" has nothing to choose where nothing else fits behind "${end.slice(0, -2)}".`,
      hint: `Add the variant: ${end} {{…}}.`,
    },
  ];
}

/**
 * Returns the first missing variant where `*` is followed by only some keys: with three or more selectors,
 * MessageFormat would search for it forever.
 */
function openEnd(message: MF.Message): string | undefined {
  if (message.type !== 'select') return undefined;
  const variants = message.variants.map(({ keys }) =>
    keys.map((key) => (key.type === '*' ? '*' : key.value)),
  );
  const starts = new Set(variants.flatMap((keys) => keys.map((_, i) => keys.slice(0, i + 1).join(' '))));
  return variants
    .flatMap((keys) =>
      keys.flatMap((key, i) => (key === '*' && i + 1 < keys.length ? [keys.slice(0, i + 1)] : [])),
    )
    .map((start) => [...start, '*'].join(' '))
    .find((start) => !starts.has(start));
}

function lacksOf({ name, options }: MF.FunctionRef, words: Words): Lack[] {
  const option = (key: string) => {
    const value = options?.[key];
    return isLiteral(value) ? value.value : undefined;
  };
  const key = option('key');
  if (name === 'verb' && key !== undefined) return verbLacks(words, key);
  const cases = [option('case') ?? '', ...(option('first') === undefined ? [] : [option('first') ?? ''])];
  const number = name === 'noun' ? (option('number') ?? 'bare') : option('number');
  const keys = name === 'kinds' ? ['card', ...DRAWN_KINDS] : key === undefined ? [] : [key];
  return keys.flatMap((noun) => cases.flatMap((one) => nounLacks(words, noun, one, number)));
}

function verbLacks(words: Words, key: string): Lack[] {
  const forms = words.verbs[key] ?? {};
  return VERB_FORMS.filter((form) => forms[form] === undefined).map((form) =>
    lackOf(['verbs', key, form], `The form "${form}" of the verb "${key}" is missing.`, 'the form'),
  );
}

/**
 * A counted noun needs a form for every plural category of its language: forms are never guessed. Any other noun needs
 * the singular or the plural.
 */
function nounLacks(words: Words, key: string, grammatical: string, number: string | undefined): Lack[] {
  const asked = number === undefined ? categoriesOf(words.language) : [categoryOf(words.language, number)];
  const forms = words.nouns[key]?.forms[grammatical] ?? {};
  return asked
    .filter((category) => forms[category] === undefined)
    .map((category) => {
      const path = ['nouns', key, 'forms', grammatical, category];
      return lackOf(
        path,
        `The form "${grammatical} ${category}" of the noun "${key}" is missing.`,
        'the form',
      );
    });
}

const rulesOf = once((language) => new Intl.PluralRules(language));
const categoriesOf = once((language) => rulesOf(language).resolvedOptions().pluralCategories);
const categoryOf = (language: string, number: string) =>
  rulesOf(language).select(number === 'many' ? MANY : 1);

/** Memoizes a slow computation by language. */
function once<T>(make: (language: string) => T): (language: string) => T {
  const known = new Map<string, T>();
  return (language) => {
    const found = known.get(language) ?? make(language);
    known.set(language, found);
    return found;
  };
}

/** Phrases that are never used: most likely misspelt. */
export function unknownPhrases(phrases: Readonly<Record<string, string>>): string[] {
  return Object.keys(phrases).filter((key) => !(PHRASES as readonly string[]).includes(key));
}
