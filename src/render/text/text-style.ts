import type { RegionShape } from '../../../templates/template.js';
import type { Inset } from '../core/layout.js';
import type { Typeface } from '../core/typeface.js';

/** A region for text. */
export interface Room {
  readonly shapes: readonly RegionShape[];
  readonly inset: Inset;
}

/** Sizes are in points. */
export interface TextStyle {
  readonly typeface: Typeface;
  readonly largest: number;
  readonly least: number;
  /** The allowed sizes, the largest first; left out: any between the two. */
  readonly steps?: readonly number[] | undefined;
  /** Line height, paragraph gap and flavour size, as multiples of the text size. */
  readonly line: number;
  readonly paragraph: number;
  readonly flavour: number;
}
