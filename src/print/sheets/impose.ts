/**
 * Imposition: puts cards on sheets, with backs, crop marks and captions. Entry point: `impose`. Cards are always at
 * true size.
 */

import type { Size } from '../core/paper.js';
import type { Page } from '../pdf/document.js';
import type { FontFace } from '../pdf/font-book.js';
import { type Matrix, translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import type { Box } from '../pdf/path.js';
import { paintCaption } from './caption.js';
import { type PaintedCard, paintCard } from './card.js';
import { paintCropMarks } from './crop-marks.js';
import { dealSheets } from './deal.js';
import {
  capacity,
  fitGrid,
  type Grid,
  listPlaces,
  type Margins,
  type Place,
  sameMargins,
  turningAxis,
  turnPlace,
} from './grid.js';
import { fitGutterfold, type Gutterfold, listFoldedPlaces } from './gutterfold.js';

/** Imposition options; lengths in tenths of a millimetre. */
export interface SheetOptions {
  readonly paper: Size;
  /** Whether the sheet must keep its orientation, even if more cards would fit otherwise. */
  readonly isFixed?: boolean;
  readonly card: Size;
  readonly bleed: number;
  readonly margin: number | Margins;
  /** The gap between cards; left out: they touch. */
  readonly gap?: number;
  /** Left out: sheet by sheet, row by row. */
  readonly sequence?: 'rows' | 'cut-and-stack';
  readonly backs: 'long-edge' | 'short-edge' | 'gutterfold' | 'none';
  readonly order: 'front-back' | 'back-front' | 'fronts-backs';
  /** The offset of the backs: to the right, and upwards. */
  readonly offset: { readonly x: number; readonly y: number };
  readonly hasMarks: boolean;
  readonly isMirrored: boolean;
  readonly face: FontFace;
  /** The caption of a sheet, given its number and the number of sheets. */
  caption(sheet: number, sheets: number): readonly string[];
}

export interface Sheets {
  readonly pages: readonly Page[];
  /** The page with the front of each card, counted from 0. */
  readonly pageOf: readonly number[];
  readonly perSheet: number;
}

/** Puts cards on sheets, at true size. Undefined if not even one fits. */
export function impose(cards: readonly PaintedCard[], options: SheetOptions): Sheets | undefined {
  const hasBacks = options.backs !== 'none' && cards.some(({ back }) => back !== undefined);
  if (options.backs === 'gutterfold' && hasBacks) return imposeFolded(cards, options);
  const margin = hasBacks ? sameOnBothSides(options.margin) : options.margin;
  const grid = fitGrid(options.paper, options.card, margin, options.gap, !options.isFixed);
  if (grid === undefined) return undefined;
  const perSheet = capacity(grid);
  const { sheets, sheetOf } = dealSheets(cards, perSheet, options.sequence);
  const fronts = sheets.map((some, at) => frontPage(some, grid, at, sheets.length, options));
  const backs = hasBacks ? sheets.map((some, at) => backPage(some, grid, at, sheets.length, options)) : [];
  const { pages, frontAt } = inOrder(fronts, backs, options.order);
  return { pages, pageOf: cards.map((_, at) => frontAt(sheetOf(at))), perSheet };
}

function inOrder(fronts: readonly Page[], backs: readonly Page[], order: SheetOptions['order']) {
  if (backs.length === 0) return { pages: fronts, frontAt: (sheet: number) => sheet };
  if (order === 'fronts-backs') return { pages: [...fronts, ...backs], frontAt: (sheet: number) => sheet };
  const isFrontFirst = order === 'front-back';
  const pages = fronts.flatMap((front, at) => {
    const back = backs[at];
    return back === undefined ? [front] : isFrontFirst ? [front, back] : [back, front];
  });
  return { pages, frontAt: (sheet: number) => 2 * sheet + (isFrontFirst ? 0 : 1) };
}

function frontPage(
  cards: readonly PaintedCard[],
  grid: Grid,
  at: number,
  sheets: number,
  options: SheetOptions,
): Page {
  const { card, bleed } = options;
  const painter = new Painter();
  const block = boundBlock(grid, cards.length);
  painter.within(() => {
    if (options.isMirrored) painter.transform(mirror(grid.sheet));
    if (options.hasMarks) paintCropMarks(painter, block, card, grid.sheet, bleed, options.gap);
    paintCaption(
      painter,
      options.face,
      options.caption(at + 1, sheets),
      block,
      countColumns(grid, cards.length),
      bleed,
    );
    listPlaces(grid, cards.length).forEach((place, index) => {
      const front = cards[index]?.front;
      if (front) paintCard(painter, front, place, card, bleed, options.gap);
    });
  });
  const seen = options.isMirrored ? { ...block, x: grid.sheet.width - block.x - block.width } : block;
  return createPage(painter, grid.sheet, seen, bleed);
}

const mirror = ({ width }: Size): Matrix => [-1, 0, 0, 1, width, 0];

function backPage(
  cards: readonly PaintedCard[],
  grid: Grid,
  at: number,
  sheets: number,
  options: SheetOptions,
): Page {
  const { card, bleed, offset, backs } = options;
  const axis = turningAxis(grid.sheet, backs === 'short-edge' ? 'short-edge' : 'long-edge');
  const painter = new Painter();
  const places = listPlaces(grid, cards.length).map((place) => turnPlace(place, grid, axis));
  const block = boxAround(places, card);
  const caption = options.caption(at + 1, sheets);
  paintCaption(painter, options.face, caption, block, countColumns(grid, cards.length), bleed);
  painter.within(() => {
    painter.transform(translate(offset.x, -offset.y));
    places.forEach((place, index) => {
      const back = cards[index]?.back;
      if (back) paintCard(painter, back, place, card, bleed, options.gap);
    });
  });
  const shifted = { ...block, x: block.x + offset.x, y: block.y - offset.y };
  return createPage(painter, grid.sheet, shifted, bleed);
}

/** Front and back on one side of the sheet: only the fold must be straight, so the printer's offset does not matter. */
function imposeFolded(cards: readonly PaintedCard[], options: SheetOptions): Sheets | undefined {
  const fold = fitGutterfold(options.paper, options.card, options.margin, options.bleed, options.gap);
  if (fold === undefined) return undefined;
  const perSheet = capacity(fold.fronts);
  const { sheets, sheetOf } = dealSheets(cards, perSheet, options.sequence);
  const pages = sheets.map((some, at) => createFoldedPage(some, fold, at, sheets.length, options));
  return { pages, pageOf: cards.map((_, at) => sheetOf(at)), perSheet };
}

function createFoldedPage(
  cards: readonly PaintedCard[],
  fold: Gutterfold,
  at: number,
  sheets: number,
  options: SheetOptions,
): Page {
  const { card, bleed } = options;
  const { sheet } = fold.fronts;
  const painter = new Painter();
  const places = listFoldedPlaces(fold, cards.length);
  const [fronts, backs] = [places.map(({ front }) => front), places.map(({ back }) => back)];
  const both = boxAround([...fronts, ...backs], card);
  if (options.hasMarks) {
    paintCropMarks(painter, boxAround(fronts, card), card, sheet, bleed, options.gap);
    paintCropMarks(painter, boxAround(backs, card), card, sheet, bleed, options.gap);
  }
  paintFold(painter, fold, both);
  // Below one column: between the marks of its edges, and clear of the fold.
  const column = { ...both, x: Math.min(...fronts.map(({ x }) => x)), width: card.width };
  paintCaption(painter, options.face, [options.caption(at + 1, sheets).join(' · ')], column, 1, bleed);
  places.forEach(({ front, back }, index) => {
    const one = cards[index];
    if (one) paintCard(painter, one.front, front, card, bleed, options.gap);
    if (one?.back) paintCard(painter, one.back, back, card, bleed, options.gap);
  });
  return createPage(painter, sheet, both, bleed);
}

/** Paints dashes along the whole fold, outside the cards. */
function paintFold(painter: Painter, { axis, fronts: { sheet } }: Gutterfold, around: Box): void {
  const [x, y] = [sheet.width / 2, sheet.height / 2];
  const beyond = 80;
  painter.strokeColour([0.4, 0.4, 0.4]);
  painter.stroke(
    axis === 'vertical'
      ? [
          ['m', x, around.y - beyond],
          ['l', x, around.y + around.height + beyond],
        ]
      : [
          ['m', around.x - beyond, y],
          ['l', around.x + around.width + beyond, y],
        ],
    { width: 1.5, dashes: [15, 10] },
  );
}

function createPage(painter: Painter, sheet: Size, trim: Box, bleed: number): Page {
  return {
    ...sheet,
    painting: painter.finish({ x: 0, y: 0, ...sheet }),
    trim,
    bleed: within(sheet, {
      x: trim.x - bleed,
      y: trim.y - bleed,
      width: trim.width + 2 * bleed,
      height: trim.height + 2 * bleed,
    }),
  };
}

/** Clips a box to the page, because page boxes may not exceed it. */
function within(sheet: Size, { x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.min(sheet.width, x + width) - left,
    height: Math.min(sheet.height, y + height) - top,
  };
}

const countColumns = ({ columns }: Grid, count: number): number => Math.min(columns, count);

function boundBlock(grid: Grid, count: number): Box {
  return boxAround(listPlaces(grid, count), grid.card);
}

function boxAround(places: readonly Place[], card: Size): Box {
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))];
  return { x: left, y: top, width: right + card.width - left, height: bottom + card.height - top };
}

/** A margin that is unprintable on one side of a sheet is not used on the other side either. */
function sameOnBothSides(margin: number | Margins): Margins {
  if (typeof margin === 'number') return sameMargins(margin);
  const [aside, above] = [Math.max(margin.left, margin.right), Math.max(margin.top, margin.bottom)];
  return { left: aside, right: aside, top: above, bottom: above };
}
