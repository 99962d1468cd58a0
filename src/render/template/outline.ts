/** Outlines of regions: rectangles are merged and rounded. Entry points: `outline` (path data), `outlinePolygons`. */

import type { Rectangle, RegionShape } from '../../../templates/template.js';
import { isCircle } from '../core/geometry.js';
import { decimals } from './element.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The outline of a region as path data: adjacent rectangles are merged, with round corners; circles stay circles. */
export function outline(shapes: readonly RegionShape[], inset = 0): string {
  const rectangles = shapes.filter((shape): shape is Rectangle => !isCircle(shape));
  const radius = Math.max(0, ...rectangles.map((one) => one.radius));
  const polygons = traceUnion(rectangles).map((polygon) => drawRounded(polygon, inset, radius));
  const circles = shapes.filter(isCircle).map(({ cx, cy, r }) => circlePath(cx, cy, r - inset));
  return [...polygons, ...circles].join('');
}

function circlePath(cx: number, cy: number, r: number): string {
  const [d, left] = [decimals(r), `${decimals(cx - r)} ${decimals(cy)}`];
  return `M${left}A${d} ${d} 0 1 1 ${decimals(cx + r)} ${decimals(cy)}A${d} ${d} 0 1 1 ${left}Z`;
}

/** The outlines of the union of rectangles, each clockwise and without points on straight lines. */
function traceUnion(rectangles: readonly Rectangle[]): Point[][] {
  const xs = cuts(rectangles.flatMap(({ x, width }) => [x, x + width]));
  const ys = cuts(rectangles.flatMap(({ y, height }) => [y, y + height]));
  const isInside = (i: number, j: number) => {
    const x = ((xs[i] as number) + (xs[i + 1] as number)) / 2;
    const y = ((ys[j] as number) + (ys[j + 1] as number)) / 2;
    return rectangles.some((r) => x > r.x && x < r.x + r.width && y > r.y && y < r.y + r.height);
  };
  // Each cell adds its edges clockwise; edges between two cells go both ways and cancel out.
  const edges = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    if (edges.get(to)?.delete(from)) return;
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
  };
  for (let i = 0; i + 1 < xs.length; i++)
    for (let j = 0; j + 1 < ys.length; j++) {
      if (!isInside(i, j)) continue;
      add(`${i} ${j}`, `${i + 1} ${j}`);
      add(`${i + 1} ${j}`, `${i + 1} ${j + 1}`);
      add(`${i + 1} ${j + 1}`, `${i} ${j + 1}`);
      add(`${i} ${j + 1}`, `${i} ${j}`);
    }
  const polygons: Point[][] = [];
  for (const [start, ends] of edges) {
    while (ends.size > 0) {
      const polygon: Point[] = [];
      let at: string | undefined = start;
      while (at !== undefined) {
        const next: string | undefined = edges.get(at)?.values().next().value;
        if (next === undefined) break;
        const [i, j] = at.split(' ').map(Number) as [number, number];
        polygon.push({ x: xs[i] as number, y: ys[j] as number });
        edges.get(at)?.delete(next);
        at = next;
      }
      polygons.push(withoutStraights(polygon));
    }
  }
  return polygons;
}

const cuts = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

const at = (polygon: readonly Point[], i: number): Point =>
  polygon[(i + polygon.length) % polygon.length] as Point;

function withoutStraights(polygon: readonly Point[]): Point[] {
  return polygon.filter((point, i) => {
    const [before, after] = [at(polygon, i - 1), at(polygon, i + 1)];
    const isStraight =
      (before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y);
    return !isStraight;
  });
}

/** The same outline as polygons: curves become lines too short for a knife to make a difference. */
export function outlinePolygons(shapes: readonly RegionShape[], inset = 0): Point[][] {
  const rectangles = shapes.filter((shape): shape is Rectangle => !isCircle(shape));
  const radius = Math.max(0, ...rectangles.map((one) => one.radius));
  const polygons = traceUnion(rectangles).map((polygon) =>
    findCorners(polygon, inset, radius).flatMap((corner) => roundCorner(corner)),
  );
  const circles = shapes.filter(isCircle).map(({ cx, cy, r }) => {
    const at = (step: number): Point => ({
      x: cx + (r - inset) * Math.cos((step * 2 * Math.PI) / STEPS),
      y: cy + (r - inset) * Math.sin((step * 2 * Math.PI) / STEPS),
    });
    return Array.from({ length: STEPS }, (_, step) => at(step));
  });
  return [...polygons, ...circles];
}

/** Lines per full turn: on a disc of 11 mm the error is less than a hundredth of a millimetre. */
const STEPS = 72;

function roundCorner({ x, y, before, after, isConvex, r }: Corner): Point[] {
  if (r <= 0) return [{ x, y }];
  const [from, to] = [
    { x: x - before.x * r, y: y - before.y * r },
    { x: x + after.x * r, y: y + after.y * r },
  ];
  const centre = { x: x + (after.x - before.x) * r, y: y + (after.y - before.y) * r };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const steps = STEPS / 4;
  const between = Array.from({ length: steps - 1 }, (_, step) => {
    const angle = start + (((isConvex ? 1 : -1) * (step + 1)) / steps) * (Math.PI / 2);
    return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) };
  });
  return [from, ...between, to];
}

interface Corner extends Point {
  readonly before: Point;
  readonly after: Point;
  readonly isConvex: boolean;
  readonly r: number;
}

/** The corners of a clockwise rectilinear polygon after an inset, each with its radius. */
function findCorners(polygon: readonly Point[], inset: number, radius: number): Corner[] {
  return polygon.map((point, i) => {
    const before = direction(at(polygon, i - 1), point);
    const after = direction(point, at(polygon, i + 1));
    // Inwards is to the right of the direction.
    const x = point.x - (before.y + after.y) * inset;
    const y = point.y + (before.x + after.x) * inset;
    const isConvex = before.x * after.y - before.y * after.x > 0;
    return { x, y, before, after, isConvex, r: Math.max(0, isConvex ? radius - inset : radius + inset) };
  });
}

/** A clockwise rectilinear polygon after an inset, with round corners. */
function drawRounded(polygon: readonly Point[], inset: number, radius: number): string {
  const path = findCorners(polygon, inset, radius).map(({ x, y, before, after, isConvex, r }, i) => {
    const start = `${decimals(x - before.x * r)} ${decimals(y - before.y * r)}`;
    const end = `${decimals(x + after.x * r)} ${decimals(y + after.y * r)}`;
    const turn = r > 0 ? `A${decimals(r)} ${decimals(r)} 0 0 ${isConvex ? 1 : 0} ${end}` : '';
    return `${i === 0 ? 'M' : 'L'}${start}${turn}`;
  });
  return `${path.join('')}Z`;
}

function direction(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}
