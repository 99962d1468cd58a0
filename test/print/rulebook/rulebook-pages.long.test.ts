import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { diskFolder } from '../../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { clauseBlock } from '../../../src/print/rulebook/clause-block.js';
import type { Whole } from '../../../src/print/rulebook/core/band.js';
import { type Clause, cardsOfKind, createBook, listChapters } from '../../../src/print/rulebook/core/book.js';
import { type LaidPage, SHORT_BAND } from '../../../src/print/rulebook/fill-pages.js';
import { uncut } from '../../../src/print/rulebook/illustrate.js';
import {
  excessIn,
  type LaidBook,
  layBook,
  measureBlank,
  sumUsed,
} from '../../../src/print/rulebook/lay-book.js';
import type { RulebookOptions } from '../../../src/print/rulebook/rulebook-options.js';
import { titleFaces } from '../../../src/print/rulebook/title-page.js';
import { withPrintSession } from '../../../src/print/session/print-session.js';
import { CARD_KINDS, type CardKind } from '../../../src/vocabulary/kinds/index.js';
import { ROOT } from '../../support/places.js';
import { wordsOf } from '../../support/print/decks.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

type Wanted = Pick<RulebookOptions, 'paper'> & { language: string; edition?: string | undefined };

/** Books that were laid already: several tests look at the same. */
const known = new WeakMap<Deck, Map<string, LaidBook>>();

/** Books with everything in its place, and nothing drawn. */
async function laid(deck: Deck, wanted: readonly Wanted[]): Promise<LaidBook[]> {
  const books = known.get(deck) ?? new Map<string, LaidBook>();
  known.set(deck, books);
  const nameOf = ({ language, edition, paper }: Wanted) => `${language} ${edition} ${paper}`;
  const missing = wanted.filter((one) => !books.has(nameOf(one)));
  const laidAnew = missing.length === 0 ? [] : await layAll(deck, missing);
  for (const [at, book] of laidAnew.entries()) {
    const one = missing[at];
    if (one !== undefined) books.set(nameOf(one), book);
  }
  return wanted.flatMap((one) => books.get(nameOf(one)) ?? []);
}

async function layAll(deck: Deck, wanted: readonly Wanted[]): Promise<LaidBook[]> {
  const basics = { deck, directory: temporaryFolder(), words: wordsOf(deck), languages: deck.languages };
  const books: LaidBook[] = [];
  const { diagnostics } = await withPrintSession(basics, async (press) => {
    for (const { language, edition, paper } of wanted) {
      const options = { ...basics, paper, ...(edition !== undefined && { edition }) };
      books.push(layBook(press, options, language, 0));
    }
  });
  expect(diagnostics).toEqual([]);
  return books;
}

/** The rules of a page, in the order of reading. */
const rulesOn = (page: LaidPage): string[] =>
  page.flatMap((placed) =>
    'band' in placed ? placed.band.rules : placed.columns.flat().flatMap(({ rule }) => rule ?? []),
  );

/** How much of a page before the last may be blank at its end, in per cent. */
const MOST_BLANK = 23;

/** What is wrong with a book, in words. */
function flawsOf({ setting, pages, frame }: LaidBook): string[] {
  const { book } = setting;
  const flaws: string[] = [];
  pages.forEach((page, at) => {
    const say = (flaw: string) =>
      flaws.push(`${book.language} ${book.edition ?? 'all'}, page ${at + 2}: ${flaw}`);
    if (sumUsed(page) > frame.height + 0.1) say('overflows');
    if (page.some((placed) => excessIn(placed) > 0)) say('has a word that runs out of its room');
    if (at < pages.length - 1 && sumUsed(page) < frame.height * 0.6) say('is half empty');
    const blank = Math.round(measureBlank(page, frame.height) * 100);
    if (at < pages.length - 1 && blank > MOST_BLANK) say(`ends ${blank} % blank`);
    const last = page.at(-1);
    if (last !== undefined && 'band' in last && last.band.isWithNext) say('ends with a heading');
    const before = page.at(-2);
    const isAfterHeading = before !== undefined && 'band' in before && before.band.section !== undefined;
    const isShort = last !== undefined && 'band' in last && last.height < SHORT_BAND;
    // Where the section goes on, on the next page.
    const next = pages[at + 1]?.[0];
    const goesOn = next !== undefined && !('band' in next && next.band.section !== undefined);
    if (isAfterHeading && isShort && goesOn) say('ends with a heading and a line or two');
  });
  const told = listChapters(book).flatMap(({ clauses }) => clauses.map(({ id }) => id));
  if (JSON.stringify(pages.flatMap(rulesOn)) !== JSON.stringify(told))
    flaws.push('rules are lost, or out of order');
  return [...flaws, ...tornPictures({ setting, pages }), ...foreignCards({ setting, pages })];
}

