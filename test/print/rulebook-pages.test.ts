import { describe, expect, it } from 'vitest';
import type { Deck } from '../../src/deck/deck.js';
import { diskFolder } from '../../src/deck/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import { printing } from '../../src/print/press/press.js';
import type { LaidPage } from '../../src/print/rulebook/fill-pages.js';
import { bookOf, chaptersOf } from '../../src/print/rulebook/ground/book.js';
import { excessIn, type LaidBook, layBook, usedOf } from '../../src/print/rulebook/lay-book.js';
import type { RulebookOptions } from '../../src/print/rulebook/rulebook-options.js';
import { temporaryFolder } from '../temporary-folder.js';
import { ROOT, shippedDeck, wordsOf } from './decks.js';

/** Books with everything in its place, and nothing drawn. */
async function laid(
  deck: Deck,
  wanted: readonly (Pick<RulebookOptions, 'paper'> & { language: string; edition?: string | undefined })[],
): Promise<LaidBook[]> {
  const basics = { deck, directory: temporaryFolder(), words: wordsOf(deck), languages: deck.languages };
  const books: LaidBook[] = [];
  const { diagnostics } = await printing(basics, async (press) => {
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

/** What is wrong with a book, in words. */
function flawsOf({ setting: { book }, pages, frame }: LaidBook): string[] {
  const flaws: string[] = [];
  pages.forEach((page, at) => {
    const say = (flaw: string) =>
      flaws.push(`${book.language} ${book.edition ?? 'all'}, page ${at + 2}: ${flaw}`);
    if (usedOf(page) > frame.height + 0.1) say('overflows');
    if (page.some((placed) => excessIn(placed) > 0)) say('has a word that runs out of its room');
    if (at < pages.length - 1 && usedOf(page) < frame.height * 0.6) say('is half empty');
    const last = page.at(-1);
    if (last !== undefined && 'band' in last && last.band.isWithNext) say('ends with a heading');
  });
  const told = chaptersOf(book).flatMap(({ clauses }) => clauses.map(({ id }) => id));
  if (JSON.stringify(pages.flatMap(rulesOn)) !== JSON.stringify(told))
    flaws.push('rules are lost, or out of order');
  return [...flaws, ...tornPictures({ book, pages })];
}

/** A rule that has a picture stands in one piece with it. */
function tornPictures({
  book,
  pages,
}: {
  book: LaidBook['setting']['book'];
  pages: LaidBook['pages'];
}): string[] {
  const bands = pages.flat().flatMap((placed) => ('band' in placed ? [placed.band] : []));
  return chaptersOf(book).flatMap(({ clauses }) =>
    clauses.flatMap(({ id, stack = [] }) => {
      const shown = bands
        .filter(({ rules }) => rules.includes(id))
        .flatMap(({ faces }) => faces.map((face) => face.id));
      return stack.every((card) => shown.includes(card)) ? [] : [`${id} is torn from its picture`];
    }),
  );
}

describe('every page of the rulebook that ships', () => {
  const deck = shippedDeck();
  const editions = [undefined, ...Object.keys(deck.editions)];

  it.each(deck.languages)(
    'in %s, of every edition, is full, holds what stands on it, and tears no picture from its rule',
    async (language) => {
      const wanted = [
        ...editions.map((edition) => ({ paper: 'a4' as const, language, edition })),
        { paper: 'letter' as const, language },
      ];
      const books = await laid(deck, wanted);
      expect(books.flatMap(flawsOf)).toEqual([]);
      // The quick start is on one page.
      for (const { pages } of books) {
        expect(pages.filter((page) => rulesOn(page).some((id) => id.startsWith('QUICK')))).toHaveLength(1);
      }
    },
  );

  it('shows the dead side of whoever died (DEATH-3), but in the second edition, where nobody is turned', async () => {
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
      chaptersOf(bookOf(deck, 'en', edition)).flatMap(({ clauses }) => clauses.map(({ id }) => id));
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

  it('is as sound as any other', async () => {
    const books = await laid(starter, wanted);
    expect(books.flatMap(flawsOf)).toEqual([]);
    expect(books.map((book) => book.sections.length)).toEqual([7, 7]);
    for (const book of books) expect(shown(book)).toContain('residence');
  });

  it('leaves out what there is nothing to show of', async () => {
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
