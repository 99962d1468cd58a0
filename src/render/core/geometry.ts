/** Geometry of regions: bounds, overlaps, containment, free space. In tenths of a millimetre. */

import type { Circle, Rectangle, RegionShape } from '../../../templates/template.js';

export const isCircle = (shape: RegionShape): shape is Circle => 'cx' in shape;

/** The bounding box of some shapes. */
export function boundsOf(shapes: readonly RegionShape[]): Rectangle {
  const boxes = shapes.map((shape) =>
    isCircle(shape)
      ? { x: shape.cx - shape.r, y: shape.cy - shape.r, width: 2 * shape.r, height: 2 * shape.r }
      : shape,
  );
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y, radius: 0 };
}

/** Tolerance for rounding, in tenths of a millimetre: shapes that only touch do not overlap. */
const TOUCH = 0.01;

/** Whether two regions share more than an edge; treats rectangles as having square corners, to be safe. */
export function overlaps(a: readonly RegionShape[], b: readonly RegionShape[]): boolean {
  return a.some((one) => b.some((other) => shapesOverlap(one, other)));
}

function shapesOverlap(a: RegionShape, b: RegionShape): boolean {
  if (isCircle(a)) return isCircle(b) ? circlesOverlap(a, b) : circleOverlapsBox(a, b);
  if (isCircle(b)) return circleOverlapsBox(b, a);
  return (
    a.x + a.width - b.x > TOUCH &&
    b.x + b.width - a.x > TOUCH &&
    a.y + a.height - b.y > TOUCH &&
    b.y + b.height - a.y > TOUCH
  );
}

function circlesOverlap(a: Circle, b: Circle): boolean {
  return a.r + b.r - Math.hypot(a.cx - b.cx, a.cy - b.cy) > TOUCH;
}

function circleOverlapsBox({ cx, cy, r }: Circle, { x, y, width, height }: Rectangle): boolean {
  const dx = cx - Math.min(Math.max(cx, x), x + width);
  const dy = cy - Math.min(Math.max(cy, y), y + height);
  return r - Math.hypot(dx, dy) > TOUCH;
}

/** Whether a region contains a point. */
export function contains(shapes: readonly RegionShape[], x: number, y: number): boolean {
  return shapes.some((shape) => {
    if (isCircle(shape)) return Math.hypot(x - shape.cx, y - shape.cy) <= shape.r;
    return x >= shape.x && x <= shape.x + shape.width && y >= shape.y && y <= shape.y + shape.height;
  });
}

/**
 * The part of a region that is free from left to right over a range of heights: where a line of text fits. Undefined if
 * the region does not cover the whole range.
 */
export function clearSpan(
  shapes: readonly RegionShape[],
  top: number,
  bottom: number,
): { readonly left: number; readonly right: number } | undefined {
  const boxes = shapes.map((shape) => (isCircle(shape) ? boundsOf([shape]) : shape));
  const edges = boxes.flatMap((box) => [box.y, box.y + box.height]);
  const cuts = [
    top,
    ...edges.filter((y) => y > top + TOUCH && y < bottom - TOUCH).sort((a, b) => a - b),
    bottom,
  ];
  let left = Number.NEGATIVE_INFINITY;
  let right = Number.POSITIVE_INFINITY;
  for (let i = 1; i < cuts.length; i++) {
    const middle = ((cuts[i - 1] as number) + (cuts[i] as number)) / 2;
    const here = boxes.filter((box) => middle >= box.y - TOUCH && middle <= box.y + box.height + TOUCH);
    if (here.length === 0) return undefined;
    left = Math.max(left, Math.min(...here.map((box) => box.x)));
    right = Math.min(right, Math.max(...here.map((box) => box.x + box.width)));
  }
  return { left, right };
}
