import { type Size, turned } from '../ground/paper.js';

/** Where cards lie on a sheet: a block of cards that touch each other, in the middle. Tenths of a millimetre. */
export interface Grid {
  readonly sheet: Size;
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
  /** The upper left corner of the block. */
  readonly left: number;
  readonly top: number;
}

/** As many cards as the sheet takes, upright or turned. */
export function fitGrid(paper: Size, card: Size, margin: number): Grid | undefined {
  const [upright, across] = [paper, turned(paper)].map((sheet) => gridOn(sheet, card, margin));
  if (upright === undefined || across === undefined) return undefined;
  const best = capacity(across) > capacity(upright) ? across : upright;
  return capacity(best) > 0 ? best : undefined;
}

function gridOn(sheet: Size, card: Size, margin: number): Grid {
  const howMany = (room: number, one: number) => Math.max(0, Math.floor((room - 2 * margin) / one + 1e-9));
  const columns = howMany(sheet.width, card.width);
  const rows = howMany(sheet.height, card.height);
  return {
    sheet,
    card,
    columns,
    rows,
    left: (sheet.width - columns * card.width) / 2,
    top: (sheet.height - rows * card.height) / 2,
  };
}

export const capacity = ({ columns, rows }: Grid): number => columns * rows;

/** Which sides of a card have another card beside them: bleed is printed at the others only. */
interface Neighbours {
  readonly left: boolean;
  readonly right: boolean;
  readonly above: boolean;
  readonly below: boolean;
}

/** The place of one card: the upper left corner of its trimmed area. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly isUpsideDown: boolean;
  readonly neighbours: Neighbours;
}

/** The places of the first cards, row by row. */
export function placesOf({ columns, left, top, card }: Grid, count: number): Place[] {
  return Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return {
      x: left + column * card.width,
      y: top + row * card.height,
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

/** Upright sheets turn about a vertical axis on their long edge; sheets that lie across, on their short one. */
export function turningAxis(sheet: Size, backs: 'long-edge' | 'short-edge'): Axis {
  const isUpright = sheet.height >= sheet.width;
  return isUpright === (backs === 'long-edge') ? 'vertical' : 'horizontal';
}

/** Where the back of a card lies when the sheet has been turned: behind its front. */
export function turnedPlace(
  { x, y, isUpsideDown, neighbours }: Place,
  { sheet, card }: Grid,
  axis: Axis,
): Place {
  const { left, right, above, below } = neighbours;
  if (axis === 'vertical') {
    const mirrored = { left: right, right: left, above, below };
    return { x: sheet.width - x - card.width, y, isUpsideDown, neighbours: mirrored };
  }
  // What was up is down now; a card is turned over sideways all the same, so its back stands on its head.
  const mirrored = { left, right, above: below, below: above };
  return { x, y: sheet.height - y - card.height, isUpsideDown: !isUpsideDown, neighbours: mirrored };
}