/** Players of an edition are shown the cards that they have, on the title page, too. */
function foreignCards({ setting, pages }: Pick<LaidBook, 'setting' | 'pages'>): string[] {
  const { book, deck } = setting;
  if (book.edition === undefined) return [];
  const { edition } = book;
  const shown = pages.flat().flatMap((placed) => ('band' in placed ? placed.band.faces : []));
  const faces = [...titleFaces(setting).flat(), ...shown];
  return [...new Set(faces.map(({ id }) => id))]
    .filter((id) => deck.cards[id]?.editions.includes(edition) === false)
    .map((id) => `${id} is shown, and is not in ${edition}`);
}

/** A rule that has a picture, of its own or drawn from the deck, is in one piece with it. */
function tornPictures({ setting, pages }: Pick<LaidBook, 'setting' | 'pages'>): string[] {
  const clauses = listChapters(setting.book).flatMap((chapter) => chapter.clauses);
  return clauses.flatMap((clause) =>
    pages.some((page) => isWhole(setting, clause, page)) ? [] : [`${clause.id} is torn from its picture`],
  );
}

const withoutPicture = (band: Whole): Whole => ({ ...band, faces: [], height: 0 });

/** Whether a page has a rule and, below or beside it, what the rule is to show. */
function isWhole(setting: LaidBook['setting'], clause: Clause, page: LaidPage): boolean {
  const { id, stack = [], figure } = clause;
  const at = page.findIndex((placed) => 'band' in placed && placed.band.rules.includes(id));
  const [band, next] = page.slice(at, at + 2).map((placed) => ('band' in placed ? placed.band : undefined));
  const kindsOn = (one = band) => one?.faces.map((face) => setting.deck.cards[face.id]?.kind) ?? [];
  if (stack.length > 0) return stack.every((card) => at >= 0 && band?.faces.some((face) => face.id === card));
  if (figure === undefined || !isShowing(setting, figure)) return rulesOn(page).includes(id);
  if (at < 0 || band === undefined) return false;
  if (figure === 'families') return band.isWithNext && kindsOn(next).includes('character');
  if (figure === 'icons' || figure === 'effects')
    return band.height > uncut(setting, (column) => [clauseBlock(setting, clause, column)]).height;
  return figure === 'box' || figure === 'table' ? band.faces.length > 0 : kindsOn().includes(figure);
}

/** Whether the deck has something to show: a card of that kind. */
const isShowing = ({ book }: LaidBook['setting'], figure: NonNullable<Clause['figure']>): boolean =>
  !(CARD_KINDS as readonly string[]).includes(figure) || cardsOfKind(book, figure as CardKind).length > 0;

