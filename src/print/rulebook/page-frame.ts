import type { Size } from '../core/paper.js';

/** The margins of a page, in tenths of a millimetre. */
export const MARGIN = { outer: 125, inner: 140, top: 170, bottom: 165 };
const BETWEEN = 55;

/** The text area of a page. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The width of one of two columns. */
  readonly column: number;
}

export function createFrame({ width, height }: Size): Frame {
  const room = width - MARGIN.outer - MARGIN.inner;
  return { width: room, height: height - MARGIN.top - MARGIN.bottom, column: (room - BETWEEN) / 2 };
}

/** The first page is a right page; counted from 0. */
export const isRight = (page: number): boolean => page % 2 === 0;

export const getLeft = (page: number): number => (isRight(page) ? MARGIN.inner : MARGIN.outer);
