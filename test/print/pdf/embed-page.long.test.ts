import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { ImportedPages } from '../../../src/print/pdf/embed-page.js';
import { UntrustedBudget } from '../../../src/render/core/untrusted-budget.js';
import { readPages, readPdf } from '../../../src/render/pictures/pdf.js';
import { pdfLib } from '../../../src/render/pictures/pdf-lib.js';
import { printed } from '../../support/print/decks.js';
import { byGhostscript, byPoppler, difference } from '../../support/print/drawn-pages.js';
import { evil, pdfOf, richPdf } from '../../support/print/rich-pdf.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

/** The first page of a PDF, laid on an empty one. */
async function placed(bytes: Uint8Array): Promise<Uint8Array> {
  const read = await readPages(bytes);
  if ('flaw' in read) throw new Error(read.flaw);
  const { PDFDocument, PDFName } = pdfLib();
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const { width, height } = read.document.getPage(0).getSize();
  const brought = new ImportedPages(context, new Map([['art', read.document]]));
  const ref = brought.place({ pdf: 'art', page: 0, box: { x: 0, y: 0, width, height }, fit: undefined });
  const page = document.addPage([width, height]);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { A: ref } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`1 0 0 -1 0 ${height} cm /A Do`)));
  const off = brought.layers.filter(({ isOff }) => isOff).map((one) => one.ref);
  const layers = { OCGs: brought.layers.map((one) => one.ref), D: { OFF: off } };
  document.catalog.set(PDFName.of('OCProperties'), context.obj(layers));
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}

function saved(name: string, bytes: Uint8Array): string {
  const path = join(temporaryFolder({}), name);
  writeFileSync(path, bytes);
  return path;
}

describe('a PDF that is placed', () => {
  withTools('keeps only what draws', lacks('qpdf'), async () => {
    const path = saved('placed.pdf', await placed(richPdf(evil)));
    expect(run('qpdf', ['--check', path]).status).toBe(0);
    const { said } = run('qpdf', ['--qdf', '--object-streams=disable', path, '-']);
    expect(said).toContain('/CharProcs');
    expect(
      said.match(
        /\/(?:JavaScript|OPI|Ref|PieceInfo|Metadata|AA|Alternates|StructParent|LastModified|HT|Usage|Names|OpenAction|URI|MCID)\b|evil/g,
      ),
    ).toBeNull();
  });

  withTools('on a card does so, too', lacks('qpdf'), async () => {
    const deck = shippingDeck;
    const cards = { ...deck.cards, grogar: { ...deck.cards.grogar, art: 'art/m.pdf' } } as Deck['cards'];
    const folder = temporaryFolder({ 'art/m.pdf': richPdf(evil) });
    const { path, diagnostics } = await printed({ deck: { ...deck, cards }, cards: ['grogar'] }, folder);
    expect(diagnostics).toEqual([]);
    const { said } = run('qpdf', ['--qdf', '--object-streams=disable', path('shroud-en-a4-paper.pdf'), '-']);
    expect(said).toContain('/CharProcs');
    expect(said).not.toContain('evil');
  });

  withTools('looks as it did, in poppler and in Ghostscript', lacks('pdftoppm', 'gs'), async () => {
    const before = saved('before.pdf', richPdf());
    for (const bytes of [richPdf(), richPdf(evil)]) {
      const after = saved('after.pdf', await placed(bytes));
      for (const draw of [byPoppler, byGhostscript])
        expect(difference(draw(after, 1, 72), draw(before, 1, 72)).plain).toBeLessThan(0.002);
    }
  });

  it.each([
    ['an image', '/Im', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /F (/etc/passwd)'],
    ['a drawing', '/Fm', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /FFilter /FlateDecode /F (x)'],
    ['a mask', '/Im', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /SMask 6 0 R'],
  ])('may not show what is in another file: %s', async (_, name, entries) => {
    const bytes = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 200] >>',
      `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << ${name} 5 0 R >> >> >>`,
      ['', `${name} Do`],
      [entries, 'x'],
      ['/Type /XObject /Subtype /Image /Width 1 /Height 1 /F << /FS /URL /F (http://x.y/z) >>', 'x'],
    ]);
    expect(await readPdf(bytes, new UntrustedBudget())).toEqual({
      flaw: 'it takes a part of its drawing from another file: put that into it',
    });
  });

  it('may not take its content from another file either, nor programs for printers', async () => {
    const objects = (content: string, sub: string) =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 200] >>',
        '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>',
        [content, '/P Do'],
        [`/Type /XObject /Subtype /${sub}`, 'evil'],
      ]);
    expect(await readPdf(objects('/F (/etc/passwd)', 'PS'), new UntrustedBudget())).toHaveProperty('flaw');
    expect(Buffer.from(await placed(objects('', 'PS'))).includes('evil')).toBe(false);
    expect(Buffer.from(await placed(objects('', 'Form /BBox [0 0 9 9]'))).includes('evil')).toBe(true);
  });

  it('may not nest drawings beyond measure, or go round in a circle for ever', async () => {
    const chain = (length: number, last: string) =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 200] >>',
        '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>',
        ['', '/P Do'],
        ...Array.from({ length }, (_, at) => {
          const next = at + 1 < length ? `${at + 6} 0 R` : last;
          return [
            `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /P ${next} >> >>`,
            '/P Do',
          ] as const;
        }),
      ]);
    expect(await readPdf(chain(20_000, 'null'), new UntrustedBudget())).toEqual({
      flaw: 'it is nested beyond measure',
    });
    expect(await readPdf(chain(20, '5 0 R'), new UntrustedBudget())).toHaveProperty('document');
  });
});
