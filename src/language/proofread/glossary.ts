import { memoize } from '../../memo/memoize.js';
import { DRAW_PILE_KINDS } from '../../vocabulary/kinds/index.js';
import type { Noun, Words } from '../phrases/words.js';

/** Terms with one name everywhere; `card` and `play` are too common to be distinguished from the verbs. */
export const TERMS: readonly string[] = [...DRAW_PILE_KINDS, 'character'];

/** A term of the game, in the source language and in another. */
export interface Term {
  readonly source: string;
  readonly translation: string;
}

/** Finds the terms of the lexicon in a text: nouns in any form, icons by their names. */
export function termsIn(
  source: string,
  sourceWords: Words,
  words: Words,
  nouns: readonly string[] = TERMS,
): Term[] {
  const said = wordsIn(withoutSlots(source));
  const named = nouns.flatMap((key) => {
    const [wanted, own] = [sourceWords.nouns[key], words.nouns[key]];
    return wanted && own && uses(said, wanted) ? [{ source: nameOf(wanted), translation: nameOf(own) }] : [];
  });
  const icons = Object.entries(sourceWords.icons).flatMap(([icon, name]) => {
    const translation = words.icons[icon];
    return translation && isSaid(name, source) ? [{ source: name, translation }] : [];
  });
  return [...named, ...icons];
}

/** Whether a text contains a name as whole words. Names come from the deck and may contain any character. */
const isSaid = (name: string, text: string): boolean =>
  new RegExp(`\\b${name.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')}\\b`).test(text);

/** The form for the glossary: `name` where the sentences only use other forms of a noun. */
function nameOf({ forms }: Noun): string {
  const { name, base, living, ...others } = forms;
  const [first = {}] = [name, base, ...Object.values(others), living].filter((one) => one !== undefined);
  return first.one ?? first.other ?? '';
}

export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** `{character}` is a name, not a word. */
export const withoutSlots = (text: string) => text.replaceAll(/\{[^{}]*\}/g, '');

export const formsOf = ({ forms }: Noun) =>
  Object.values(forms).flatMap((byNumber) => Object.values(byNumber));

/** Whether any form of a noun is among the words, including forms that no phrase uses. */
export function uses(words: readonly string[], noun: Noun): boolean {
  const beginnings = beginningsOf(noun);
  return words.some((_, at) => beginnings.every((start, i) => words[at + i]?.startsWith(start)));
}

/** Minimum common prefix of two forms of a word, in characters. */
const ALIKE = 3;

/** Common prefix of all known forms of a noun, word by word. Skips forms that add an article, or are one. */
const beginningsOf = memoize((noun: Noun): readonly string[] => {
  const [first = [], ...others] = formsOf(noun).map(wordsIn);
  const isForm = (form: readonly string[]) =>
    form.length === first.length && form.every((word, i) => word.startsWith(first[i]?.slice(0, ALIKE) ?? ''));
  const forms = [first, ...others.filter(isForm)];
  return first.map((word, i) => commonStart(forms.map((form) => form[i] ?? word)));
});

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}
