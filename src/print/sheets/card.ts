/** Cards on pages: the rendered card, and painting it trimmed with its bleed. Lengths are in tenths of a millimetre. */

import type { Size } from '../core/paper.js';
import { type Matrix, multiply, scale, translate } from '../pdf/matrix.js';
import type { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import { type Path, rectPath } from '../pdf/path.js';
import type { Place } from './grid.js';

/** A rendered card, bleed included; tenths of a millimetre. */
export interface PaintedCard {
  readonly id: string;
  /** The name of its kind on sheets. */
  readonly kind: string;
  readonly title: string;
  readonly front: Painting;
  readonly back?: Painting;
  /** Its opaque regions, from the upper left corner of the trimmed card: for the white plate. */
  readonly opaque: readonly Path[];
}

/** How far a card is painted beyond its trimmed edges. */
export interface Beyond {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

/** Paints the full bleed on sides without a neighbour, and half of the gap on the others. */
export function paintCard(
  painter: Painter,
  painting: Painting,
  place: Place,
  card: Size,
  bleed: number,
  gap = 0,
): void {
  const { left, right, above, below } = place.neighbours;
  const to = (hasNeighbour: boolean) => (hasNeighbour ? Math.min(bleed, gap / 2) : bleed);
  const beyond = { left: to(left), right: to(right), above: to(above), below: to(below) };
  paintTrimmed(painter, painting, place, card, beyond);
}

/** Paints a face, clipped to its trimmed area and the given bleed. */
export function paintTrimmed(
  painter: Painter,
  painting: Painting,
  { x, y, isUpsideDown }: Pick<Place, 'x' | 'y' | 'isUpsideDown'>,
  card: Size,
  beyond: Beyond,
): void {
  painter.within(() => {
    painter.clip(
      rectPath({
        x: x - beyond.left,
        y: y - beyond.above,
        width: card.width + beyond.left + beyond.right,
        height: card.height + beyond.above + beyond.below,
      }),
    );
    const upright = translate(x - measureBleed(painting, card).x, y - measureBleed(painting, card).y);
    const centre: Matrix = [-1, 0, 0, -1, 2 * x + card.width, 2 * y + card.height];
    painter.form(painting, isUpsideDown ? multiply(centre, upright) : upright);
  });
}

/** The bleed of a painting at each side of the card. */
export function measureBleed({ box }: Painting, card: Size): { x: number; y: number } {
  return { x: (box.width - card.width) / 2, y: (box.height - card.height) / 2 };
}

/** Enlarges a face about its centre, to be painted below itself if a shop requires more bleed than the deck has. */
export function grown({ box }: Painting, to: Size, centre: { x: number; y: number }): Matrix {
  const factor = Math.max(to.width / box.width, to.height / box.height, 1);
  return multiply(
    translate(centre.x, centre.y),
    multiply(scale(factor), translate(-box.width / 2, -box.height / 2)),
  );
}
