import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAPERS } from '../../../src/print/core/paper.js';
import { writeDocument } from '../../../src/print/pdf/document.js';
import { FontBook } from '../../../src/print/pdf/font-book.js';
import { Painter } from '../../../src/print/pdf/painter.js';
import type { Colour } from '../../../src/print/pdf/painting.js';
import { rectPath } from '../../../src/print/pdf/path.js';
import type { PaintedCard } from '../../../src/print/sheets/card.js';
import { fitGrid, listPlaces, turningAxis, turnMargins, turnPlace } from '../../../src/print/sheets/grid.js';
import { fitGutterfold } from '../../../src/print/sheets/gutterfold.js';
import { impose, type SheetOptions } from '../../../src/print/sheets/impose.js';
import { loadTypesetting } from '../../../src/render/drawing/templates.js';
import { byPoppler, type Picture } from '../../support/print/drawn-pages.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, withTools } from '../../support/tools.js';

const CARD = { width: 630, height: 880 };
const BLEED = 30;
/** Twenty pixels a millimetre: one pixel is 0.05 mm. */
const DPI = 508;
const PIXELS = 2;

const fonts = new FontBook(loadTypesetting(undefined).opened?.fonts ?? []);

/** A card of one colour with a gray bleed, and a dark square in its upper left corner. */
function side(colour: Colour, mark: Colour) {
  const painter = new Painter();
  painter.fillColour([0.6, 0.6, 0.6]);
  painter.fill(rectPath({ x: 0, y: 0, width: CARD.width + 2 * BLEED, height: CARD.height + 2 * BLEED }));
  painter.fillColour(colour);
  painter.fill(rectPath({ x: BLEED, y: BLEED, ...CARD }));
  painter.fillColour(mark);
  painter.fill(rectPath({ x: BLEED + 50, y: BLEED + 50, width: 200, height: 200 }));
  return painter.finish({ x: 0, y: 0, width: CARD.width + 2 * BLEED, height: CARD.height + 2 * BLEED });
}

const COLOURS: readonly Colour[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
  [1, 0.5, 0],
  [0.5, 0, 1],
  [0, 0.5, 0.5],
];

const cards = (count: number): PaintedCard[] =>
  COLOURS.slice(0, count).map((colour, at) => ({
    id: `card-${at}`,
    kind: 'character',
    title: '',
    front: side(colour, [0, 0, 0]),
    back: side(colour, [0.3, 0.3, 0.3]),
    opaque: [],
  }));

const options = (more: Partial<SheetOptions> = {}): SheetOptions => ({
  paper: PAPERS.a4,
  card: CARD,
  bleed: BLEED,
  margin: 50,
  backs: 'long-edge',
  order: 'front-back',
  offset: { x: 0, y: 0 },
  hasMarks: true,
  isMirrored: false,
  face: fonts.find('EB Garamond', 500),
  caption: () => ['a', 'b', 'c'],
  ...more,
});

async function pdfOf(count: number, more: Partial<SheetOptions> = {}): Promise<string> {
  const sheets = impose(cards(count), options(more));
  const file = join(temporaryFolder(), 'sheets.pdf');
  writeFileSync(
    file,
    await writeDocument(
      sheets?.pages ?? [],
      fonts,
      { images: {}, pdfs: new Map() },
      { title: 'x', language: 'en' },
    ),
  );
  return file;
}

type Rgb = readonly [number, number, number];
const pixel = ({ data, width }: Picture, x: number, y = 0): Rgb => {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};
const isLike = (a: Rgb, b: Colour) => a.every((one, i) => Math.abs(one - (b[i] ?? 0) * 255) < 40);

/** Lines of a page at a height, or at a distance from the left, in tenths of a millimetre. */
const across = (file: string, page: number, y: number) =>
  byPoppler(file, page, DPI, { x: 0, y: Math.round(y * PIXELS), width: 2970 * PIXELS, height: 1 });
const down = (file: string, page: number, x: number) =>
  byPoppler(file, page, DPI, { x: Math.round(x * PIXELS), y: 0, width: 1, height: 4200 * PIXELS });

