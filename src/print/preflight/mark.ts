import type { Colour } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that a face shows, as the printer gets it; tenths of a millimetre from the corner of the bleed. */
export interface Mark {
  readonly is: 'text' | 'line' | 'area' | 'picture';
  readonly box: Box;
  /** Points of its outline that are seen: what a clip hides is left out. */
  readonly points: readonly Point[];
  /** Left out: a pattern or a gradient. */
  readonly colour?: Colour;
  /** Whether something cuts it off: then it is not wider than what is seen of it. */
  readonly isClipped: boolean;
  /** Whether a mask decides what of it is seen: nobody knows where it ends. */
  readonly isMasked: boolean;
  /** Of text, in points. */
  readonly size?: number;
  /** Of text: what it says, as far as is known. */
  readonly text?: string;
  /** Of text: the id of its font. */
  readonly font?: string;
  /** Of a line, how wide it is. */
  readonly width?: number;
  /** Of a picture: where all of it would lie if nothing cut it off. */
  readonly whole?: Box;
  /** Of a picture. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/** The box around some points; undefined where there are none. */
export function boxOf(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