describe('every page of the rulebook that ships', () => {
  const deck = shippingDeck;
  const editions = [undefined, ...Object.keys(deck.editions)];

  it.each(deck.languages)(
    'in %s, of every edition, is full, holds its content, and tears no picture from its rule',
    async (language) => {
      const wanted = [
        ...editions.flatMap((edition) =>
          (['a4', 'letter'] as const).map((paper) => ({ paper, language, edition })),
        ),
      ];
      const books = await laid(deck, wanted);
      expect(books.flatMap(flawsOf)).toEqual([]);
      // The quick start is on one page.
      for (const { pages } of books) {
        expect(pages.filter((page) => rulesOn(page).some((id) => id.startsWith('QUICK')))).toHaveLength(1);
      }
    },
  );

  it('would be found fault with if a picture stood on another page than its rule', async () => {
    const [book] = await laid(deck, [{ paper: 'a4', language: 'en' }]);
    if (book === undefined) throw new Error('there is no book');
    const drawn = listChapters(book.setting.book).flatMap(({ clauses }) =>
      clauses.flatMap(({ id, figure, stack }) => (figure === undefined && stack === undefined ? [] : id)),
    );
    // Each rule stays, and each picture is a page further.
    const torn = book.pages.flatMap((page): LaidPage[] => [
      page.map((placed) => ('band' in placed ? { ...placed, band: withoutPicture(placed.band) } : placed)),
      page.map((placed) => ('band' in placed ? { ...placed, band: { ...placed.band, rules: [] } } : placed)),
    ]);
    expect(tornPictures(book)).toEqual([]);
    expect(tornPictures({ ...book, pages: torn })).toEqual(
      drawn.map((id) => `${id} is torn from its picture`),
    );
  });

  it('says nothing of persistent effects in the books of other rules (MOD-6)', () => {
    const persistent = {
      en: 'persistent',
      it: 'persistent',
      es: 'persistent',
      fr: 'persistant',
      pl: 'wieczn',
    };
    for (const [language, word] of Object.entries(persistent)) {
      const telling = Object.keys(deck.editions).filter((edition) =>
        listChapters(createBook(deck, language, edition)).some(({ clauses }) =>
          clauses.some(({ text }) => text.includes(word)),
        ),
      );
      expect(telling, language).toEqual(['second', 'second-lingering']);
      // Reference cards, which only the second edition has, name all four categories.
      const onCards = Object.entries(deck.rules[language] ?? {}).filter(([, { short = '' }]) =>
        short.toLowerCase().includes(word),
      );
      expect(
        onCards.map(([id]) => id),
        language,
      ).toEqual(['MOD-9']);
    }
  });

  it('shows the dead side of a character who died (DEATH-3), but in the second edition, where no one is turned', async () => {
    const wanted = ['classic', 'second'].map((edition) => ({
      paper: 'a4' as const,
      language: 'en',
      edition,
    }));
    const sides = (await laid(deck, wanted)).map(({ pages }) =>
      pages
        .flat()
        .flatMap((placed) =>
          'band' in placed && placed.band.rules.includes('EXAMPLE-2')
            ? placed.band.faces.filter(({ id }) => id === 'darius-dark').map(({ side }) => side)
            : [],
        ),
    );
    expect(sides).toEqual([
      ['front', 'front', 'front', 'back'],
      ['front', 'front', 'front', 'front'],
    ]);
  });

  it('has the rules of its edition only, and that of the whole deck has all', () => {
    const idsOf = (edition?: string) =>
      listChapters(createBook(deck, 'en', edition)).flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(idsOf()).toEqual(Object.keys(deck.rules.en ?? {}));
    expect(idsOf('classic')).not.toContain('MYST-4');
    expect(idsOf('expansion')).toContain('MYST-4');
    expect(idsOf('second')).toContain('TURN-9');
    for (const edition of Object.keys(deck.editions)) expect(idsOf(edition)).not.toContain('EDITION-1');
  });
});

describe('the rulebook of a deck that has less', () => {
  const starter = loadDeck(diskFolder(`${ROOT}/examples/starter`)).deck;
  if (starter === undefined) throw new Error('the starter is not sound');

  /** The starter with some of its cards. */
  const withCards = (isKept: (kind: string) => boolean): Deck => ({
    ...starter,
    cards: Object.fromEntries(Object.entries(starter.cards).filter(([, { kind }]) => isKept(kind))),
  });
  const shown = (book: LaidBook) => new Set(book.faces.map(({ id }) => starter.cards[id]?.kind));
  const wanted = starter.languages.map((language) => ({ paper: 'a4' as const, language }));

  it('has seven sections without a flaw of layout', async () => {
    const books = await laid(starter, wanted);
    expect(books.flatMap(flawsOf)).toEqual([]);
    expect(books.map((book) => book.sections.length)).toEqual([7, 7]);
    for (const book of books) expect(shown(book)).toContain('residence');
  });

  it('leaves out pictures of kinds that the deck does not have', async () => {
    const books = await laid(
      withCards((kind) => kind === 'character' || kind === 'modifier'),
      wanted,
    );
    for (const book of books) {
      expect([...shown(book)].sort()).toEqual(['character', 'modifier']);
      expect(book.pages.flatMap((page) => page.map(excessIn)).filter((excess) => excess > 0)).toEqual([]);
    }
  });

  it('without cards or rules is a title page', async () => {
    const [book] = await laid({ ...withCards(() => false), rules: {} }, wanted.slice(0, 1));
    expect(book).toMatchObject({ pages: [], faces: [] });
  });
});
