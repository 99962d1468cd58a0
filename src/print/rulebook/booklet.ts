/** The page order of a folded booklet. Pure arithmetic, independent of content. */

import type { Size } from '../core/paper.js';

/** Two pages side by side on one side of a sheet; undefined is an empty page. Counted from 0. */
export interface Spread {
  readonly left: number | undefined;
  readonly right: number | undefined;
}

/** The page order of a booklet: sheets are nested and folded once. */
export function bookletOrder(pages: number): Spread[] {
  const all = Math.max(4, Math.ceil(pages / 4) * 4);
  const page = (number: number) => (number < pages ? number : undefined);
  return Array.from({ length: all / 2 }, (_, side) =>
    side % 2 === 0
      ? { left: page(all - 1 - side), right: page(side) }
      : { left: page(side), right: page(all - 1 - side) },
  );
}

/** A sheet has four pages: the number of empty ones on the last sheet. */
export const emptyPages = (pages: number): number => Math.ceil(pages / 4) * 4 - pages;

/** Half of a sheet, upright. */
export const halveSheet = ({ width, height }: Size): Size => ({ width: height / 2, height: width });
