import type { RegionShape } from '../../../templates/template.js';
import type { Inset } from '../layout.js';
import type { Typeface } from './typeface.js';

/** A point in tenths of a millimetre. */
export const POINT = 254 / 72;

/** A region to set text in. */
export interface Room {
  readonly shapes: readonly RegionShape[];
  readonly inset: Inset;
}

/** Sizes are in points. */
export interface Setting {
  readonly typeface: Typeface;
  readonly largest: number;
  readonly least: number;
  /** From line to line, between paragraphs and the size of flavour text, in text sizes. */
  readonly line: number;
  readonly paragraph: number;
  readonly flavour: number;
}
