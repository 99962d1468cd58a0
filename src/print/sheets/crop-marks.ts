import type { Size } from '../core/paper.js';
import type { Painter } from '../pdf/painter.js';
import type { Box } from '../pdf/path.js';

/** A hairline: a quarter of a point. */
const HAIRLINE = 0.88;
const LONGEST = 50;
/** Distance from the bleed, and from the edge of the sheet. */
const GAP = 5;

/** Paints cut marks around a block of cards; none inside it. */
export function paintCropMarks(
  painter: Painter,
  block: Box,
  card: Size,
  sheet: Size,
  bleed: number,
  gap = 0,
): void {
  const right = block.x + block.width;
  const bottom = block.y + block.height;
  const stroke = { width: HAIRLINE };
  const near = bleed + GAP;
  const reach = (room: number) => Math.min(room - GAP, near + LONGEST);
  const tick = (x1: number, y1: number, x2: number, y2: number) =>
    painter.stroke(
      [
        ['m', x1, y1],
        ['l', x2, y2],
      ],
      stroke,
    );
  painter.strokeColour([0, 0, 0]);
  for (const x of edges(block.x, right, card.width, gap)) {
    if (reach(block.y) > near) tick(x, block.y - near, x, block.y - reach(block.y));
    const room = sheet.height - bottom;
    if (reach(room) > near) tick(x, bottom + near, x, bottom + reach(room));
  }
  for (const y of edges(block.y, bottom, card.height, gap)) {
    if (reach(block.x) > near) tick(block.x - near, y, block.x - reach(block.x), y);
    const room = sheet.width - right;
    if (reach(room) > near) tick(right + near, y, right + reach(room), y);
  }
}

/** The edges of the cards along one axis, without duplicates. */
function edges(from: number, to: number, card: number, gap: number): number[] {
  const cards = Math.round((to - from + gap) / (card + gap));
  const starts = Array.from({ length: cards }, (_, at) => from + at * (card + gap));
  return gap === 0 ? [...starts, to] : starts.flatMap((start) => [start, start + card]);
}
