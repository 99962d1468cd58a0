/** Boolean operations on polygons: difference (`cutAway`) and union (`unitePolygons`). Edges must not coincide. */

import type { Point } from '../template/outline.js';

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** A polygon with its bounding box: most polygons are far from each other. */
interface Shape {
  readonly edges: readonly Edge[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Subtracts polygons from a polygon. The result has no relevant holes: the remaining parts are held by the frame. No
 * two edges may coincide: the caller ensures that.
 */
export function cutAway(sheet: readonly Point[], kept: readonly (readonly Point[])[]): Point[][] {
  const [whole, ...staying] = [sheet, ...kept].map(toShape) as [Shape, ...Shape[]];
  const borders = [whole, ...staying].flatMap((shape) => {
    const others = [whole, ...staying].filter((other) => other !== shape && meet(other, shape));
    const covering = others.filter((other) => other !== whole);
    return (
      shape.edges
        .flatMap((edge) => split(edge, others))
        .filter((edge) => {
          const middle = along(edge, 0.5);
          if (shape !== whole && !isWithin(middle, whole)) return false;
          return !covering.some((other) => isWithin(middle, other));
        })
        // The removed area is on the other side of the edges of the remaining parts.
        .map((edge) => (shape === whole ? edge : { from: edge.to, to: edge.from }))
    );
  });
  return chainEdges(borders);
}

/** The outline of the union of overlapping polygons. */
export function unitePolygons(polygons: readonly (readonly Point[])[]): Point[][] {
  const shapes = polygons.map(toShape);
  const borders = shapes.flatMap((shape) => {
    const others = shapes.filter((other) => other !== shape && meet(other, shape));
    return shape.edges
      .flatMap((edge) => split(edge, others))
      .filter((edge) => !others.some((other) => isWithin(along(edge, 0.5), other)));
  });
  return chainEdges(borders);
}

function toShape(polygon: readonly Point[]): Shape {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)];
  return {
    edges: polygon.map((from, at) => ({ from, to: polygon[(at + 1) % polygon.length] as Point })),
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const meet = (a: Shape, b: Shape): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Splits an edge wherever it crosses another polygon. */
function split(edge: Edge, others: readonly Shape[]): Edge[] {
  const { from, to } = edge;
  const cuts: number[] = [];
  for (const { edges } of others)
    for (const other of edges) {
      const t = crossing(edge, other);
      if (t !== undefined) cuts.push(t);
    }
  if (cuts.length === 0) return [edge];
  const points = [from, ...cuts.sort((a, b) => a - b).map((t) => along(edge, t)), to];
  return points.slice(1).map((end, at) => ({ from: points[at] as Point, to: end }));
}

const along = ({ from, to }: Edge, t: number): Point => ({
  x: from.x + t * (to.x - from.x),
  y: from.y + t * (to.y - from.y),
});

/** The position along the first edge where it meets the second. */
function crossing(a: Edge, b: Edge): number | undefined {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const area = ax * by - ay * bx;
  if (Math.abs(area) < 1e-12) return undefined;
  const [dx, dy] = [b.from.x - a.from.x, b.from.y - a.from.y];
  const [t, u] = [(dx * by - dy * bx) / area, (dx * ay - dy * ax) / area];
  return t > 0 && t < 1 && u >= 0 && u < 1 ? t : undefined;
}

/** Tests whether a point is inside a polygon. */
export function createInsideTest(polygon: readonly Point[]): (point: Point) => boolean {
  const shape = toShape(polygon);
  return (point) => isWithin(point, shape);
}

function isWithin({ x, y }: Point, { edges, left, right, top, bottom }: Shape): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  let isIn = false;
  for (const { from, to } of edges) {
    const isCrossed = from.y > y !== to.y > y;
    if (isCrossed && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isIn = !isIn;
  }
  return isIn;
}

const toPointKey = ({ x, y }: Point): string => `${Math.round(x * 1e4)} ${Math.round(y * 1e4)}`;

/** Chains edges into polygons. */
function chainEdges(edges: readonly Edge[]): Point[][] {
  const byStart = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = toPointKey(edge.from);
    if (key !== toPointKey(edge.to)) byStart.set(key, [...(byStart.get(key) ?? []), edge]);
  }
  const polygons: Point[][] = [];
  for (const start of byStart.keys()) {
    const polygon: Point[] = [];
    for (let key = start; ; ) {
      const next = byStart.get(key)?.pop();
      if (next === undefined) break;
      polygon.push(next.from);
      key = toPointKey(next.to);
    }
    if (polygon.length > 2) polygons.push(polygon);
  }
  return polygons;
}
