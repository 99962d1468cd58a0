import type { FaceRequest } from '../../../render/ground/face-request.js';
import type { Painter } from '../../pdf/painter.js';
import type { Block, Side } from './block.js';

/** A part of the book that goes from margin to margin, below the one before it. */
export type Band = Flow | Whole | { readonly is: 'page' };

/** Text in two columns, which may go on over the page. */
export interface Flow {
  readonly is: 'flow';
  readonly before: number;
  readonly blocks: readonly Block[];
}

/** What is never cut: a heading, a rule with its picture, a box. */
export interface Whole {
  readonly is: 'whole';
  readonly before: number;
  readonly height: number;
  /** By how much it may be painted higher. */
  readonly elastic: number;
  /** A heading does not stand at the foot of a page. */
  readonly isWithNext: boolean;
  /** By how much something in it is wider than its room. */
  readonly excess: number;
  /** The section that begins here. */
  readonly section?: string;
  /** The rules that are said in it, and the pictures that it shows. */
  readonly rules: readonly string[];
  readonly faces: readonly FaceRequest[];
  /** The same with a smaller picture, for a page where there is little room left. */
  smaller?(): Whole | undefined;
  /** @param more by how much it is painted higher */
  paint(painter: Painter, x: number, y: number, side: Side, more?: number): void;
}

export const whole = (band: Partial<Whole> & Pick<Whole, 'height' | 'paint'>): Whole => ({
  is: 'whole',
  before: 0,
  elastic: 0,
  isWithNext: false,
  excess: 0,
  rules: [],
  faces: [],
  ...band,
});
