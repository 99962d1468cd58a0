/**
 * The texts of a face in a language, before layout: generated rules text, hand-written texts and titles. Entry point:
 * `faceText`. Untranslated texts are shown in the source language, and marked.
 */

import type { Piece } from '../../../templates/template.js';
import type { Card, Deck } from '../../deck/deck.js';
import { marked } from '../../language/markup.js';
import type { Part } from '../../language/part.js';
import { MissingPhraseError, type PhraseFormatter } from '../../language/phrases/phrase-formatter.js';
import { PSEUDO, pseudo, pseudoParts } from '../../language/pseudo.js';
import { cardText, type Sentence } from '../../language/sentences/card-text.js';
import { typeset, typesetParts } from '../../language/typography.js';
import { CATEGORIES, type Category } from '../../vocabulary/category.js';
import type { RulesName } from '../../vocabulary/files/deck-file.js';
import type { Paragraph } from './paragraph.js';

/** The text of a face in a language, before layout. */
export interface FaceText {
  readonly title: readonly Piece[];
  readonly name?: readonly Piece[];
  readonly text: readonly Paragraph[];
  readonly reminder: readonly Paragraph[];
}

/** A language of the deck, with its speakers. */
export interface DeckLanguage {
  readonly deck: Deck;
  readonly language: string;
  /** Speaks the language; for the pseudo-language, the source. */
  readonly formatter: PhraseFormatter;
  /** Speaks the source language: the fallback for missing words. */
  readonly source: PhraseFormatter;
}

/** @param hasReminder whether the layout has a region for persistent effects (MOD-6); if not, the text box has them */
export function faceText(
  id: string,
  card: Card,
  wording: DeckLanguage,
  rules: RulesName,
  hasReminder: boolean,
): FaceText {
  const own = writeTitle(wording, id, card.title);
  const { text, flavour } = card;
  const byHand: Paragraph[] = [
    ...(text === undefined
      ? []
      : [{ role: 'effect' as const, pieces: writeHandwritten(wording, id, 'text', text) }]),
    ...(flavour === undefined
      ? []
      : [{ role: 'flavour' as const, pieces: writeHandwritten(wording, id, 'flavour', flavour) }]),
  ];
  if (card.kind === 'character' || card.kind === 'residence') {
    const family = writeTitle(wording, card.family, wording.deck.families[card.family]?.title ?? card.family);
    const [title, name] = card.kind === 'character' ? [family, own] : [own, family];
    return { title, name, text: byHand, reminder: [] };
  }
  if (card.kind === 'reference')
    return {
      title: own,
      text: [...card.body.map((rule) => ruleItem(rule, wording)), ...byHand],
      reminder: [],
    };
  if (card.kind === 'own') return { title: own, text: byHand, reminder: [] };
  const { sentences, isFallback } = wordCard(card, wording);
  const isReminder = ({ category }: Sentence) => hasReminder && category === 'persistent';
  const toParagraphs = (some: readonly Sentence[]) => effectParagraphs(some, wording, rules, isFallback);
  return {
    title: own,
    text: [...toParagraphs(sentences.filter((one) => !isReminder(one))), ...byHand],
    reminder: toParagraphs(sentences.filter(isReminder)),
  };
}

/** A title of the deck; falls back to the source language, and is marked as such. */
const writeTitle = (wording: DeckLanguage, id: string, source: string): Piece[] =>
  plainPieces(wording, source, findTranslation(wording, id, source, 'title'));

/** A hand-written text with markup; falls back in the same way. */
const writeHandwritten = (
  wording: DeckLanguage,
  id: string,
  field: 'text' | 'flavour',
  source: string,
): Piece[] => writeMarked(wording, source, findTranslation(wording, id, source, field), field === 'flavour');

const findTranslation = (
  { deck, language }: DeckLanguage,
  id: string,
  source: string,
  field: 'title' | 'text' | 'flavour',
) => (language === deck.languages[0] ? source : deck.texts[language]?.[id]?.[field]);

/** @param own the text in the language; if missing, the source is used and marked */
export function plainPieces(
  { deck, language }: DeckLanguage,
  source: string,
  own: string | undefined,
): Piece[] {
  const sourceLanguage = deck.languages[0] ?? '';
  if (language === PSEUDO) return [{ is: 'words', text: pseudo(typeset(source, sourceLanguage)) }];
  const isSource = own === undefined && language !== sourceLanguage;
  if (!isSource) return [{ is: 'words', text: typeset(own ?? source, language) }];
  return [{ is: 'words', text: typeset(source, sourceLanguage) }, fallbackMark(sourceLanguage)];
}

