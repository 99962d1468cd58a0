import type { RegionShape } from '../../../templates/template.js';
import type { Inset } from '../ground/layout.js';
import type { Typeface } from '../ground/typeface.js';

/** A region to set text in. */
export interface Room {
  readonly shapes: readonly RegionShape[];
  readonly inset: Inset;
}

/** Sizes are in points. */
export interface TextStyle {
  readonly typeface: Typeface;
  readonly largest: number;
  readonly least: number;
  /** The sizes to choose from, the largest first; left out: any between the two. */
  readonly steps?: readonly number[] | undefined;
  /** From line to line, between paragraphs and the size of flavour text, in text sizes. */
  readonly line: number;
  readonly paragraph: number;
  readonly flavour: number;
}