/** Where a colour begins and ends on a line, in tenths of a millimetre. */
function extent(line: Picture, colour: Colour): { from: number; to: number } {
  const length = Math.max(line.width, line.height);
  const found = Array.from({ length }, (_, at) => at).filter((at) =>
    isLike(line.width > 1 ? pixel(line, at) : pixel(line, 0, at), colour),
  );
  return { from: (found[0] ?? Number.NaN) / PIXELS, to: ((found.at(-1) ?? Number.NaN) + 1) / PIXELS };
}

/** Within a pixel: 0.05 mm. */
const near = (found: number, wanted: number) =>
  expect(Math.abs(found - wanted)).toBeLessThanOrEqual(0.5 + 1e-6);

const TOOL = lacks('pdftoppm');

describe('sheets, measured on the page', () => {
  withTools('cards have their true size and touch each other', TOOL, async () => {
    const file = await pdfOf(9);
    for (const row of [0, 1, 2]) {
      const line = across(file, 1, 165 + row * 880 + 600);
      for (const column of [0, 1, 2]) {
        const { from, to } = extent(line, COLOURS[3 * row + column] as Colour);
        near(from, 105 + column * 630);
        near(to, 105 + (column + 1) * 630);
      }
    }
    for (const column of [0, 1, 2]) {
      const line = down(file, 1, 105 + column * 630 + 500);
      for (const row of [0, 1, 2]) {
        const { from, to } = extent(line, COLOURS[3 * row + column] as Colour);
        near(from, 165 + row * 880);
        near(to, 165 + (row + 1) * 880);
      }
    }
  });

  withTools('bleed and crop marks lie around the block only', TOOL, async () => {
    const file = await pdfOf(9);
    const bleed = extent(across(file, 1, 165 + 600), [0.6, 0.6, 0.6]);
    near(bleed.from, 105 - 30);
    near(bleed.to, 105 + 3 * 630 + 30);
    const above = across(file, 1, 165 - 60);
    const ticks = Array.from({ length: above.width }, (_, at) => at).filter(
      (at) => pixel(above, at)[0] < 128,
    );
    const middles = ticks
      .filter((at) => !ticks.includes(at - 1))
      .map((at) => {
        const end = ticks.findLast((other) => other >= at && other - at < 6) ?? at;
        return (at + end + 1) / 2 / PIXELS;
      });
    expect(middles).toHaveLength(4);
    for (const [at, x] of middles.entries()) near(x, 105 + at * 630);
    const beside = down(file, 1, 105 - 60);
    const lines = Array.from({ length: beside.height }, (_, at) => at).filter(
      (at) => pixel(beside, 0, at)[0] < 128,
    );
    const starts = lines.filter((at) => !lines.includes(at - 1));
    expect(starts).toHaveLength(4);
    starts.forEach((y, at) => {
      expect(Math.abs((y + 1) / PIXELS - (165 + at * 880))).toBeLessThanOrEqual(1);
    });
  });

  withTools('where a card has no neighbour its bleed shows, and only there', TOOL, async () => {
    const file = await pdfOf(4);
    // The fourth card is alone in the second row: its right side bleeds, its upper side does not.
    const line = across(file, 1, 165 + 880 + 600);
    near(extent(line, COLOURS[3] as Colour).to, 105 + 630);
    near(extent(line, [0.6, 0.6, 0.6]).to, 105 + 630 + 30);
    const upright = down(file, 1, 105 + 500);
    near(extent(upright, COLOURS[3] as Colour).from, 165 + 880);
    near(extent(upright, COLOURS[0] as Colour).to, 165 + 880);
  });

  withTools(
    'turned on the long edge, backs lie behind their fronts, shifted by the printer’s offset',
    TOOL,
    async () => {
      const file = await pdfOf(5, { offset: { x: 4, y: -11 } });
      for (const at of [0, 1, 2, 3, 4]) {
        const [column, row] = [at % 3, Math.floor(at / 3)];
        const [x, y] = [105 + column * 630, 165 + row * 880];
        const back = { x: 2100 - x - 630 + 4, y: y + 11 };
        const colour = COLOURS[at] as Colour;
        const level = extent(across(file, 2, back.y + 600), colour);
        near(level.from, back.x);
        near(level.to, back.x + 630);
        const upright = extent(down(file, 2, back.x + 500), colour);
        near(upright.from, back.y);
        near(upright.to, back.y + 880);
        // Upright: its mark is in its own upper left corner.
        const mark = extent(across(file, 2, back.y + 150), [0.3, 0.3, 0.3]);
        expect(mark.from).toBeLessThanOrEqual(back.x + 50.5);
        const there = byPoppler(file, 2, DPI, {
          x: (back.x + 150) * PIXELS,
          y: (back.y + 150) * PIXELS,
          width: 1,
          height: 1,
        });
        expect(isLike(pixel(there, 0), [0.3, 0.3, 0.3])).toBe(true);
      }
    },
  );

  withTools('turned on the short edge, backs stand on their heads behind their fronts', TOOL, async () => {
    const file = await pdfOf(5, { backs: 'short-edge' });
    for (const at of [0, 2, 4]) {
      const [column, row] = [at % 3, Math.floor(at / 3)];
      const back = { x: 105 + column * 630, y: 2970 - (165 + row * 880) - 880 };
      const colour = COLOURS[at] as Colour;
      near(extent(across(file, 2, back.y + 300), colour).from, back.x);
      near(extent(down(file, 2, back.x + 100), colour).from, back.y);
      // Its mark has come to lie in the lower right corner.
      const [x, y] = [back.x + 630 - 150, back.y + 880 - 150];
      const there = byPoppler(file, 2, DPI, { x: x * PIXELS, y: y * PIXELS, width: 1, height: 1 });
      expect(isLike(pixel(there, 0), [0.3, 0.3, 0.3])).toBe(true);
    }
  });

  withTools('folded along the gutter, backs lie behind their fronts', TOOL, async () => {
    const fold = fitGutterfold(PAPERS.a4, CARD, 50, BLEED);
    expect(fold).toBeDefined();
    if (fold === undefined) return;
    const { sheet, left, top, columns } = fold.fronts;
    expect(columns * fold.fronts.rows).toBe(4);
    const file = await pdfOf(4, { backs: 'gutterfold' });
    for (const at of [0, 1, 2, 3]) {
      const place = { x: left + (at % columns) * 630, y: top + Math.floor(at / columns) * 880 };
      const isVertical = fold.axis === 'vertical';
      const back = isVertical
        ? { x: sheet.width - place.x - 630, y: place.y }
        : { x: place.x, y: sheet.height - place.y - 880 };
      const front = byPoppler(file, 1, DPI, {
        x: (place.x + 150) * PIXELS,
        y: (place.y + 150) * PIXELS,
        width: 1,
        height: 1,
      });
      expect(isLike(pixel(front, 0), [0, 0, 0])).toBe(true);
      const corner = isVertical ? { x: back.x + 150, y: back.y + 150 } : { x: back.x + 480, y: back.y + 730 };
      const behind = byPoppler(file, 1, DPI, {
        x: corner.x * PIXELS,
        y: corner.y * PIXELS,
        width: 1,
        height: 1,
      });
      expect(isLike(pixel(behind, 0), [0.3, 0.3, 0.3])).toBe(true);
      const centre = byPoppler(file, 1, DPI, {
        x: (back.x + 315) * PIXELS,
        y: (back.y + 440) * PIXELS,
        width: 1,
        height: 1,
      });
      expect(isLike(pixel(centre, 0), COLOURS[at] as Colour)).toBe(true);
    }
  });

  withTools('mirrored, the whole sheet is the other way round', TOOL, async () => {
    const file = await pdfOf(2, { isMirrored: true, backs: 'none' });
    const { from, to } = extent(across(file, 1, 165 + 600), COLOURS[0] as Colour);
    near(from, 2100 - 105 - 630);
    near(to, 2100 - 105);
  });
});

