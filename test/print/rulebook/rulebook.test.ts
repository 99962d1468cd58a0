import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { ruleText } from '../../../src/language/rule-text.js';
import { typeset } from '../../../src/language/typography.js';
import { printCalibration, printRulebook, type RulebookOptions } from '../../../src/print/index.js';
import { bookletOrder } from '../../../src/print/rulebook/booklet.js';
import type { Block } from '../../../src/print/rulebook/core/block.js';
import { breakLines, splitWords } from '../../../src/print/rulebook/core/break-lines.js';
import { balanceColumns, fillColumns } from '../../../src/print/rulebook/fill-columns.js';
import { wordsOf as lexicon, profile } from '../../support/print/decks.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

describe('lines', () => {
  const measure = (text: string) => text.length * 10;
  const texts = fc.array(fc.stringMatching(/^[a-z]{1,12}(-[a-z]{1,6})?$/), { minLength: 1, maxLength: 40 });

  it('hold the whole text and keep within the column', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 100, max: 400 }), (words, room) => {
        const text = words.join(' ');
        const lines = breakLines(splitWords(text, measure), room);
        const joined = lines.reduce((whole, line) =>
          whole.endsWith('-') ? whole + line : `${whole} ${line}`,
        );
        expect(joined).toBe(text);
        for (const line of lines) if (line.includes(' ')) expect(measure(line)).toBeLessThanOrEqual(room);
      }),
    );
  });

  it('are broken so that their lengths differ least', () => {
    // Greedily, the second line would be "cc" alone.
    expect(breakLines(splitWords('aaa bb cc ddddd', measure), 60)).toEqual(['aaa', 'bb cc', 'ddddd']);
  });

  it('never break at a no-break space', () => {
    expect(breakLines(splitWords('aaaa w\u00a0domu', measure), 70)).toEqual(['aaaa', 'w\u00a0domu']);
  });
});

describe('columns', () => {
  const line = (height = 10) => ({ height, excess: 0, paint: () => {} });
  const block = (lines: number, more: Partial<Block> = {}): Block => ({
    lines: Array.from({ length: lines }, () => line()),
    before: 5,
    isWithNext: false,
    ...more,
  });

  it('leave no line of a paragraph alone', () => {
    // Nine lines of room; a paragraph of ten would leave one behind, one that begins in the last line would stand alone.
    expect(fillColumns([block(10)], () => 95).map((column) => column.length)).toEqual([8, 2]);
    expect(fillColumns([block(8), block(5)], () => 95).map((column) => column.length)).toEqual([8, 5]);
  });

  it('do not end with a heading', () => {
    const heading = block(1, { isWithNext: true });
    expect(fillColumns([block(6), heading, block(6)], () => 90).map((column) => column.length)).toEqual([
      6, 7,
    ]);
  });

  it('hold everything, in order', () => {
    const blocks = fc.array(
      fc.integer({ min: 1, max: 12 }).map((lines) => block(lines)),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(blocks, fc.integer({ min: 30, max: 200 }), (some, room) => {
        const placed = fillColumns(some, () => room)
          .flat()
          .map((one) => one.line);
        expect(placed).toEqual(some.flatMap(({ lines }) => lines));
        for (const column of fillColumns(some, () => room)) {
          for (const { y, line: one } of column)
            expect(y + one.height).toBeLessThanOrEqual(Math.max(room, 10) + 0.1);
        }
      }),
    );
  });

  it('of the last page end at the same height', () => {
    const [left, right] = balanceColumns([block(4), block(4), block(4)], 500);
    expect((left?.length ?? 0) + (right?.length ?? 0)).toBe(12);
    expect(Math.abs((left?.length ?? 0) - (right?.length ?? 0))).toBeLessThanOrEqual(4);
  });
});

describe('a leaflet', () => {
  it('of eight pages is folded from two sheets', () => {
    expect(bookletOrder(8)).toEqual([
      { left: 7, right: 0 },
      { left: 1, right: 6 },
      { left: 5, right: 2 },
      { left: 3, right: 4 },
    ]);
  });

  it('with empty pages has them at its end', () => {
    expect(
      bookletOrder(5)
        .flatMap(({ left, right }) => [left, right])
        .filter((one) => one === undefined),
    ).toHaveLength(3);
    expect(bookletOrder(1)).toEqual([
      { left: undefined, right: 0 },
      { left: undefined, right: undefined },
    ]);
  });

  it('has each page once, facing the right one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (pages) => {
        const found = bookletOrder(pages)
          .flatMap(({ left, right }) => [left, right])
          .filter((one) => one !== undefined);
        expect(found.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, at) => at));
        for (const { left, right } of bookletOrder(pages)) {
          if (left !== undefined) expect(left % 2).toBe(1);
          if (right !== undefined) expect(right % 2).toBe(0);
        }
      }),
    );
  });
});

