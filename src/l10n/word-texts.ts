/**
 * The phrases and lexicon of `cards/words/<lang>.yaml` as a `TextKind`. Entry point: `wordTexts`. A language has its
 * own cases and plural categories, so its texts are not simply those of the source.
 */

import type { DeckWords } from '../deck/deck.js';
import type { Path } from '../deck/yaml/yaml-file.js';
import { memoize, memoizeByKey } from '../memo/memoize.js';
import { listNeededWords, listWords } from './asked-words.js';
import type { Lexicon, SourceText, TextKind, TranslatableDeck, TranslatedText } from './entry.js';
import { isSingular, sampleNumbers } from './plural-categories.js';

/** The group of phrases and lexicon in statistics, next to the sets. No set can have this name. */
export const WORDS = 'words';

const toWordsPath = (lang: string) => `cards/words/${lang}.yaml`;
const toWordContext = (path: Path) => [WORDS, ...path].join('.');

/** Phrases and lexicon: `cards/words/<lang>.yaml`. */
export const wordTexts: TextKind = {
  sources: ({ deck, lexicon }, lang) => (lexicon === undefined ? [] : sourcesFor(lexicon, lang, deck)),
  translations: ({ deck, lexicon }, lang) => {
    const custom = translationsIn(deck.words[lang], lang);
    if (!lexicon?.isWhole || !lexicon.knows(lang)) return custom;
    // The built-in form of a noun that the deck renames is no translation of the new name.
    const asked = listNeededWords(deck, { ...lexicon, isWhole: false }, lang).map(toWordContext);
    const isTaken = new Set([...asked, ...custom.map(({ context }) => context)]);
    const builtIn = translationsIn(lexicon.words(lang), lang).filter(({ context }) => !isTaken.has(context));
    return [...custom, ...builtIn.map((text) => ({ ...text, isBuiltIn: true }))];
  },
};

/** Memoized by lexicon, which changes with the words and icons of the deck, and by language. */
const sourcesFor = memoizeByKey(
  (lexicon: Lexicon, lang: string, deck: TranslatableDeck['deck']): readonly SourceText[] =>
    listNeededWords(deck, lexicon, lang).map((path) => toSource(path, lexicon, lang)),
);

const translationsIn = (words: DeckWords | undefined, lang: string): TranslatedText[] =>
  listWords(words).map(({ path, text }) => ({
    context: toWordContext(path),
    translation: text,
    group: WORDS,
    file: toWordsPath(lang),
    path,
  }));

function toSource(path: Path, lexicon: Lexicon, lang: string): SourceText {
  const [section, key = ''] = path.map(String);
  const said = sourceWord(path, lexicon.source, lang);
  return {
    context: toWordContext(path),
    // A text without a counterpart, which an exchange file can not have, is shown by its key.
    source: said ?? key,
    group: WORDS,
    about: `${aboutWord(path, lexicon, lang)}${said === undefined ? '; the source language says nothing here' : ''}`,
    path,
    file: toWordsPath,
    ...(section === 'phrases' && { judge: (translation) => lexicon.problemOf(key, translation) }),
  };
}

/** The word of the source language; for a form that it lacks, the closest one: the noun in the same number. */
function sourceWord(path: Path, source: DeckWords, lang: string): string | undefined {
  const [section, key = '', , grammatical = '', category = ''] = path.map(String);
  if (section !== 'nouns') return listedIn(source).get(toWordContext(path));
  const forms = source.nouns?.[key]?.forms ?? {};
  const number = isSingular(category, lang) ? 'one' : 'other';
  const all = [forms[grammatical], forms.base, forms.name, ...Object.values(forms)];
  const inNumber = all.find((form) => form?.[number] !== undefined)?.[number];
  return inNumber ?? all.flatMap((form) => Object.values(form ?? {}))[0];
}

const listedIn = memoize(
  (words: DeckWords): ReadonlyMap<string, string> =>
    new Map(listWords(words).map(({ path, text }) => [toWordContext(path), text])),
);

const ABOUT: Readonly<Record<string, string>> = {
  verbs: 'verb',
  icons: 'name of a story icon',
  meanings: 'what a story icon stands for',
};

/** What the translator should know of a word: for a form of a noun or verb, which form is wanted. */
function aboutWord(path: Path, lexicon: Lexicon, lang: string): string {
  const [section = '', key = '', ...rest] = path.map(String);
  if (section === 'phrases') return `phrase: ${lexicon.noteOn(key)}`;
  if (section !== 'nouns' && section !== 'verbs') return ABOUT[section] ?? '';
  const builtIn = listedIn(lexicon.builtIn(lang)).get(toWordContext(path));
  const example = builtIn === undefined ? '' : `, as in "${builtIn}"`;
  if (section === 'verbs') return `verb "${key}", form "${rest[0]}"${example}`;
  const [, grammatical, category = ''] = rest;
  const asked = example === '' ? `; phrases ask for it by case=${grammatical}` : example;
  return `noun "${key}", form "${grammatical}", for ${sampleNumbers(category, lang)}${asked}`;
}
