/**
 * Decides which words of a language a translator is asked for. Nouns have the cases and plural categories of that
 * language, not those of the source. Entry point: `listNeededWords`.
 */

import type { DeckWords } from '../deck/deck.js';
import type { Path } from '../deck/yaml/yaml-file.js';
import { STORY_ICONS } from '../vocabulary/icons.js';
import type { Lexicon, TranslatableDeck } from './entry.js';
import { isSingular, pluralCategories } from './plural-categories.js';

/** A word and its path in a file of words. */
export interface Word {
  readonly path: Path;
  readonly text: string;
}

/**
 * The paths of the words that a language needs: with built-in words, what the deck says otherwise in the source
 * language or in that language; in any other language, everything. `isWhole` adds all built-in words.
 */
export function listNeededWords(deck: TranslatableDeck['deck'], lexicon: Lexicon, lang: string): Path[] {
  const custom = pathsIn(deck.words[lang]);
  if (!lexicon.knows(lang)) return inOrder([...counterparts(lexicon.source, lexicon, lang), ...custom]);
  const renamed = { ...deck.words[deck.languages[0] ?? ''], ...iconsDeclared(deck, lexicon) };
  const asked = [...counterparts(renamed, lexicon, lang), ...custom];
  const isAsked = new Set(asked.map(toKey));
  // Built-in words first, so that the order does not depend on what is translated.
  const all = [...pathsIn(lexicon.words(lang)), ...asked];
  return inOrder(lexicon.isWhole ? all : all.filter((path) => isAsked.has(toKey(path))));
}

const toKey = (path: Path) => path.join('.');
const pathsIn = (words: DeckWords | undefined) => listWords(words).map(({ path }) => path);

/** Icons that the deck declares, with those that it names: only the deck can name and explain them. */
function iconsDeclared({ icons = {}, languages, words }: TranslatableDeck['deck'], { source }: Lexicon) {
  const declared = Object.keys(icons).filter((icon) => !(STORY_ICONS as readonly string[]).includes(icon));
  const from = (all: Readonly<Record<string, string>> | undefined) =>
    Object.fromEntries(declared.map((icon) => [icon, all?.[icon] ?? '']));
  const custom = words[languages[0] ?? ''];
  return {
    icons: { ...custom?.icons, ...from(source.icons) },
    meanings: { ...custom?.meanings, ...from(source.meanings) },
  };
}

/** The words of a language that correspond to words of the source language. */
function counterparts({ nouns, verbs, ...others }: DeckWords, lexicon: Lexicon, lang: string): Path[] {
  const words = lexicon.words(lang);
  const listForms = (verb: string) => ({ ...lexicon.source.verbs?.[verb], ...words.verbs?.[verb] });
  return [
    ...Object.keys(nouns ?? {}).flatMap((key) => nounForms(key, lexicon, lang)),
    ...Object.keys(verbs ?? {}).flatMap((key) =>
      Object.keys(listForms(key)).map((form) => ['verbs', key, form]),
    ),
    ...pathsIn(others),
  ];
}

/**
 * The forms of a noun in a language: those that it has, and those that its phrases use. A language that is not built in
 * also gets proposals, since it has written only some of its phrases yet.
 */
function nounForms(key: string, lexicon: Lexicon, lang: string): Path[] {
  const noun = lexicon.words(lang).nouns?.[key];
  const begun = noun === undefined ? [] : pathsIn({ nouns: { [key]: noun } });
  const used = lexicon.used(lang).filter(([section, name]) => section === 'nouns' && name === key);
  const known = [...begun, ...used];
  return lexicon.knows(lang) && known.length > 0 ? known : [...proposeForms(key, lexicon, lang), ...known];
}

/** A language that has named cases of its own needs those; any other is asked for those of the source language. */
function proposeForms(key: string, lexicon: Lexicon, lang: string): Path[] {
  const { nouns = {} } = lexicon.words(lang);
  const begun = (nouns[key] ?? nouns.card)?.forms ?? {};
  const forms = lexicon.source.nouns?.[key]?.forms ?? {};
  const isOther = Object.keys(begun).some((name) => !(name in forms));
  return Object.keys(isOther ? begun : { ...forms, ...begun }).flatMap((name) =>
    pluralCategories(lang)
      .filter((category) => (isSingular(category, lang) ? 'one' : 'other') in (forms[name] ?? BOTH))
      .map((category) => ['nouns', key, 'forms', name, category]),
  );
}

const BOTH = { one: '', other: '' };

const SECTIONS = ['nouns', 'icons', 'meanings', 'verbs', 'phrases'] as const;

/** Each path once, in the order of a file of words: the forms of a noun are together. */
function inOrder(paths: readonly Path[]): Path[] {
  const sections = new Map<unknown, Map<unknown, Map<string, Path>>>();
  for (const path of paths) {
    const [section, key] = path;
    const keys = sections.get(section) ?? new Map<unknown, Map<string, Path>>();
    sections.set(section, keys);
    const ofKey = keys.get(key) ?? new Map<string, Path>();
    keys.set(key, ofKey);
    if (!ofKey.has(toKey(path))) ofKey.set(toKey(path), path);
  }
  return SECTIONS.flatMap((section) =>
    [...(sections.get(section)?.values() ?? [])].flatMap((ofKey) => [...ofKey.values()]),
  );
}

/** All texts of a file of words, without metadata (the gender of a noun, the language). */
export function listWords(words: DeckWords = {}): Word[] {
  const { nouns = {} } = words;
  const forms = Object.fromEntries(Object.entries(nouns).map(([key, { forms }]) => [key, { forms }]));
  return SECTIONS.flatMap((section) =>
    leaves((section === 'nouns' ? forms : words[section]) ?? {}, [section]),
  ).filter(({ text }) => text !== '');
}

function leaves(value: unknown, path: Path): Word[] {
  if (typeof value === 'string') return [{ path, text: value.trim() }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