describe('the rulebook', () => {
  const bare = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, '');

  /** Prints it, and reads it again. */
  async function printed(language: string, more: Partial<RulebookOptions> = {}) {
    const deck = shippingDeck;
    const directory = temporaryFolder();
    const basics = { deck, directory, words: lexicon(deck), languages: [language], paper: 'a4' as const };
    const { diagnostics, files } = await printRulebook({ ...basics, ...more });
    expect(diagnostics).toEqual([]);
    const file = join(directory, files[0]?.path ?? '');
    expect(run('qpdf', ['--check', file])).toMatchObject({ status: 0 });
    return { deck, file, files, said: run('pdftotext', ['-raw', file, '-']).said };
  }

  function saysEveryRule(deck: Deck, language: string, said: string): void {
    const all = bare(said);
    for (const id of Object.keys(deck.rules[language] ?? {})) {
      const text = bare(typeset(ruleText(deck, language, id) ?? '', language));
      // A rule may be cut in two by the end of a column: its beginning and its end are there.
      expect([id, all.includes(text.slice(0, 24)), all.includes(text.slice(-12))]).toEqual([id, true, true]);
    }
  }

  withTools(
    'says every rule, and its id only to designers; what is the business of an engine is not in it',
    lacks('pdftotext', 'qpdf'),
    async () => {
      const { deck, files, said } = await printed('pl');
      expect(files).toMatchObject([{ path: 'output/print/shroud-pl-rulebook.pdf' }]);
      saysEveryRule(deck, 'pl', said);
      for (const id of Object.keys(deck.rules.pl ?? {})) expect(said).not.toMatch(new RegExp(`\\b${id}\\b`));
      expect(said).not.toContain('400');
    },
  );

  withTools(
    'for screens says every rule by its id, has its pages in order, bookmarks, and links that lead to them',
    lacks('pdftotext', 'qpdf'),
    async () => {
      const { deck, file, files, said } = await printed('en', {
        isForScreen: true,
        hasIds: true,
        suffix: '-screen-ids',
      });
      expect(files).toMatchObject([{ path: 'output/print/shroud-en-rulebook-screen-ids.pdf' }]);
      saysEveryRule(deck, 'en', said);
      for (const id of Object.keys(deck.rules.en ?? {})) expect(said).toMatch(new RegExp(`\\b${id}\\b`));
      const document = await PDFDocument.load(readFileSync(file));
      const pages = document.getPages();
      expect(pages).toHaveLength(files[0]?.pages ?? 0);
      const links =
        pages[0]?.node
          .Annots()
          ?.asArray()
          .map((one) => document.context.lookup(one, PDFDict)) ?? [];
      const headings = Object.values(deck.rules.en ?? {}).flatMap(({ heading }) => heading ?? []);
      expect(links).toHaveLength(headings.length);
      const targets = links.map((one) =>
        pages.findIndex(({ ref }) => ref === one.lookup(PDFName.of('Dest'), PDFArray).get(0)),
      );
      targets.forEach((page, at) => {
        const text = run('pdftotext', ['-raw', '-f', `${page + 1}`, '-l', `${page + 1}`, file, '-']).said;
        expect(text).toContain(headings[at]?.replace("'", '’'));
      });
      expect(targets).toEqual(targets.toSorted((a, b) => a - b));
      expect(run('qpdf', ['--json', '--json-key=outlines', file]).said).toContain(headings.at(-1));
    },
  );
});

describe('the calibration sheet', () => {
  withTools(
    'has rulers on its front and crosses behind them, in the language of the deck',
    lacks('pdftotext'),
    async () => {
      const deck = shippingDeck;
      const folder = temporaryFolder();
      const basics = {
        deck,
        directory: folder,
        words: lexicon(deck),
        languages: ['pl'],
        paper: 'a4' as const,
      };
      const read = () =>
        run('pdftotext', ['-layout', join(folder, 'output/print/shroud-pl-a4-calibration.pdf'), '-']).said;
      const { files } = await printCalibration({ ...basics, profile: profile('home') });
      expect(files).toMatchObject([{ pages: 2 }]);
      expect(read()).toContain('Arkusz kalibracyjny · Awers');
      expect(read()).toContain('Arkusz kalibracyjny · Rewers');
      expect(read()).toMatch(/−12 .*\+12/);
      // Turned about the other axis, plus and minus change places.
      await printCalibration({ ...basics, profile: profile('home', { backs: 'short-edge' }) });
      expect(read()).toMatch(/\+12 .*−12/);
    },
  );
});
