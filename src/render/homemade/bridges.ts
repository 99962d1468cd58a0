/** Connects the parts of a paper card that would fall out of its windows. Entry point: `findBridges`. */

import type { Rectangle, RegionShape } from '../../../templates/template.js';
import { boundsOf, isCircle, overlaps } from '../core/geometry.js';

/** A paper card and its remaining parts, in tenths of a millimetre. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The width of its frame. */
  readonly rim: number;
  readonly kept: readonly RegionShape[];
  /** Areas that must stay visible. */
  readonly clear: readonly RegionShape[];
}

/** Gaps narrower than this are not worth cutting. */
const NARROW = 15;
/** The share of a disc that is wide enough to hold it. */
const CORE = 0.6;
const LEAST_BRIDGE = 20;
const FAR = 300;

/**
 * Strips that connect the remaining parts: between any two that are close to each other, so that no sliver has to be
 * cut, and from each loose part to the nearest one that is held. No strip covers an area that must stay visible.
 */
export function findBridges(sheet: Sheet): Rectangle[] {
  const frame = frameSheet(sheet);
  const parts: readonly RegionShape[] = [...frame, ...sheet.kept];
  const links = parts.flatMap((a, i) =>
    parts.slice(Math.max(i + 1, frame.length)).flatMap((b): Link[] => {
      const bridge = bridgeBetween(a, b, sheet.clear);
      return bridge === undefined ? [] : [{ a, b, ...bridge }];
    }),
  );
  const chosen = links.filter(({ length }) => length <= NARROW);
  const held = new Set<RegionShape>(frame);
  const spread = () => {
    for (let grew = true; grew; ) {
      grew = false;
      for (const { a, b } of chosen) {
        if (held.has(a) === held.has(b)) continue;
        held.add(a).add(b);
        grew = true;
      }
    }
  };
  spread();
  while (sheet.kept.some((part) => !held.has(part))) {
    const [nearest] = links
      .filter(({ a, b }) => held.has(a) !== held.has(b))
      .sort((one, other) => one.length - other.length);
    // Every connection would cover something: only the sleeve can hold this part.
    if (nearest === undefined) break;
    chosen.push(nearest);
    spread();
  }
  return chosen.map(({ strip }) => strip);
}

interface Link {
  readonly a: RegionShape;
  readonly b: RegionShape;
  readonly strip: Rectangle;
  readonly length: number;
}

/** The frame as four bars that extend beyond the card. */
function frameSheet({ width, height, rim }: Sheet): Rectangle[] {
  const bar = (x: number, y: number, w: number, h: number) => ({ x, y, width: w, height: h, radius: 0 });
  return [
    bar(-FAR, -FAR, FAR + rim, height + 2 * FAR),
    bar(width - rim, -FAR, FAR + rim, height + 2 * FAR),
    bar(-FAR, -FAR, width + 2 * FAR, FAR + rim),
    bar(-FAR, height - rim, width + 2 * FAR, FAR + rim),
  ];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A vertical or horizontal strip from the middle of one part to the middle of another. */
function bridgeBetween(
  a: RegionShape,
  b: RegionShape,
  clear: readonly RegionShape[],
): { strip: Rectangle; length: number } | undefined {
  const [one, other] = [boundsOf([a]), boundsOf([b])];
  const down = span(one.y, one.height, other.y, other.height);
  const over = span(one.x, one.width, other.x, other.width);
  const isUpright = down.gap >= 0 && over.gap < 0;
  if (!isUpright && !(over.gap >= 0 && down.gap < 0)) return undefined;
  const across = isUpright ? intersectSpans(coreX(a), coreX(b)) : intersectSpans(coreY(a), coreY(b));
  const length = isUpright ? down.gap : over.gap;
  for (const share of [1, 0.5, 0.25]) {
    const wide = (across.to - across.from) * share;
    if (wide < LEAST_BRIDGE) return undefined;
    const from = (across.from + across.to - wide) / 2;
    const strip = isUpright
      ? { x: from, width: wide, ...alongY(down), radius: 0 }
      : { y: from, height: wide, ...alongX(over), radius: 0 };
    if (!overlaps([strip], clear)) return { strip, length };
  }
  return undefined;
}

/** The gap between two intervals, and where to join them: inside both. */
function span(from: number, length: number, other: number, otherLength: number) {
  const isBefore = from + length / 2 < other + otherLength / 2;
  const [first, firstEnd, second, secondEnd] = isBefore
    ? [from, from + length, other, other + otherLength]
    : [other, other + otherLength, from, from + length];
  const inside = (start: number, end: number) => Math.min((end - start) / 2, 40);
  return {
    gap: second - firstEnd,
    start: firstEnd - inside(first, firstEnd),
    end: second + inside(second, secondEnd),
  };
}

const alongX = ({ start, end }: { start: number; end: number }) => ({ x: start, width: end - start });
const alongY = ({ start, end }: { start: number; end: number }) => ({ y: start, height: end - start });

const intersectSpans = (a: Span, b: Span): Span => ({
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
});

const coreX = (shape: RegionShape): Span =>
  isCircle(shape)
    ? { from: shape.cx - CORE * shape.r, to: shape.cx + CORE * shape.r }
    : { from: shape.x, to: shape.x + shape.width };
const coreY = (shape: RegionShape): Span =>
  isCircle(shape)
    ? { from: shape.cy - CORE * shape.r, to: shape.cy + CORE * shape.r }
    : { from: shape.y, to: shape.y + shape.height };
