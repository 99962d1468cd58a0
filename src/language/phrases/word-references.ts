/** Finds the forms of nouns and verbs that a phrase takes from the lexicon. Entry point: `wordsUsedBy`. */

import { isLiteral, type Model as MF, parseMessage, visit } from 'messageformat';
import { DRAW_PILE_KINDS } from '../../vocabulary/kinds/index.js';
import { MANY } from './phrase-formatter.js';
import { VERB_FORMS } from './phrases.js';

/** The path of a word in a file of words: `nouns card forms base one`, `verbs draw imperative`. */
export type WordPath = readonly string[];

/** The words that a phrase of a language uses; none if the phrase does not parse. */
export function wordsUsedBy(phrase: string, language: string): readonly WordPath[] {
  try {
    return wordsUsedIn(parseMessage(phrase), language);
  } catch {
    return [];
  }
}

/** The same for a parsed phrase. */
export function wordsUsedIn(message: MF.Message, language: string): readonly WordPath[] {
  const used: WordPath[] = [];
  visit(message, { functionRef: (reference) => void used.push(...pathsOf(reference, language)) });
  return used;
}

function pathsOf({ name, options }: MF.FunctionRef, language: string): WordPath[] {
  const option = (key: string) => {
    const value = options?.[key];
    return isLiteral(value) ? value.value : undefined;
  };
  const key = option('key');
  if (name === 'verb') return key === undefined ? [] : VERB_FORMS.map((form) => ['verbs', key, form]);
  const cases = [option('case') ?? '', ...(option('first') === undefined ? [] : [option('first') ?? ''])];
  const number = name === 'noun' ? (option('number') ?? 'bare') : option('number');
  const nouns = name === 'kinds' ? ['card', ...DRAW_PILE_KINDS] : key === undefined ? [] : [key];
  return nouns.flatMap((noun) =>
    cases.flatMap((one) =>
      numbersFor(language, number).map((category) => ['nouns', noun, 'forms', one, category]),
    ),
  );
}

/**
 * A counted noun needs a form for every plural category of its language: forms are never guessed. Any other noun needs
 * the singular or the plural.
 */
const numbersFor = (language: string, number: string | undefined): readonly string[] =>
  number === undefined
    ? rulesFor(language).resolvedOptions().pluralCategories
    : [rulesFor(language).select(number === 'many' ? MANY : 1)];

const rules = new Map<string, Intl.PluralRules>();

/** Plural rules are slow to make. */
function rulesFor(language: string): Intl.PluralRules {
  const found = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, found);
  return found;
}
