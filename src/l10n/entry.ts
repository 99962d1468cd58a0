import type { DeckWords } from '../deck/deck.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import type { Path } from '../deck/yaml/yaml-file.js';

/** What is translated: only a sound deck can be. */
export type TranslatableDeck = SoundDeck & {
  /** Without it, phrases and nouns are left alone. */
  readonly lexicon?: Lexicon;
};

/** The words that card text is made of, as far as translators are concerned. */
export interface Lexicon {
  /** All phrases and nouns of the source language, the deck's own among them. */
  readonly source: DeckWords;
  /** Whether the tool brings the words of a language along. */
  knows(lang: string): boolean;
  /** All words of such a language, the deck's own among them: only where those are asked for that the tool brings along, too. */
  whole?(lang: string): DeckWords;
  /** What a phrase is for. */
  noteOn(phrase: string): string;
  /** What keeps a phrase from being used, in words. */
  problemOf(phrase: string, text: string): string | undefined;
}

/** A text in the source language that can be translated. */
export interface SourceText {
  /** The name of the text in files for translators: the id and the field, `pursued-by-poodles.title`. */
  readonly context: string;
  readonly source: string;
  /** What it is counted with: its set, `rules` or `words`. */
  readonly group: string;
  /** What a translator should know of it: `modifier, title`. */
  readonly about: string;
  /** The card that it is printed on, if it is printed on one. */
  readonly card?: string;
  /** Where its translation stands, or would stand. */
  readonly path: Path;
  file(lang: string): string;
  /** What is wrong with a translation of it, in words; left out: its slots are compared. */
  judge?(translation: string): string | undefined;
}

/** A translation that stands in a file. */
export interface TranslatedText {
  /** Whether the tool brings it along, and the deck says nothing else. */
  readonly isBuiltIn?: boolean;
  readonly context: string;
  readonly translation: string;
  readonly group: string;
  readonly file: string;
  readonly path: Path;
}

/** A kind of text that a deck has: titles and flavours, the rulebook, phrases and nouns. */
export interface TextKind {
  /** The texts in the source language that one language is to have, in the order of the deck. */
  sources(loaded: TranslatableDeck, lang: string): readonly SourceText[];
  /** The translations that there are, of whatever is or was to be translated. */
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
  /** Whether it is known what the translation was made from. */
  readonly recorded: boolean;
  /** Whether the tool brings the translation along: there is nothing to record. */
  readonly isBuiltIn?: boolean;
  /** What a stale translation was made from, where that is known. */
  readonly previous?: string;
  readonly group: string;
  readonly about: string;
  readonly card?: string;
  readonly file: string;
  readonly path: Path;
  readonly judge?: SourceText['judge'];
}

export const contextOf = (id: string, field: string): string => `${id}.${field}`;

/**
 * A text without what belongs to its file: white space around it (a block scalar ends with a line break, say), and how
 * lines are broken there.
 */
export const bare = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
