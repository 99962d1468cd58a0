import type { FaceRequest } from '../../../render/core/face-request.js';
import type { Painter } from '../../pdf/painter.js';
import type { Block, Side } from './block.js';

/** A part of the book that spans the full width, below the one before it. */
export type Band = Flow | Whole | { readonly is: 'page' };

/** Text in two columns, which may continue on the next page. */
export interface Flow {
  readonly is: 'flow';
  readonly before: number;
  readonly blocks: readonly Block[];
}

/** Content that is never split: a heading, a rule with its figure, a box. */
export interface Whole {
  readonly is: 'whole';
  readonly before: number;
  readonly height: number;
  /** By how much its height may be stretched. */
  readonly elastic: number;
  /** Keeps a heading off the bottom of a page. */
  readonly isWithNext: boolean;
  /** By how much its content exceeds its width. */
  readonly excess: number;
  /** The section that starts here. */
  readonly section?: string;
  /** The rules in it, and the faces that it shows. */
  readonly rules: readonly string[];
  readonly faces: readonly FaceRequest[];
  /** The same with a smaller figure, for a page with little space left. */
  smaller?(): Whole | undefined;
  /** @param more by how much its height is stretched */
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
