import { createInsideTest } from '../../render/homemade/holes.js';
import { apply, type Matrix } from '../pdf/matrix.js';
import type { Box } from '../pdf/path.js';
import type { Point } from './painted-item.js';

/** Outlines that content is clipped to. */
export interface Clip {
  readonly points: readonly Point[];
  readonly edge: ReadonlySet<Point>;
  readonly isInside: (point: Point) => boolean;
}

const EDGE = 0.5;

export const toPoint = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** A form is clipped to its box; content on the edge is visible. */
export const boxClip = ({ x, y, width, height }: Box, matrix: Matrix): Clip => {
  const around = { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
  return createClip([toCorners(around, matrix)], false);
};

export const toCorners = ({ x, y, width, height }: Box, matrix: Matrix): Point[] =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([u = 0, v = 0]) => toPoint(apply(matrix, u, v)));

/** Content inside any of the outlines is visible; by the even-odd rule, not where two of them overlap. */
export function createClip(outlines: readonly (readonly Point[])[], isOdd: boolean): Clip {
  const points = outlines.flat();
  const inside = outlines.map(createInsideTest);
  const isInside = (point: Point) => {
    const within = inside.filter((isIn) => isIn(point)).length;
    return isOdd ? within % 2 === 1 : within > 0;
  };
  return { points, edge: new Set(points), isInside };
}

/** A point on the outline of a clip is visible; a hair beyond it is not. */
export const isShown = (point: Point, clips: readonly Clip[]): boolean =>
  clips.every(({ edge, isInside }) => isInside(point) || edge.has(point));