/** The same for a text with markup. */
export function writeMarked(
  { deck, language, formatter }: DeckLanguage,
  source: string,
  own: string | undefined,
  isItalic = false,
): Piece[] {
  const sourceLanguage = deck.languages[0] ?? '';
  const isSource = language === PSEUDO || (own === undefined && language !== sourceLanguage);
  const parts = marked(isSource ? source : (own ?? source), formatter.iconName);
  const set = typesetParts(parts, isSource ? sourceLanguage : language, isItalic);
  const pieces = (language === PSEUDO ? pseudoParts(set) : set).map((part) => toPiece(part, isItalic));
  return isSource && language !== PSEUDO ? [...pieces, fallbackMark(sourceLanguage)] : pieces;
}

/** Emphasis is upright in italic text. */
function toPiece(part: Part, isItalic = false): Piece {
  if (part.is === 'icon') return { is: 'icon', name: part.icon };
  const { text, bold, emphasis } = part;
  return { is: 'words', text, ...(bold && { bold }), ...(emphasis && { italic: !isItalic }) };
}

const fallbackMark = (language: string): Piece => ({ is: 'words', text: `\u00a0${language}`, mark: true });

/** A rule as a reference card states it. Marks name icons and, as `:immediate:`, categories of effects (MOD-9). */
function ruleItem(rule: string, { deck, language, formatter }: DeckLanguage): Paragraph {
  const sourceLanguage = deck.languages[0] ?? '';
  const read = (lang: string) => {
    const found = deck.rules[lang]?.[rule];
    return found?.short ?? found?.text;
  };
  const own = language === PSEUDO ? undefined : read(language);
  // An icon of the deck may have the name of a category, and wins.
  const isCategory = (name: string) =>
    formatter.iconName(name) === undefined && CATEGORIES.some((category) => category === name);
  const parts = marked(own ?? read(sourceLanguage) ?? rule, (name) =>
    isCategory(name) ? name : formatter.iconName(name),
  );
  const set = typesetParts(parts, own === undefined ? sourceLanguage : language, false);
  const pieces = (language === PSEUDO ? pseudoParts(set) : set).map(
    (part): Piece =>
      part.is === 'icon' && isCategory(part.icon)
        ? { is: 'category', name: part.icon as Category }
        : toPiece(part),
  );
  const isFallback = own === undefined && language !== PSEUDO;
  return { role: 'item', pieces: isFallback ? [...pieces, fallbackMark(sourceLanguage)] : pieces };
}

function wordCard(card: Card, { deck, formatter, source }: DeckLanguage) {
  try {
    return { sentences: cardText(deck, card, formatter), isFallback: false };
  } catch (cause) {
    if (!(cause instanceof MissingPhraseError)) throw cause;
    return { sentences: cardText(deck, card, source), isFallback: true };
  }
}

/** Sentences of one category form a paragraph; in the second edition, its symbol is in front (LOOK-7). */
function effectParagraphs(
  sentences: readonly Sentence[],
  wording: DeckLanguage,
  rules: RulesName,
  isFallback: boolean,
): Paragraph[] {
  const paragraphs: { category: Sentence['category']; pieces: Piece[] }[] = [];
  for (const { category, parts } of sentences) {
    const last = paragraphs.at(-1);
    const pieces = toPieces(parts, wording, isFallback);
    if (last?.category === category) last.pieces.push({ is: 'words', text: ' ' }, ...pieces);
    else {
      const symbol: Piece[] =
        rules === 'second' && category !== 'requires' ? [{ is: 'category', name: category }] : [];
      paragraphs.push({ category, pieces: [...symbol, ...pieces] });
    }
  }
  return paragraphs.map(({ pieces }) => ({ role: 'effect', pieces }));
}

function toPieces(parts: readonly Part[], { deck, language }: DeckLanguage, isFallback: boolean): Piece[] {
  const sourceLanguage = deck.languages[0] ?? '';
  const isSource = isFallback || language === PSEUDO;
  const set = typesetParts(parts, isSource ? sourceLanguage : language);
  const said = language === PSEUDO ? pseudoParts(set) : set;
  const pieces = said.map((part) => toPiece(part));
  return isFallback && language !== PSEUDO ? [...pieces, fallbackMark(sourceLanguage)] : pieces;
}
