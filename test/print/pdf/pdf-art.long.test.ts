import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { printed, profile } from '../../support/print/decks.js';
import { DRAWING_SVG, drawingPdf, emptyPdf, encryptedPdf, MARK } from '../../support/print/drawing.js';
import { byGhostscript, byPoppler, difference } from '../../support/print/drawn-pages.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

const NAME = 'shroud-en-a4-paper.pdf';
const SITTER = 'melissa-slogar';
const SITTERS = [SITTER, 'grogar', 'lord-slogar'];

/** The deck that ships, some characters of it with a picture of their own. */
function withArt(art: string, ids: readonly string[] = [SITTER]): Deck {
  const deck = shippingDeck;
  const cards = ids.map((id) => [id, { ...deck.cards[id], art }]);
  return { ...deck, cards: { ...deck.cards, ...Object.fromEntries(cards) } as Deck['cards'] };
}

const printedWith = (
  art: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  cards: readonly string[] = [SITTER],
) => printed({ deck: withArt(art, cards), cards }, temporaryFolder(files));

describe('a PDF on a card', () => {
  const sorts = [
    ['as it is', {}],
    ['in several streams', { pieces: 3 }],
    ['turned by 90 degrees', { turn: 90 }],
    ['turned by 180 degrees', { turn: 180 }],
    ['turned by 270 degrees', { turn: 270 }],
    ['trimmed', { isTrimmed: true }],
    ['trimmed and turned', { isTrimmed: true, turn: 90 }],
    ['with a layer that is switched off', { hasHiddenLayer: true }],
    ['with more pages', { more: 2 }],
  ] as const;
  withTools(
    'looks in print as the same drawing as SVG does, in poppler and in Ghostscript',
    lacks('pdftoppm', 'gs', 'qpdf'),
    async () => {
      const plain = await printedWith('art/m.svg', { 'art/m.svg': DRAWING_SVG });
      const wanted = [byPoppler(plain.path(NAME), 1, 60), byGhostscript(plain.path(NAME), 1, 60)] as const;
      const none = await printed({ cards: [SITTER] });
      expect(difference(byPoppler(none.path(NAME), 1, 60), wanted[0]).plain).toBeGreaterThan(0.003);
      for (const [name, sort] of sorts) {
        const { path, diagnostics } = await printedWith('art/m.pdf', { 'art/m.pdf': await drawingPdf(sort) });
        expect(diagnostics, name).toEqual([]);
        expect(run('qpdf', ['--check', path(NAME)]).status, name).toBe(0);
        expect(difference(byPoppler(path(NAME), 1, 60), wanted[0]).plain, `${name}, Poppler`).toBeLessThan(
          3e-5,
        );
        expect(
          difference(byGhostscript(path(NAME), 1, 60), wanted[1]).plain,
          `${name}, Ghostscript`,
        ).toBeLessThan(3e-5);
      }
    },
  );

  withTools(
    'is stored once, however many cards show it, and stays vector',
    lacks('qpdf', 'pdfimages'),
    async () => {
      const { path } = await printedWith('m.pdf', { 'templates/art/m.pdf': await drawingPdf() }, SITTERS);
      const { said } = run('qpdf', ['--qdf', '--object-streams=disable', path(NAME), '-']);
      expect(said.split(MARK)).toHaveLength(2);
      expect(
        run('pdfimages', ['-list', path(NAME)])
          .said.trim()
          .split('\n'),
      ).toHaveLength(2);
    },
  );

  it('is printed without the picture that is shown in its place, and with the same bytes every time', async () => {
    const files = { 'art/m.pdf': await drawingPdf({ hasHiddenLayer: true }) };
    const first = await printedWith('art/m.pdf', files);
    const again = await printedWith('art/m.pdf', { ...files, 'art/m.svg': DRAWING_SVG });
    expect(again.bytes(NAME).equals(first.bytes(NAME))).toBe(true);
    const cached = await printed(
      { deck: withArt('art/m.pdf'), cards: [SITTER], profile: profile('home', { margin: 6 }) },
      again.folder,
    );
    expect(cached.diagnostics).toEqual([]);
  });

  it('that has changed makes its face again', async () => {
    const folder = temporaryFolder({ 'art/m.pdf': await drawingPdf() });
    const print = async () => {
      let made = 0;
      const progress = (done: number, of: number) => {
        made = Math.max(made, of - done);
      };
      const { bytes } = await printed({ deck: withArt('art/m.pdf'), cards: [SITTER], progress }, folder);
      return { made, bytes: bytes(NAME) };
    };
    const first = await print();
    writeFileSync(join(folder, 'art/m.pdf'), await drawingPdf({ turn: 90, isTrimmed: true }));
    const second = await print();
    // Its front, and the back that is a face of its own.
    expect([first.made, second.made]).toEqual([2, 2]);
    expect(second.bytes.equals(first.bytes)).toBe(false);
  });

  it.each([
    ['is not there', undefined, 'PICTURE_MISSING', 'There is no picture art/m.pdf.'],
    ['is empty', async () => new Uint8Array(), 'PICTURE_BROKEN', 'it is empty'],
    ['is none', async () => Buffer.from(DRAWING_SVG), 'PICTURE_BROKEN', 'it is no PDF file'],
    ['is encrypted', () => encryptedPdf(), 'PICTURE_BROKEN', 'it is encrypted'],
    ['has no page', emptyPdf, 'PICTURE_BROKEN', 'it has no page'],
    ['is cut off', async () => (await drawingPdf()).subarray(0, 300), 'PICTURE_BROKEN', 'it is damaged'],
  ] as const)('that %s is reported, and nothing is printed', async (_, make, code, message) => {
    const files: Record<string, Uint8Array> = make === undefined ? {} : { 'art/m.pdf': await make() };
    const { files: written, diagnostics } = await printedWith('art/m.pdf', files);
    expect(written).toEqual([]);
    expect(diagnostics.map((one) => [one.code, one.message])).toEqual([
      [code, expect.stringContaining(message)],
    ]);
  });
});
