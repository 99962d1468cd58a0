import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wayWords } from '../../../src/print/core/way-words.js';
import { packBoxes } from '../../../src/print/homemade/skyline.js';
import { HOMEMADE_METHODS } from '../../../src/vocabulary/files/profile-file.js';
import { printed, profile } from '../../support/print/decks.js';
import { byPoppler } from '../../support/print/drawn-pages.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { lacks, run, withTools } from '../../support/tools.js';

const CARDS = ['pursued-by-poodles', 'wondrously-well-wed', 'died-without-cares', 'the-wrong-carriage'];

describe('clear cards without white ink', () => {
  withTools('come with instructions in the language of the cards', lacks('pdftotext'), async () => {
    for (const stock of HOMEMADE_METHODS) {
      const { path, diagnostics } = await printed({ cards: CARDS, stock, languages: ['fr', 'pl'] });
      expect(diagnostics).toEqual([]);
      for (const language of ['fr', 'pl']) {
        const args = ['-l', '1', path(`shroud-${language}-a4-${stock}.pdf`), '-'];
        const flat = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, '');
        const said = flat(run('pdftotext', args).said);
        const { title, need } = wayWords(language)[stock];
        expect(said).toContain(flat(title));
        expect(said).toContain(flat(need).slice(0, 40));
      }
    }
  });

  it('are explained in every language of the deck, step by step', () => {
    const english = wayWords('en');
    for (const language of shippingDeck.languages)
      for (const way of HOMEMADE_METHODS) {
        const { steps, title } = wayWords(language)[way];
        expect(steps.map(({ picture }) => picture)).toEqual(english[way].steps.map(({ picture }) => picture));
        if (language !== 'en') expect(title).not.toBe(english[way].title);
      }
    expect(wayWords('xx')).toEqual(english);
  });

  withTools('as labels: all that a card says, cut line by cut line', lacks('pdftotext'), async () => {
    const { path } = await printed({ cards: CARDS, copies: 1, stock: 'labels' });
    const said = run('pdftotext', ['-f', '3', path('shroud-en-a4-labels.pdf'), '-']).said;
    for (const id of CARDS) expect(said).toContain(shippingDeck.cards[id]?.title);
    // Two discs of one card, each with its number and its slot.
    expect(said).toMatch(/^1 · top$/m);
    expect(said).toMatch(/^1 · middle$/m);
  });

  withTools(
    'as windows: gray where paper is cut out, and nothing of the card there',
    lacks('pdftoppm'),
    async () => {
      const { path, files } = await printed({ cards: ['pursued-by-poodles'], copies: 1, stock: 'windows' });
      expect(files.map((file) => file.path.split('/').at(-1))).toEqual([
        'shroud-en-a4-windows.pdf',
        'shroud-en-a4-windows-cut-1.svg',
      ]);
      const { data, width } = byPoppler(path('shroud-en-a4-windows.pdf'), 2, 254);
      const at = (x: number, y: number) => [...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
      // The card lies at 10.5 and 16.5 mm; its portrait is clear, its title is not.
      const [left, top] = [105, 165];
      expect(at(left + 315, top + 280)).toEqual([237, 237, 237]);
      expect(Math.max(...at(left + 60, top + 36))).toBeLessThan(120);
      // The frame is bare paper.
      expect(at(left + 315, top + 15)).toEqual([255, 255, 255]);
      const svg = readFileSync(path('shroud-en-a4-windows-cut-1.svg'), 'utf8');
      expect(svg).toMatch(/^<svg [^>]*width="210mm" height="297mm" viewBox="0 0 2100 2970"/);
      expect(svg.match(/<path /g)).toHaveLength(1);
      expect(svg.match(/<rect /g)).toHaveLength(1);
    },
  );

  withTools(
    'as backing: white behind each region of the film, seen from behind',
    lacks('pdftoppm'),
    async () => {
      const few = { cards: ['pursued-by-poodles'], copies: 1 };
      const film = await printed({ ...few, stock: 'film' });
      const backing = await printed({ ...few, stock: 'backing' });
      const front = byPoppler(film.path('shroud-en-a4-film.pdf'), 1, 127);
      const behind = byPoppler(backing.path('shroud-en-a4-backing.pdf'), 2, 127);
      const value = ({ data }: typeof front, x: number, y: number) => data[3 * (y * front.width + x)] ?? 0;
      let [inked, covered] = [0, 0];
      for (let y = 85; y < 515; y += 2)
        for (let x = 55; x < 365; x += 2) {
          if (value(front, x, y) > 100) continue;
          inked++;
          // Turned like a page, the film shows on its left what lies on the right here.
          if (value(behind, front.width - 1 - x, y) >= 250) covered++;
        }
      expect(inked).toBeGreaterThan(2000);
      // Lines around regions are neither white nor gray.
      expect(covered / inked).toBeGreaterThan(0.97);
    },
  );

  it('is refused where a profile prints no film on sheets', async () => {
    const refused = await printed({ cards: CARDS, stock: 'labels', profile: profile('clear') });
    expect(refused).toMatchObject({ files: [], empty: [{ stock: 'labels', why: 'profile' }] });
  });
});

describe('labels on a sheet', () => {
  it('lie inside of it, apart from each other, or are said not to fit', () => {
    const sizes = Array.from({ length: 60 }, (_, at) => ({
      width: 60 + ((at * 37) % 400),
      height: 40 + ((at * 53) % 300),
    }));
    const room = { width: 1900, height: 2800 };
    const spots = packBoxes(sizes, room);
    if (spots === undefined) throw new Error('they fit');
    const boxes = spots.map((spot, at) => ({ ...spot, ...(sizes[at] as (typeof sizes)[number]) }));
    for (const [at, a] of boxes.entries()) {
      expect(a.x + a.width).toBeLessThanOrEqual(room.width);
      expect(a.y + a.height).toBeLessThanOrEqual(room.height);
      for (const b of boxes.slice(at + 1))
        expect(
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
        ).toBe(true);
    }
    expect(packBoxes(sizes, { width: 500, height: 500 })).toBeUndefined();
  });
});
