/**
 * Paths as PDF knows them: absolute lines and cubic curves. Constructors for basic shapes, exact bounds, and conversion
 * to operators.
 */

import { apply, type Matrix } from './matrix.js';
import { numbers } from './operands.js';

/** A path in absolute lines and cubic curves, the only segments in PDF. */
export type Segment =
  | readonly ['m' | 'l', number, number]
  | readonly ['c', number, number, number, number, number, number]
  | readonly ['h'];
export type Path = readonly Segment[];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function rectPath({ x, y, width, height }: Box): Path {
  return [['m', x, y], ['l', x + width, y], ['l', x + width, y + height], ['l', x, y + height], ['h']];
}

/** A closed polygon. */
export const polygonPath = (points: readonly { readonly x: number; readonly y: number }[]): Path => [
  ...points.map(({ x, y }, at): Segment => [at === 0 ? 'm' : 'l', x, y]),
  ['h'],
];

/** The distance of control points for a quarter of a circle. */
const QUARTER = 0.5522847498;

export function createRoundedRectPath({ x, y, width, height }: Box, rx: number, ry: number): Path {
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  if (a <= 0 || b <= 0) return rectPath({ x, y, width, height });
  const [right, bottom, u, v] = [x + width, y + height, a * (1 - QUARTER), b * (1 - QUARTER)];
  return [
    ['m', x + a, y],
    ['l', right - a, y],
    ['c', right - u, y, right, y + v, right, y + b],
    ['l', right, bottom - b],
    ['c', right, bottom - v, right - u, bottom, right - a, bottom],
    ['l', x + a, bottom],
    ['c', x + u, bottom, x, bottom - v, x, bottom - b],
    ['l', x, y + b],
    ['c', x, y + v, x + u, y, x + a, y],
    ['h'],
  ];
}

export const ellipsePath = (cx: number, cy: number, rx: number, ry = rx): Path =>
  createRoundedRectPath({ x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry }, rx, ry);

export function transformPath(path: Path, matrix: Matrix): Path {
  return path.map((segment): Segment => {
    if (segment[0] === 'h') return segment;
    if (segment[0] !== 'c') return [segment[0], ...apply(matrix, segment[1], segment[2])];
    const [, x1, y1, x2, y2, x, y] = segment;
    return ['c', ...apply(matrix, x1, y1), ...apply(matrix, x2, y2), ...apply(matrix, x, y)];
  });
}

/** The exact bounds of a path without its stroke; undefined if it draws nothing. */
export function pathBox(path: Path): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const see = (x: number, y: number) => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  };
  let [penX, penY] = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'h') continue;
    const [endX, endY] = segment.slice(-2) as [number, number];
    if (segment[0] === 'c') {
      const [, x1, y1, x2, y2] = segment;
      for (const t of [...turns(penX, x1, x2, endX), ...turns(penY, y1, y2, endY)]) {
        see(bezier(penX, x1, x2, endX, t), bezier(penY, y1, y2, endY, t));
      }
    }
    see(endX, endY);
    [penX, penY] = [endX, endY];
  }
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}

const bezier = (a: number, b: number, c: number, d: number, t: number) =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

/** The extrema of a cubic along one axis. */
function turns(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [3 * (-a + 3 * b - 3 * c + d), 6 * (a - 2 * b + c), 3 * (b - a)];
  const roots: number[] = [];
  if (Math.abs(p) < 1e-9) {
    if (Math.abs(q) > 1e-9) roots.push(-r / q);
  } else {
    const square = q * q - 4 * p * r;
    if (square >= 0) roots.push((-q + Math.sqrt(square)) / (2 * p), (-q - Math.sqrt(square)) / (2 * p));
  }
  return roots.filter((t) => t > 0 && t < 1);
}

/** The rectangle, if the path is an upright one: PDF has an operator for it. */
export function asRect(path: Path): Box | undefined {
  if (path.length < 4 || path.length > 6) return undefined;
  const points = path.filter(([operator]) => operator === 'm' || operator === 'l') as [
    'm' | 'l',
    number,
    number,
  ][];
  // The operator closes the path, which is visible if it is stroked.
  if (path.at(-1)?.[0] !== 'h' || points.length + 1 !== path.length || points[0]?.[0] !== 'm')
    return undefined;
  const corners = points.map(([, x, y]) => [x, y] as const);
  if (corners.length === 5 && corners[4]?.join() === corners[0]?.join()) corners.pop();
  if (corners.length !== 4) return undefined;
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners as [Point, Point, Point, Point];
  const isUpright =
    (ay === by && bx === cx && cy === dy && dx === ax) || (ax === bx && by === cy && cx === dx && dy === ay);
  if (!isUpright) return undefined;
  return { x: Math.min(ax, cx), y: Math.min(ay, cy), width: Math.abs(cx - ax), height: Math.abs(cy - ay) };
}
type Point = readonly [number, number];

/** The operators that make the path the current one. */
export function pathOperators(path: Path, digits = 2): string {
  const rect = asRect(path);
  if (rect) return `${numbers([rect.x, rect.y, rect.width, rect.height], digits)} re`;
  return path
    .map(([operator, ...points]) => (operator === 'h' ? 'h' : `${numbers(points, digits)} ${operator}`))
    .join('\n');
}