describe('how many cards go on a sheet', () => {
  it('is nine on A4 and Letter, and as many as fit on A3', () => {
    const counts = (['a4', 'letter', 'a3'] as const).map((paper) => {
      const grid = fitGrid(PAPERS[paper], CARD, 50);
      return (grid?.columns ?? 0) * (grid?.rows ?? 0);
    });
    expect(counts).toEqual([9, 9, 18]);
  });

  it('is none where the card is larger than the paper', () => {
    expect(fitGrid(PAPERS.a4, { width: 3000, height: 3000 }, 50)).toBeUndefined();
  });

  it('sheets that lie across turn about the other axis', () => {
    expect(turningAxis({ width: 2100, height: 2970 }, 'long-edge')).toBe('vertical');
    expect(turningAxis({ width: 2970, height: 2100 }, 'long-edge')).toBe('horizontal');
    expect(turningAxis({ width: 2970, height: 2100 }, 'short-edge')).toBe('vertical');
  });

  it('turning a place twice brings it back', () => {
    const grid = fitGrid(PAPERS.a3, CARD, 50);
    if (grid === undefined) throw new Error('nothing fits');
    for (const place of listPlaces(grid, 11)) {
      for (const axis of ['vertical', 'horizontal'] as const) {
        expect(turnPlace(turnPlace(place, grid, axis), grid, axis)).toEqual(place);
      }
    }
  });
});

