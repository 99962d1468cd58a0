/**
 * The geometry of sheets: how many cards fit, where they are, and where their backs go. Entry points: `fitGrid`,
 * `listPlaces`, `turnPlace`. Lengths are in tenths of a millimetre.
 */

import { type Size, turnSize } from '../core/paper.js';

/** The unprintable margin at each edge of a sheet, in its current orientation. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const sameMargins = (margin: number): Margins => ({
  left: margin,
  right: margin,
  top: margin,
  bottom: margin,
});

/** The margins of a sheet in landscape: the right margin becomes the top margin. */
export const turnMargins = ({ left, right, top, bottom }: Margins): Margins => ({
  left: top,
  right: bottom,
  top: right,
  bottom: left,
});

/** The positions of cards on a sheet: a block in the middle of the printable area. Tenths of a millimetre. */
export interface Grid {
  readonly sheet: Size;
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
  /** The upper left corner of the block. */
  readonly left: number;
  readonly top: number;
  /** The gap between cards; left out: they touch. */
  readonly gap?: number;
}

/** Fits as many cards as possible, upright or turned; a custom sheet keeps its orientation. */
export function fitGrid(
  paper: Size,
  card: Size,
  margin: number | Margins,
  gap = 0,
  mayTurn = true,
): Grid | undefined {
  const margins = typeof margin === 'number' ? sameMargins(margin) : margin;
  const upright = gridOn(paper, card, margins, gap);
  const across = gridOn(turnSize(paper), card, turnMargins(margins), gap);
  const best = mayTurn && capacity(across) > capacity(upright) ? across : upright;
  return capacity(best) > 0 ? best : undefined;
}

function gridOn(sheet: Size, card: Size, { left, right, top, bottom }: Margins, gap: number): Grid {
  const [wide, high] = [sheet.width - left - right, sheet.height - top - bottom];
  const columns = howMany(wide, card.width, gap);
  const rows = howMany(high, card.height, gap);
  return {
    sheet,
    card,
    columns,
    rows,
    left: left + (wide - measureRow(columns, card.width, gap)) / 2,
    top: top + (high - measureRow(rows, card.height, gap)) / 2,
    gap,
  };
}

/** How many cards fit in a row of some length. */
export const howMany = (room: number, one: number, gap: number): number =>
  Math.max(0, Math.floor((room + gap) / (one + gap) + 1e-9));

/** The length of a row of cards. */
export const measureRow = (count: number, one: number, gap: number): number =>
  count * one + Math.max(0, count - 1) * gap;

export const capacity = ({ columns, rows }: Grid): number => columns * rows;

/** Which sides of a card have a neighbour: bleed is printed only at the others. */
interface Neighbours {
  readonly left: boolean;
  readonly right: boolean;
  readonly above: boolean;
  readonly below: boolean;
}

/** The position of one card: the upper left corner of its trimmed area. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly isUpsideDown: boolean;
  readonly neighbours: Neighbours;
}

/** The positions of the first cards, row by row. */
export function listPlaces({ columns, left, top, card, gap = 0 }: Grid, count: number): Place[] {
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      x: left + column * (card.width + gap),
      y: top + row * (card.height + gap),
      isUpsideDown: false,
      neighbours: {
        left: column > 0,
        right: column < columns - 1 && at + 1 < count,
        above: row > 0,
        below: at + columns < count,
      },
    };
  });
}

/** The axis that a sheet is turned about between front and back. */
export type Axis = 'vertical' | 'horizontal';

/** Portrait sheets turn about a vertical axis on their long edge; landscape sheets, on their short edge. */
export function turningAxis(sheet: Size, backs: 'long-edge' | 'short-edge'): Axis {
  const isUpright = sheet.height >= sheet.width;
  return isUpright === (backs === 'long-edge') ? 'vertical' : 'horizontal';
}

/** The position of a card's back on the turned sheet: behind its front. */
export function turnPlace(
  { x, y, isUpsideDown, neighbours }: Place,
  { sheet, card }: Grid,
  axis: Axis,
): Place {
  const { left, right, above, below } = neighbours;
  if (axis === 'vertical') {
    const mirrored = { left: right, right: left, above, below };
    return { x: sheet.width - x - card.width, y, isUpsideDown, neighbours: mirrored };
  }
  // Top and bottom are swapped; a card is still turned over sideways, so its back is upside down.
  const mirrored = { left, right, above: below, below: above };
  return { x, y: sheet.height - y - card.height, isUpsideDown: !isUpsideDown, neighbours: mirrored };
}
