/**
 * The phrases and lexicon of `cards/words/<lang>.yaml` as a `TextKind`. Entry point: `wordTexts`. A language has its
 * own cases and plural categories, so its texts are not simply those of the source.
 */

import type { DeckWords } from '../deck/deck.js';
import type { Path } from '../deck/yaml/yaml-file.js';
import { STORY_ICONS } from '../vocabulary/icons.js';
import type { Lexicon, SourceText, TextKind, TranslatableDeck, TranslatedText } from './entry.js';

/** The group of phrases and lexicon in statistics, next to the sets. No set can have this name. */
export const WORDS = 'words';

const fileOf = (lang: string) => `cards/words/${lang}.yaml`;

/** A word of a lexicon, and its path in the file. */
interface Word {
  readonly path: Path;
  readonly text: string;
}

/**
 * Phrases and lexicon: `cards/words/<lang>.yaml`. In a language with built-in words, translators see only what the deck
 * overrides; in any other language, they see everything.
 */
export const wordTexts: TextKind = {
  sources: (loaded, lang) => {
    const { lexicon, deck } = loaded;
    if (lexicon === undefined) return [];
    const whole = lexicon.knows(lang) ? lexicon.whole?.(lang) : undefined;
    if (whole !== undefined) return wholeWords(lexicon, whole, lang).map((word) => sourceOf(word, lexicon));
    const own = ownWords(loaded, lang);
    if (lexicon.knows(lang) && own.size === 0) return [];
    const all = wordsOf(lexicon.source, lang, deck.words[lang]);
    const asked = lexicon.knows(lang) ? all.filter(({ path }) => own.has(contextOf(path))) : all;
    return asked.map((word) => sourceOf(word, lexicon));
  },
  translations: ({ deck, lexicon }, lang) => {
    const own = new Set(flat(deck.words[lang]).map(({ path }) => contextOf(path)));
    const whole = lexicon?.knows(lang) ? lexicon.whole?.(lang) : undefined;
    return flat(whole ?? deck.words[lang]).map(({ path, text }): TranslatedText => {
      const context = contextOf(path);
      const isBuiltIn = !own.has(context);
      return { context, translation: text, group: WORDS, file: fileOf(lang), path, isBuiltIn };
    });
  },
};

/** All words of a language, each with its counterpart in the source language. */
function wholeWords({ source }: Lexicon, whole: DeckWords, lang: string): Word[] {
  const said = new Map(wordsOf(source, lang, whole).map(({ path, text }) => [contextOf(path), text]));
  // A form that only this language has is paired with the base form of its noun.
  const nounOf = (path: Path) =>
    said.get(contextOf([...path.slice(0, 3), 'base', 'other'])) ?? String(path[1]);
  return flat(whole).map(({ path }) => ({ path, text: said.get(contextOf(path)) ?? nounOf(path) }));
}

/** The deck's own words in a language or in the source language: the other languages should follow. */
function ownWords({ deck }: TranslatableDeck, lang: string): ReadonlySet<string> {
  const source = wordsOf(deck.words[deck.languages[0] ?? ''] ?? {}, lang, deck.words[lang]);
  return new Set(
    [...source, ...ownIcons(deck), ...flat(deck.words[lang])].map(({ path }) => contextOf(path)),
  );
}

/** Icons that the deck declares: only the deck can name and explain them. */
function ownIcons({ icons = {} }: TranslatableDeck['deck']): Word[] {
  return Object.keys(icons)
    .filter((icon) => !(STORY_ICONS as readonly string[]).includes(icon))
    .flatMap((icon) => [
      { path: ['icons', icon], text: icon },
      { path: ['meanings', icon], text: icons[icon] ?? '' },
    ]);
}

function sourceOf({ path, text }: Word, lexicon: Lexicon): SourceText {
  const [section, key = ''] = path.map(String);
  return {
    context: contextOf(path),
    source: text,
    group: WORDS,
    about: section === 'phrases' ? `phrase: ${lexicon.noteOn(key)}` : ABOUT[section as keyof typeof ABOUT],
    path,
    file: fileOf,
    ...(section === 'phrases' && { judge: (translation) => lexicon.problemOf(key, translation) }),
  };
}

const ABOUT = {
  nouns: 'noun, by case and number',
  verbs: 'verb, by form',
  icons: 'name of a story icon',
  meanings: 'what a story icon stands for',
};

const contextOf = (path: Path) => [WORDS, ...path].join('.');

/** All words of the source language, with the cases and plural categories of another language. */
function wordsOf(source: DeckWords, lang: string, own: DeckWords | undefined): Word[] {
  const { nouns = {}, ...others } = source;
  return [
    ...Object.entries(nouns).flatMap(([key, noun]) => nounForms(key, noun, lang, own)),
    ...flat(others),
  ];
}

type Noun = NonNullable<DeckWords['nouns']>[string];

function nounForms(key: string, { forms }: Noun, lang: string, own: DeckWords | undefined): Word[] {
  const begun = Object.keys(own?.nouns?.[key]?.forms ?? own?.nouns?.card?.forms ?? {});
  // A language with additional cases defines the cases that it needs; any other needs those of the source.
  const cases = begun.some((name) => !(name in forms))
    ? begun
    : [...new Set([...Object.keys(forms), ...begun])];
  const [first = {}] = Object.values(forms);
  return cases.flatMap((name) =>
    pluralCategories(lang).map((category) => ({
      path: ['nouns', key, 'forms', name, category],
      text: first[category] ?? first.other ?? '',
    })),
  );
}

function pluralCategories(lang: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return [...pluralCategories].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** All texts of a file of words, without metadata (the gender of a noun, the language). */
function flat(words: DeckWords = {}): Word[] {
  const { nouns = {}, icons = {}, meanings = {}, verbs = {}, phrases = {} } = words;
  const lines = [
    ...Object.entries(nouns).flatMap(([key, { forms }]) => leaves(forms, ['nouns', key, 'forms'])),
    ...leaves(icons, ['icons']),
    ...leaves(meanings, ['meanings']),
    ...leaves(verbs, ['verbs']),
    ...leaves(phrases, ['phrases']),
  ];
  return lines.filter(({ text }) => text !== '');
}

function leaves(value: unknown, path: Path): Word[] {
  if (typeof value === 'string') return [{ path, text: value.trim() }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
