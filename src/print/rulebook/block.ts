import type { Painter } from '../pdf/painter.js';

/** Something that stands in a column: a heading, a clause, a figure. Tenths of a millimetre. */
export interface Block {
  /** Its lines from top to bottom; a figure is one high line. */
  readonly lines: readonly BlockLine[];
  /** Room before it, unless it begins a column. */
  readonly before: number;
  /** A heading does not stand at the foot of a column. */
  readonly isWithNext: boolean;
  /** The section that begins here, for bookmarks. */
  readonly section?: string;
}

export interface BlockLine {
  readonly height: number;
  /** @param side which column: margins are outside */
  paint(painter: Painter, x: number, y: number, side: Side): void;
}

export type Side = 'left' | 'right';
