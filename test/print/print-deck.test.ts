import { describe, expect, it } from 'vitest';
import { noCache } from '../../src/cache/cache.js';
import { FEW, printed, profile } from '../support/print/decks.js';
import { byGhostscript, byPoppler, difference } from '../support/print/drawn-pages.js';
import { shippingDeck } from '../support/shipping-deck.js';
import { lacks, run, withTools } from '../support/tools.js';

const FRONTS_AND_FILM = ['shroud-en-a4-paper.pdf', 'shroud-en-a4-film.pdf'];

describe('printed files', () => {
  it('are one for paper and one for film, in each language', async () => {
    const { files, diagnostics } = await printed({ languages: ['en', 'pl'] });
    expect(diagnostics).toEqual([]);
    expect(files.map(({ path, pages }) => [path, pages])).toEqual([
      ['output/print/shroud-en-a4-paper.pdf', 2],
      ['output/print/shroud-en-a4-film.pdf', 1],
      ['output/print/shroud-pl-a4-paper.pdf', 2],
      ['output/print/shroud-pl-a4-film.pdf', 1],
    ]);
  });

  it('have the same bytes in every run, from the cache and without it', async () => {
    const first = await printed();
    const again = await printed({}, first.folder);
    const elsewhere = await printed({ cache: noCache });
    for (const name of FRONTS_AND_FILM) {
      expect(again.bytes(name).equals(first.bytes(name))).toBe(true);
      expect(elsewhere.bytes(name).equals(first.bytes(name))).toBe(true);
    }
  });

  it('hold each card as often as it is asked for, drawn once', async () => {
    const one = await printed({ cards: ['pursued-by-poodles'], copies: 1 });
    const nine = await printed({ cards: ['pursued-by-poodles'], copies: 9 });
    const ten = await printed({ cards: ['pursued-by-poodles'], copies: 10 });
    expect(nine.files[0]?.pages).toBe(1);
    expect(ten.files[0]?.pages).toBe(2);
    expect(nine.files[0]?.bytes).toBeLessThan((one.files[0]?.bytes ?? 0) * 1.05);
  });

  it('are none where a stock has no cards, and that is reported', async () => {
    const film = { cards: ['pursued-by-poodles'] };
    expect(await printed({ ...film, stock: 'paper' })).toMatchObject({
      files: [],
      empty: [{ stock: 'paper', why: 'cards' }],
    });
    const shop = { profile: profile('home', { stocks: ['paper'] }), stock: 'film' } as const;
    expect(await printed({ ...film, ...shop })).toMatchObject({
      files: [],
      empty: [{ stock: 'film', why: 'profile' }],
    });
    // Without a stock, all that there are are printed.
    expect(await printed(film)).toMatchObject({ files: [{}], empty: [] });
  });

  it('hold the cards of the edition that is asked for', async () => {
    const deck = shippingDeck;
    const { residences, mysteries } = { residences: 'residence', mysteries: 'mystery' };
    const odd = Object.entries(deck.cards).find(([, { kind }]) => kind === residences || kind === mysteries);
    expect(odd).toBeDefined();
    const { files } = await printed({ cards: [odd?.[0] ?? ''], edition: 'expansion' });
    expect(files).toHaveLength(1);
  });

  withTools('pass qpdf --check', lacks('qpdf'), async () => {
    const { path } = await printed();
    for (const name of FRONTS_AND_FILM) {
      expect(run('qpdf', ['--check', path(name)])).toMatchObject({ status: 0 });
    }
  });

  withTools('embed subsets of fonts only, with the letters they stand for', lacks('pdffonts'), async () => {
    const { path } = await printed();
    for (const name of FRONTS_AND_FILM) {
      const fonts = run('pdffonts', [path(name)])
        .said.trim()
        .split('\n')
        .slice(2);
      expect(fonts.length).toBeGreaterThan(1);
      for (const font of fonts)
        expect(font).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes /);
    }
  });

  withTools('give their text back in Polish and French', lacks('pdftotext'), async () => {
    const { path } = await printed({ languages: ['pl', 'fr'] });
    const { texts } = shippingDeck;
    const flat = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').replaceAll("'", '’');
    for (const language of ['pl', 'fr']) {
      const said = flat(
        ['paper', 'film']
          .map((stock) => run('pdftotext', ['-raw', path(`shroud-${language}-a4-${stock}.pdf`), '-']).said)
          .join(' '),
      );
      for (const id of FEW) {
        const { title, flavour } = texts[language]?.[id] ?? {};
        expect(title).toBeDefined();
        expect(said).toContain(flat(title ?? ''));
        // Between words and marks French has narrow spaces; how they come back is up to the reader.
        const bare = (text: string) => text.replaceAll(/ (?=[;:!?»])|(?<=«) /g, '');
        if (flavour !== undefined) expect(bare(said)).toContain(bare(flat(flavour)));
      }
    }
  });

  withTools(
    'say what they are: language, title, no scaling, both sides, bookmarks, boxes',
    lacks('qpdf', 'pdfinfo'),
    async () => {
      const { path } = await printed({ languages: ['pl'] });
      const file = path('shroud-pl-a4-paper.pdf');
      const { said } = run('qpdf', ['--qdf', '--object-streams=disable', file, '-']);
      expect(said).toContain('/Lang (pl)');
      expect(said).toContain('/PrintScaling /None');
      expect(said).toContain('/Duplex /DuplexFlipLongEdge');
      expect(said).toContain('/Outlines');
      const info = run('pdfinfo', ['-box', file]).said;
      expect(info).toMatch(/^Title: +shroud [\d.]+ · pl · papier$/m);
      // Two cards side by side in the upper left of the block: 126 × 88 mm and 3 mm of bleed.
      expect(info).toMatch(/^TrimBox: +29\.76 +545\.67 +386\.93 +795\.12$/m);
      expect(info).toMatch(/^BleedBox: +21\.26 +537\.1[67] +395\.43 +803\.62$/m);
      expect(info).toMatch(/^Page size: +595\.276 x 841\.89 pts \(A4\)$/m);
    },
  );

  const BOTH = lacks('pdftoppm', 'gs');
  withTools('look the same to poppler and to Ghostscript', BOTH, async () => {
    const { path } = await printed();
    for (const name of FRONTS_AND_FILM) {
      const { mean, plain } = difference(byPoppler(path(name), 1, 150), byGhostscript(path(name), 1, 150));
      // Edges are smoothed differently; shapes, colours and letters are the same.
      expect(mean).toBeLessThan(2);
      expect(plain).toBeLessThan(0.004);
    }
  });

  it('are one card a page for shops, front and back by turns', async () => {
    const { files } = await printed({ profile: profile('mbprint'), profileName: 'mbprint' });
    expect(files.map(({ path, pages }) => [path, pages])).toEqual([
      ['output/print/shroud-en-mbprint.pdf', 4],
    ]);
  });

  withTools('are as large as the shop wants them', lacks('pdfinfo'), async () => {
    const { path } = await printed({ profile: profile('drivethrucards'), profileName: 'drivethrucards' });
    const info = run('pdfinfo', ['-box', path('shroud-en-drivethrucards.pdf')]).said;
    // 2.75 × 3.75 inches, an eighth of an inch of them bleed.
    expect(info).toMatch(/^Page size: +198 x 270 pts/m);
    expect(info).toMatch(/^TrimBox: +9\.00 +9\.00 +189\.00 +261\.00$/m);
  });
});
