import { join } from 'node:path';
import fc from 'fast-check';
import { PDFDocument, rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { diskFolder } from '../../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { printRulebook } from '../../../src/print/index.js';
import { bind } from '../../../src/print/rulebook/bind.js';
import { bookletOrder } from '../../../src/print/rulebook/booklet.js';
import type { Covers } from '../../../src/print/rulebook/covers.js';
import { ROOT } from '../../support/places.js';
import { wordsOf } from '../../support/print/decks.js';
import { byGhostscript, byPoppler, type Picture } from '../../support/print/drawn-pages.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

type Rgb = readonly [number, number, number];
const A5: readonly [number, number] = [419.53, 595.28];

/** A page for each colour, with bleed around if wanted. */
async function coverPdf(colours: readonly Rgb[], size = A5, bleed = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const [red, green, blue] of colours) {
    const page = document.addPage([size[0] + 2 * bleed, size[1] + 2 * bleed]);
    page.setTrimBox(bleed, bleed, ...size);
    page.drawRectangle({ ...page.getSize(), color: rgb(0, 0, 0) });
    page.drawRectangle({ x: bleed, y: bleed, width: size[0], height: size[1], color: rgb(red, green, blue) });
  }
  return document.save();
}

/** A small book: covers are bound around it as around a large one. */
const small = () => {
  const { deck } = loadDeck(diskFolder(`${ROOT}/examples/starter`));
  if (deck === undefined) throw new Error('the starter is not sound');
  return deck;
};

async function rulebook(deck: Deck, covers: Covers, files: Readonly<Record<string, Uint8Array>>) {
  const directory = temporaryFolder(files);
  const basics = { deck, directory, words: wordsOf(deck), languages: ['en'], paper: 'a4' as const };
  const { files: written, diagnostics } = await printRulebook({ ...basics, covers });
  return { written, diagnostics, path: join(directory, `output/print/${deck.name}-en-rulebook.pdf`) };
}

/** The colours in the middle of the left and the right half of a sheet. */
function halves({ width, height, data }: Picture): number[][] {
  return [0.25, 0.75].map((share) => {
    const at = (Math.floor(height * 0.5) * width + Math.floor(width * share)) * 3;
    return [...data.subarray(at, at + 3)].map((one) => Math.round(one / 255));
  });
}

const RED: Rgb = [1, 0, 0];
const GREEN: Rgb = [0, 1, 0];
const BLUE: Rgb = [0, 0, 1];
const YELLOW: Rgb = [1, 1, 0];

describe('covers', () => {
  it('lie outermost, the rulebook begins on a right page, and nothing is lost', () => {
    const few = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(few, fc.integer({ min: 1, max: 20 }), few, (before, count, behind) => {
        const named = (name: string, length: number) => Array.from({ length }, (_, at) => `${name}${at}`);
        const [front, pages, back] = [named('f', before), named('p', count), named('b', behind)];
        const bound = bind({ front, pages, back });
        expect(bound.filter((page) => page !== undefined)).toEqual([...front, ...pages, ...back]);
        expect(bound.indexOf('p0') % 2).toBe(0);
        const [outer] = bookletOrder(bound.length);
        if (before > 0) expect(bound[outer?.right ?? -1]).toBe('f0');
        if (behind > 0) expect(bound[outer?.left ?? -1]).toBe(`b${behind - 1}`);
      }),
    );
  });

  withTools('of one page each are the outside of the leaflet', lacks('pdftoppm', 'gs', 'qpdf'), async () => {
    const { diagnostics, written, path } = await rulebook(
      shippingDeck,
      { front: 'front.pdf', back: 'covers/back.pdf' },
      { 'front.pdf': await coverPdf([RED]), 'covers/back.pdf': await coverPdf([GREEN], A5, 9) },
    );
    expect(diagnostics).toEqual([]);
    expect(run('qpdf', ['--check', path])).toMatchObject({ status: 0 });
    // Sixteen pages of rules within one sheet of covers, empty inside: five sheets, two sides each.
    expect(written).toMatchObject([{ pages: 10 }]);
    for (const draw of [byPoppler, byGhostscript]) {
      expect(halves(draw(path, 1, 30))).toEqual([[...GREEN], [...RED]]);
      expect(halves(draw(path, 2, 30))).toEqual([
        [1, 1, 1],
        [1, 1, 1],
      ]);
    }
    expect(run('pdftotext', ['-f', '3', '-l', '3', path, '-']).said).toContain('Shroud');
  });

  withTools('of two pages each have an inside', lacks('pdftoppm'), async () => {
    const { path } = await rulebook(
      small(),
      { front: 'front.pdf', back: 'back.pdf' },
      { 'front.pdf': await coverPdf([RED, BLUE]), 'back.pdf': await coverPdf([YELLOW, GREEN]) },
    );
    expect(halves(byPoppler(path, 1, 30))).toEqual([[...GREEN], [...RED]]);
    expect(halves(byPoppler(path, 2, 30))).toEqual([[...BLUE], [...YELLOW]]);
  });

  it('of another size, or that can not be read, are reported, and nothing is printed', async () => {
    const { written, diagnostics } = await rulebook(
      small(),
      { front: 'front.pdf', back: 'back.pdf' },
      { 'front.pdf': await coverPdf([RED], [595.28, 841.89]) },
    );
    expect(written).toEqual([]);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      [
        'COVER_SIZE',
        'A page of front.pdf is 210 × 297 mm, and a page of the rulebook on a4 is 148.5 × 210 mm.',
      ],
      ['COVER_UNREADABLE', "The cover back.pdf can't be read: there is no such file."],
    ]);
  });
});
