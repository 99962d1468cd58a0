import type { Card, Deck, Rule } from '../../../deck/deck.js';
import { kindOf } from '../../../deck/own-card.js';
import { exampleOf, ruleText } from '../../../language/rule-text.js';
import { typeset } from '../../../language/typography.js';
import type { FaceRequest, Side } from '../../../render/ground/face-request.js';
import type { RulesName } from '../../../vocabulary/files/deck-file.js';

/** Which rulebook: that of a whole deck, or of one of its editions. */
export interface Book {
  readonly deck: Deck;
  readonly language: string;
  /** Undefined: the deck has several, and all are told. */
  readonly edition: string | undefined;
}

/** A deck of one edition has one rulebook: that of the edition. */
export function bookOf(deck: Deck, language: string, edition: string | undefined): Book {
  const [only, ...others] = Object.keys(deck.editions);
  return { deck, language, edition: edition ?? (others.length === 0 ? only : undefined) };
}

/** A rule as the book says it. */
export interface Clause extends Pick<Rule, 'figure' | 'stack' | 'aside'> {
  readonly id: string;
  readonly text: string;
}

/** Rules under one heading. */
export interface Chapter {
  /** Undefined: the rules before the first heading. */
  readonly heading: string | undefined;
  readonly isSteps: boolean;
  readonly clauses: readonly Clause[];
}

/** The rules in the order of reading, which is that of the source language, without those of other editions. */
export function chaptersOf(book: Book): Chapter[] {
  const { deck, language } = book;
  const [source = ''] = deck.languages;
  const chapters: { heading: string | undefined; isSteps: boolean; clauses: Clause[] }[] = [];
  let isSectionTold = true;
  for (const [id, rule] of Object.entries(deck.rules[source] ?? {})) {
    const own = deck.rules[language]?.[id];
    if (rule.heading !== undefined || chapters.length === 0) {
      isSectionTold = isTold(book, rule);
      const heading = own?.heading ?? rule.heading;
      chapters.push({
        heading: heading === undefined ? undefined : typeset(heading, language),
        isSteps: rule.steps ?? false,
        clauses: [],
      });
    }
    const text = ruleText(deck, own ? language : source, id, book.edition);
    if (!isSectionTold || !isTold(book, rule) || text === undefined) continue;
    // What is not translated stands in the source language, and says so.
    const said = own ? typeset(text, language) : `${typeset(text, source)} (${source})`;
    const { figure, stack, aside } = exampleOf(deck, id, book.edition) ?? rule;
    chapters.at(-1)?.clauses.push({
      id,
      text: said,
      ...(figure && { figure }),
      ...(stack && { stack }),
      ...(aside && { aside }),
    });
  }
  return chapters.filter(({ clauses }) => clauses.length > 0);
}

/** Whether a rule is one of the edition's; the book of the whole deck has all. */
function isTold({ deck, edition }: Book, { rules }: Rule): boolean {
  const played = edition === undefined ? undefined : deck.editions[edition]?.rules;
  return rules === undefined || played === undefined || rules.includes(played);
}

const isShown = ({ edition }: Book, card: Card): boolean =>
  edition === undefined || card.editions.includes(edition);

const cards = new WeakMap<Book, [id: string, card: Card][]>();

/** The cards of the book, in the order of the deck. */
export function cardsOf(book: Book): readonly [id: string, card: Card][] {
  const found = cards.get(book) ?? Object.entries(book.deck.cards).filter(([, card]) => isShown(book, card));
  cards.set(book, found);
  return found;
}

export const cardsOfKind = (book: Book, kind: string): [id: string, card: Card][] =>
  cardsOf(book).filter(([, card]) => kindOf(card) === kind);

/** The edition that a card is shown as. */
export function editionOf({ deck, edition }: Book, id: string): string {
  const own = deck.cards[id]?.editions ?? [];
  return edition !== undefined && own.includes(edition) ? edition : (own[0] ?? '');
}

export const rulesOfCard = (book: Book, id: string): RulesName =>
  book.deck.editions[editionOf(book, id)]?.rules ?? 'classic';

/** A card as the book shows it. */
export const faceOf = (book: Book, id: string, side: Side = 'front'): FaceRequest => ({
  id,
  side,
  language: book.language,
  edition: editionOf(book, id),
});

/** What a card or family is called. */
export const titleIn = ({ deck, language }: Book, id: string): string =>
  typeset(
    deck.texts[language]?.[id]?.title ?? deck.cards[id]?.title ?? deck.families[id]?.title ?? id,
    language,
  );
