/**
 * The types of translation: source texts, translated texts, and entries, which pair the two for one language. Every
 * kind of text implements `TextKind`.
 */

import type { DeckWords } from '../deck/deck.js';
import type { ValidDeck } from '../deck/load/load-deck.js';
import type { Path } from '../deck/yaml/yaml-file.js';

/** A deck to translate: it must be valid. */
export type TranslatableDeck = ValidDeck & {
  /** Without it, phrases and nouns are skipped. */
  readonly lexicon?: Lexicon;
};

/** The words that card text is made of, as far as translators need them. */
export interface Lexicon {
  /** All phrases and nouns of the source language, including the deck's own. */
  readonly source: DeckWords;
  /** Whether the tool has built-in words for a language. */
  knows(lang: string): boolean;
  /** The built-in words of a language; empty for an unknown one. */
  builtIn(lang: string): DeckWords;
  /** The same, with the deck's own words. */
  words(lang: string): DeckWords;
  /** The paths of the words that the phrases of a language use. */
  used(lang: string): readonly Path[];
  /** Whether translators also get the built-in words of the languages that have them. */
  readonly isWhole?: boolean;
  /** What a phrase is for. */
  noteOn(phrase: string): string;
  /** Describes what is wrong with the translation of a phrase; undefined if nothing is. */
  problemOf(phrase: string, text: string): string | undefined;
}

/** A text in the source language that can be translated. */
export interface SourceText {
  /** The name of the text in exchange files: the id and the field, `pursued-by-poodles.title`. */
  readonly context: string;
  readonly source: string;
  /** The group in statistics: its set, `rules` or `words`. */
  readonly group: string;
  /** A note for the translator: `modifier, title`. */
  readonly about: string;
  /** The card that it is printed on, if it is printed on one. */
  readonly card?: string;
  /** The path of its translation, whether or not there is one yet. */
  readonly path: Path;
  file(lang: string): string;
  /** Describes what is wrong with a translation; left out: only slots are compared. */
  judge?(translation: string): string | undefined;
}

/** A translation from a file. */
export interface TranslatedText {
  /** Whether it is built in and not overridden by the deck. */
  readonly isBuiltIn?: boolean;
  readonly context: string;
  readonly translation: string;
  readonly group: string;
  readonly file: string;
  readonly path: Path;
}

/** A kind of text that a deck has: titles and flavours, the rulebook, phrases and nouns. */
export interface TextKind {
  /** The source texts to translate into a language, in the order of the deck. */
  sources(loaded: TranslatableDeck, lang: string): readonly SourceText[];
  /** The existing translations, including those of texts that no longer exist. */
  translations(loaded: TranslatableDeck, lang: string): readonly TranslatedText[];
}

export const STATUSES = ['fresh', 'stale', 'missing', 'orphan'] as const;
export type Status = (typeof STATUSES)[number];

/** A text of the deck in one language. */
export interface Entry {
  readonly context: string;
  readonly lang: string;
  readonly source: string;
  readonly translation?: string;
  readonly status: Exclude<Status, 'orphan'>;
  /** Whether the lock records the source of the translation. */
  readonly recorded: boolean;
  /** Whether the translation is built in: there is nothing to record. */
  readonly isBuiltIn?: boolean;
  /** The source text of a stale translation, where it is known. */
  readonly previous?: string;
  readonly group: string;
  readonly about: string;
  readonly card?: string;
  readonly file: string;
  readonly path: Path;
  readonly judge?: SourceText['judge'];
}

export const toContext = (id: string, field: string): string => `${id}.${field}`;

/**
 * Removes what belongs to the file and not to the text: surrounding white space (a block scalar ends with a line break,
 * for example) and the style of line breaks.
 */
export const bare = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
