import { flatten, type Outline, type Point } from './outline.js';

/** How dark a place is, from 0 (no line) to 1 (lines of full weight). */
export type Tone = (x: number, y: number) => number;

export interface Hatching {
  /** Direction of the lines in degrees; 0 lies flat, 90 stands. */
  readonly angle: number;
  /** From one line to the next. */
  readonly gap: number;
  /** Width of a line where the tone is full. */
  readonly weight: number;
  /** How far a line is bent in its middle, as for something round. */
  readonly bow?: number;
  readonly tone?: Tone;
  /** How unsteady the hand is: part of the gap by which lines miss their place. */
  readonly waver?: number;
}

/** A line of hatching: its ends, the point that bends it, and its width. */
export interface Stroke {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  readonly width: number;
}

/** The lines that fill an outline. Where it overlaps itself, or another contour of it lies inside, it is left empty. */
export function hatch(outline: Outline, how: Hatching, chance: () => number): Stroke[] {
  const turn = (how.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const lying = flatten(outline).map((polygon) =>
    polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]),
  );
  const xs = lying.flat().map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [middle, half] = [(left + right) / 2, (right - left) / 2 || 1];
  // Bent lines are parabolas: unbend the outline, cut straight lines, bend those again.
  const bow = how.bow ?? 0;
  const bent = (x: number) => bow * (1 - ((x - middle) / half) ** 2);
  const unbent = lying.map((polygon) => polygon.map(([x, y]): Point => [x, y - bent(x)]));
  const standing = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];

  const ys = unbent.flat().map(([, y]) => y);
  const strokes: Stroke[] = [];
  for (let line = Math.ceil(Math.min(...ys) / how.gap); line * how.gap < Math.max(...ys); line++) {
    const y = (line + (chance() - 0.5) * (how.waver ?? 0.3)) * how.gap;
    for (const [from, to] of runs(crossings(unbent, y), (x) => standing([x, y + bent(x)]), how.tone)) {
      const span = to.x - from.x;
      if (span < 5) continue;
      // The control point of a parabola lies where the tangents at its ends meet.
      const centre = (from.x + to.x) / 2;
      const bend = y + bow * (1 - ((from.x - middle) * (to.x - middle)) / half ** 2);
      strokes.push({
        from: standing([from.x, y + bent(from.x)]),
        bend: standing([centre, bend]),
        to: standing([to.x, y + bent(to.x)]),
        width: how.weight * Math.max(from.tone, to.tone),
      });
    }
  }
  return strokes;
}

function crossings(polygons: readonly Point[][], y: number): number[] {
  const found: number[] = [];
  for (const polygon of polygons) {
    polygon.forEach(([x1, y1], index) => {
      const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
      if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
  }
  return found.sort((a, b) => a - b);
}

interface End {
  readonly x: number;
  readonly tone: number;
}

/** The parts of a line that lie inside and are not blank. */
function runs(
  crossed: readonly number[],
  placed: (x: number) => Point,
  tone: Tone | undefined,
): [End, End][] {
  const found: [End, End][] = [];
  for (let index = 0; index + 1 < crossed.length; index += 2) {
    const [from = 0, to = 0] = crossed.slice(index, index + 2);
    if (tone === undefined) {
      found.push([
        { x: from, tone: 1 },
        { x: to, tone: 1 },
      ]);
      continue;
    }
    const steps = Math.max(2, Math.ceil((to - from) / 4));
    let begun: { x: number; darkest: number } | undefined;
    for (let step = 0; step <= steps; step++) {
      const x = from + ((to - from) * step) / steps;
      const here = Math.min(1, tone(...placed(x)));
      if (here > 0.12) begun = { x: begun?.x ?? x, darkest: Math.max(begun?.darkest ?? 0, here) };
      if (begun !== undefined && (here <= 0.12 || step === steps)) {
        found.push([
          { x: begun.x, tone: begun.darkest },
          { x, tone: begun.darkest },
        ]);
        begun = undefined;
      }
    }
  }
  return found;
}

/** Darker the farther one goes from the first point to the second. */
export function towards(from: Point, to: Point): Tone {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  return (x, y) => ((x - from[0]) * dx + (y - from[1]) * dy) / square;
}

/** Blank inside of `inner`, full from `outer` on. */
export function around(cx: number, cy: number, inner: number, outer: number, stretch = 1): Tone {
  return (x, y) => (Math.hypot(x - cx, (y - cy) / stretch) - inner) / (outer - inner);
}
