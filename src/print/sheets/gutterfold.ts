import { type Size, turnSize } from '../core/paper.js';
import {
  type Axis,
  type Grid,
  howMany,
  listPlaces,
  type Margins,
  measureRow,
  type Place,
  sameMargins,
  turnMargins,
  turnPlace,
} from './grid.js';

/** Fronts on one half of a sheet, backs on the other; the sheet is folded along the middle and glued. */
export interface Gutterfold {
  /** The half with the fronts; its sheet is the whole sheet. */
  readonly fronts: Grid;
  /** The line to fold along. */
  readonly axis: Axis;
}

/** The fold with room for the most cards; between front and back, both have bleed. */
export function fitGutterfold(
  paper: Size,
  card: Size,
  margin: number | Margins,
  bleed: number,
  gap = 0,
): Gutterfold | undefined {
  const margins = typeof margin === 'number' ? sameMargins(margin) : margin;
  const lying = [
    { sheet: paper, margins },
    { sheet: turnSize(paper), margins: turnMargins(margins) },
  ];
  const folds = lying.flatMap(({ sheet, margins: around }) =>
    (['vertical', 'horizontal'] as const).map((axis) =>
      createGutterfold(sheet, card, around, bleed, axis, gap),
    ),
  );
  const [best] = folds.toSorted((a, b) => count(b) - count(a));
  return best === undefined || count(best) === 0 ? undefined : best;
}

const count = ({ fronts: { columns, rows } }: Gutterfold): number => columns * rows;

function createGutterfold(
  sheet: Size,
  card: Size,
  { left, right, top, bottom }: Margins,
  bleed: number,
  axis: Axis,
  gap: number,
): Gutterfold {
  const isVertical = axis === 'vertical';
  // The fold is in the middle of the sheet, so the wider margin applies on both sides of it.
  const [aside, above] = [Math.max(left, right), Math.max(top, bottom)];
  const half = (whole: number, margin: number) => whole / 2 - margin - bleed;
  const wideRoom = isVertical ? half(sheet.width, aside) : sheet.width - 2 * aside;
  const highRoom = isVertical ? sheet.height - 2 * above : half(sheet.height, above);
  const columns = howMany(wideRoom, card.width, gap);
  const rows = howMany(highRoom, card.height, gap);
  const [wide, high] = [measureRow(columns, card.width, gap), measureRow(rows, card.height, gap)];
  return {
    axis,
    fronts: {
      sheet,
      card,
      columns,
      rows,
      left: isVertical ? sheet.width / 2 - bleed - wide : (sheet.width - wide) / 2,
      top: isVertical ? (sheet.height - high) / 2 : sheet.height / 2 - bleed - high,
      gap,
    },
  };
}

/** The positions of fronts and of the backs behind them when folded. */
export function listFoldedPlaces(
  { fronts, axis }: Gutterfold,
  cards: number,
): { front: Place; back: Place }[] {
  return listPlaces(fronts, cards).map((front) => ({ front, back: turnPlace(front, fronts, axis) }));
}
