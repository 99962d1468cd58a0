import { type Size, turned } from '../ground/paper.js';
import { type Axis, type Grid, type Place, placesOf, turnedPlace } from './grid.js';

/** Fronts on one half of a sheet, backs on the other, folded along the middle and glued. */
export interface Gutterfold {
  /** The half with the fronts; its sheet is the whole sheet. */
  readonly fronts: Grid;
  /** The line to fold along. */
  readonly axis: Axis;
}

/** The fold that takes the most cards; between front and back both bleed. */
export function fitGutterfold(
  paper: Size,
  card: Size,
  margin: number,
  bleed: number,
): Gutterfold | undefined {
  const folds = [paper, turned(paper)].flatMap((sheet) =>
    (['vertical', 'horizontal'] as const).map((axis) => foldOf(sheet, card, margin, bleed, axis)),
  );
  const [best] = folds.toSorted((a, b) => count(b) - count(a));
  return best === undefined || count(best) === 0 ? undefined : best;
}

const count = ({ fronts: { columns, rows } }: Gutterfold): number => columns * rows;

function foldOf(sheet: Size, card: Size, margin: number, bleed: number, axis: Axis): Gutterfold {
  const isVertical = axis === 'vertical';
  const howMany = (room: number, one: number) => Math.max(0, Math.floor(room / one + 1e-9));
  const half = (whole: number) => whole / 2 - margin - bleed;
  const columns = howMany(isVertical ? half(sheet.width) : sheet.width - 2 * margin, card.width);
  const rows = howMany(isVertical ? sheet.height - 2 * margin : half(sheet.height), card.height);
  const [wide, high] = [columns * card.width, rows * card.height];
  return {
    axis,
    fronts: {
      sheet,
      card,
      columns,
      rows,
      left: isVertical ? sheet.width / 2 - bleed - wide : (sheet.width - wide) / 2,
      top: isVertical ? (sheet.height - high) / 2 : sheet.height / 2 - bleed - high,
    },
  };
}

/** Fronts and, behind them when folded, backs. */
export function foldedPlaces({ fronts, axis }: Gutterfold, cards: number): { front: Place; back: Place }[] {
  return placesOf(fronts, cards).map((front) => ({ front, back: turnedPlace(front, fronts, axis) }));
}
