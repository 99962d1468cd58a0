/** The items that preflight inspects: text, lines, areas and pictures, with their visible extent. */

import type { Colour } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An item painted on a face, as the printer receives it; tenths of a millimetre from the corner of the bleed. */
export interface PaintedItem {
  readonly is: 'text' | 'line' | 'area' | 'picture';
  readonly box: Box;
  /** The visible points of its outline, after clipping. */
  readonly points: readonly Point[];
  /** Left out: a pattern or a gradient. */
  readonly colour?: Colour;
  /** Whether it is clipped: then it is not wider than its visible part. */
  readonly isClipped: boolean;
  /** Whether a mask hides parts of it, so that its visible extent is unknown. */
  readonly isMasked: boolean;
  /** Of text, in points. */
  readonly size?: number;
  /** The text, as far as it is known. */
  readonly text?: string;
  /** Of text: the id of its font. */
  readonly font?: string;
  /** Of a line, how wide it is. */
  readonly width?: number;
  /** The extent of a picture without clipping. */
  readonly whole?: Box;
  /** Of a picture. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/** The bounding box of some points; undefined without points. */
export function boundPoints(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
