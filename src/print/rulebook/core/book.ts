/**
 * The content of a rulebook: chapters, clauses and cards, for a whole deck or one edition. Entry points: `createBook`,
 * `listChapters`, `listCards`. Derived data is memoized per book, since a book is laid out in
 * many sizes until one fits.
 */

import { getKind } from '../../../deck/custom-card.js';
import type { Card, Deck, Rule } from '../../../deck/deck.js';
import { exampleOf, ruleText } from '../../../language/rule-text.js';
import { typeset } from '../../../language/typography.js';
import { memoize } from '../../../memo/memoize.js';
import type { FaceRequest, Side } from '../../../render/core/face-request.js';
import type { RulesName } from '../../../vocabulary/files/deck-file.js';

/** Identifies a rulebook: that of a whole deck, or of one of its editions. */
export interface Book {
  readonly deck: Deck;
  readonly language: string;
  /** Undefined: the deck has several editions, and the book covers all of them. */
  readonly edition: string | undefined;
}

/** A deck with one edition has one rulebook: that of the edition. */
export function createBook(deck: Deck, language: string, edition: string | undefined): Book {
  const [only, ...others] = Object.keys(deck.editions);
  return { deck, language, edition: edition ?? (others.length === 0 ? only : undefined) };
}

/** A rule as the book states it. */
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

/** The rules in reading order, which is that of the source language, without those of other editions. */
export const listChapters = memoize((book: Book): readonly Chapter[] => {
  const { deck, language } = book;
  const [source = ''] = deck.languages;
  const rules = findOnlyRules(book);
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
    const text = ruleText(deck, own ? language : source, id, book.edition, rules);
    if (!isSectionTold || !isTold(book, rule) || text === undefined) continue;
    // An untranslated rule is printed in the source language, and marked as such.
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
});

/** Whether a rule belongs to what the book is about; the book of several editions has the rules of all of them. */
function isTold(book: Book, { rules }: Rule): boolean {
  const played = findOnlyRules(book);
  return rules === undefined || played === undefined || rules.includes(played);
}

/** The rules that the book is about; undefined if the editions in it differ in their rules. */
function findOnlyRules({ deck, edition }: Book): RulesName | undefined {
  const editions = edition === undefined ? Object.values(deck.editions) : [deck.editions[edition]];
  const [only, ...others] = new Set(editions.map((one) => one?.rules));
  return others.length === 0 ? only : undefined;
}

const isShown = ({ edition }: Book, card: Card): boolean =>
  edition === undefined || card.editions.includes(edition);

/** The cards of the book, in the order of the deck. */
export const listCards = memoize((book: Book): readonly [id: string, card: Card][] =>
  Object.entries(book.deck.cards).filter(([, card]) => isShown(book, card)),
);

const byKind = memoize((book: Book) => {
  const kinds = new Map<string, [id: string, card: Card][]>();
  for (const [id, card] of listCards(book)) {
    const kind = getKind(card);
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [[id, card]]);
    else known.push([id, card]);
  }
  return kinds;
});

export const cardsOfKind = (book: Book, kind: string): readonly [id: string, card: Card][] =>
  byKind(book).get(kind) ?? [];

const copiesIn = memoize(({ deck }: Book) => {
  const copies = new Map<string, number>();
  for (const card of Object.values(deck.cards))
    for (const edition of card.editions) {
      const key = `${edition} ${getKind(card)}`;
      copies.set(key, (copies.get(key) ?? 0) + card.copies);
    }
  return copies;
});

/** The number of cards of a kind in an edition, with copies; undefined if it has none. */
export const countCopies = (book: Book, kind: string, edition: string): number | undefined =>
  copiesIn(book).get(`${edition} ${kind}`);

/** The edition that a card is shown in. */
export function chooseEdition({ deck, edition }: Book, id: string): string {
  const own = deck.cards[id]?.editions ?? [];
  return edition !== undefined && own.includes(edition) ? edition : (own[0] ?? '');
}

export const rulesOfCard = (book: Book, id: string): RulesName =>
  book.deck.editions[chooseEdition(book, id)]?.rules ?? 'classic';

/** A card as the book shows it. */
export const requestFace = (book: Book, id: string, side: Side = 'front'): FaceRequest => ({
  id,
  side,
  language: book.language,
  edition: chooseEdition(book, id),
});

/** The title of a card or family. */
export const titleIn = ({ deck, language }: Book, id: string): string =>
  typeset(
    deck.texts[language]?.[id]?.title ?? deck.cards[id]?.title ?? deck.families[id]?.title ?? id,
    language,
  );
