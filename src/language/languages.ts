/**
 * The languages that come with the tool, and what it knows about them besides words: `words/<language>.yaml` here has
 * those of cards, `words/<language>.yaml` in `src/print/core` those of printed files. A deck may add others.
 */

/** Spaces that never break a line: full, and narrow. */
export const NBSP = '\u00a0';
const NARROW = '\u202f';

/** A replacement in a text that is set. */
export type TypographyRule = readonly [RegExp, string];

interface LanguageFacts {
  /** Its quotation marks, as a hint shows them. */
  readonly quotes: string;
  /** The quotation marks of other languages that are never right in it. */
  readonly foreignQuotes?: RegExp;
  /** Its negations: words, prefixes (`…`), and pieces with an apostrophe. */
  readonly negations: string;
  /** The word printed across a card that is not ready for print. */
  readonly draftMark: string;
  /** Its typography, besides the rules that all languages share. */
  readonly typography: readonly TypographyRule[];
}

const facts = {
  en: {
    quotes: '“…”',
    negations: "no not never nothing nobody none neither nor cannot without except unless n't",
    draftMark: 'DRAFT',
    typography: [],
  },
  es: {
    quotes: '«…» or “…”',
    negations: 'no nunca nada nadie ningun… ningún ni sin salvo excepto jamás tampoco',
    draftMark: 'BORRADOR',
    typography: [],
  },
  fr: {
    quotes: '« … »',
    foreignQuotes: /[“„]/,
    negations: "ne n' pas jamais rien aucun… personne ni sans sauf hormis sinon nul nulle non",
    draftMark: 'BROUILLON',
    // A narrow space before ; ! ? and inside guillemets, a full one before a colon; replaces whatever was typed there.
    typography: [
      [/([\p{L}\d)»…])[ \u00a0\u202f]*([;!?]+)/gu, `$1${NARROW}$2`],
      [/([\p{L}\d)»…])[ \u00a0\u202f]*:(?=\s|$)/gu, `$1${NBSP}:`],
      [/«[ \u00a0\u202f]*/gu, `«${NARROW}`],
      [/[ \u00a0\u202f]*»/gu, `${NARROW}»`],
    ],
  },
  it: {
    quotes: '«…» or “…”',
    negations: 'non mai nulla niente nessun… né neppure neanche nemmeno senza tranne eccetto salvo',
    draftMark: 'BOZZA',
    typography: [],
  },
  pl: {
    quotes: '„…”',
    foreignQuotes: /[«“]/,
    negations: 'nie… nigdy nic nikt nikogo żad… ani bez oprócz prócz poza chyba',
    draftMark: 'SZKIC',
    // A word of one letter never ends a line.
    typography: [[/(?<=(?:^|[\s(„])\p{L}) (?=\S)/giu, NBSP]],
  },
} satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof facts;
export const LANGUAGES = Object.keys(facts) as readonly Language[];

export const isLanguage = (language: string): language is Language => Object.hasOwn(facts, language);

/** What is known about a language; undefined for one that only a deck has. */
export const findLanguage = (language: string): LanguageFacts | undefined =>
  isLanguage(language) ? facts[language] : undefined;

/** The same in English for a language that only a deck has. */
export const languageOrEnglish = (language: string): LanguageFacts => findLanguage(language) ?? facts.en;