describe('sheets of other printers and shops', () => {
  withTools('cards with a gap between them bleed halfway into it', TOOL, async () => {
    const file = await pdfOf(4, {
      paper: { width: 3048, height: 4572 },
      isFixed: true,
      gap: 40,
      backs: 'none',
    });
    // Four columns: 4 × 63 mm and three gaps of 4 mm, in the middle of 304.8 mm.
    const left = (3048 - 4 * 630 - 3 * 40) / 2;
    const line = across(file, 1, 800);
    for (const column of [0, 1, 2, 3]) {
      const { from, to } = extent(line, COLOURS[column] as Colour);
      near(from, left + column * 670);
      near(to, left + column * 670 + 630);
    }
    const between = pixel(line, Math.round((left + 630 + 20) * PIXELS));
    expect(isLike(between, [0.6, 0.6, 0.6])).toBe(true);
  });

  it('leave free what the printer can not reach, edge by edge, whichever way the sheet lies', () => {
    const margins = { left: 30, right: 90, top: 40, bottom: 180 };
    for (const paper of [PAPERS.a4, { width: 1500, height: 2970 }]) {
      const grid = fitGrid(paper, CARD, margins);
      if (grid === undefined) throw new Error('nothing fits');
      const isUpright = grid.sheet.width === paper.width;
      const { left, right, top, bottom } = isUpright ? margins : turnMargins(margins);
      expect(grid.left).toBeGreaterThanOrEqual(left);
      expect(grid.top).toBeGreaterThanOrEqual(top);
      expect(grid.left + grid.columns * CARD.width).toBeLessThanOrEqual(grid.sheet.width - right);
      expect(grid.top + grid.rows * CARD.height).toBeLessThanOrEqual(grid.sheet.height - bottom);
    }
  });

  it('dealt to be cut and stacked, make piles that are in order when laid on each other', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...(cards(1)[0] as PaintedCard),
      id: `card-${at}`,
    }));
    const sheets = impose(many, options({ backs: 'none', sequence: 'cut-and-stack' }));
    // Three sheets: a cut through all of them makes piles of three.
    expect(sheets?.pageOf).toEqual(many.map((_, at) => at % 3));
    expect(sheets?.pages).toHaveLength(3);
  });

  withTools('folded in the middle, have no mark across their caption', TOOL, async () => {
    const marked = await pdfOf(4, { backs: 'gutterfold', caption: () => ['nnnnnn', 'nnnnnn', 'nnnnnn'] });
    const bare = await pdfOf(4, { backs: 'gutterfold', caption: () => [' '] });
    const [a, b] = [marked, bare].map((file) => byPoppler(file, 1, 150));
    if (a === undefined || b === undefined) throw new Error('nothing is drawn');
    const isDark = (picture: Picture, at: number) => (picture.data[3 * at] ?? 255) < 160;
    const letters = Array.from({ length: a.width * a.height }, (_, at) => at).filter(
      (at) => isDark(a, at) && !isDark(b, at),
    );
    expect(letters.length).toBeGreaterThan(100);
    const xs = letters.map((at) => at % a.width);
    const ys = letters.map((at) => Math.floor(at / a.width));
    const box = { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    const marks = Array.from({ length: b.width * b.height }, (_, at) => at).filter((at) => {
      const [x, y] = [at % b.width, Math.floor(at / b.width)];
      return x >= box.x && x <= box.right && y >= box.y && y <= box.bottom && isDark(b, at);
    });
    expect(marks).toEqual([]);
  });
});
