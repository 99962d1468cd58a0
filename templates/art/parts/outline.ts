/** Outlines as absolute lines and curves, so that they can be placed, hatched and written small. */
export type Point = readonly [x: number, y: number];
/** A straight line; with one point to bend it or two, a quadratic or cubic curve. */
type Segment = { readonly to: Point; readonly by?: readonly Point[] };
interface Contour {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}
export type Outline = readonly Contour[];

/** From the place of a part to the place on the plate. */
export type Placement = (point: Point) => Point;

/**
 * A soft line through points, `"10,20 30,40! 50,60"`; at a point with an exclamation mark it turns sharply.
 * It is closed unless the text begins with a tilde.
 */
export function smooth(text: string): Outline {
  const closed = !text.startsWith('~');
  const knots = readPoints(text.replace('~', ''));
  const at = (index: number) => {
    const wrapped = closed
      ? (index + knots.length) % knots.length
      : Math.min(Math.max(index, 0), knots.length - 1);
    return knots[wrapped] ?? { point: [0, 0] as const, sharp: false };
  };
  const tangent = (index: number): Point => {
    if (at(index).sharp) return [0, 0];
    const [before, after] = [at(index - 1).point, at(index + 1).point];
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  };
  const segments = Array.from({ length: closed ? knots.length : knots.length - 1 }, (_, index): Segment => {
    const [from, to] = [at(index).point, at(index + 1).point];
    const [out, into] = [tangent(index), tangent(index + 1)];
    return {
      by: [
        [from[0] + out[0], from[1] + out[1]],
        [to[0] - into[0], to[1] - into[1]],
      ],
      to,
    };
  });
  return [{ start: at(0).point, segments, closed }];
}

/** Straight lines through points; closed unless the text begins with a tilde. */
export function straight(text: string): Outline {
  const [first, ...rest] = readPoints(text.replace('~', ''));
  if (first === undefined) return [];
  return [
    { start: first.point, segments: rest.map(({ point }) => ({ to: point })), closed: !text.startsWith('~') },
  ];
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Outline {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const segments: Segment[] = [
    {
      by: [
        [cx + rx, cy + ky],
        [cx + kx, cy + ry],
      ],
      to: [cx, cy + ry],
    },
    {
      by: [
        [cx - kx, cy + ry],
        [cx - rx, cy + ky],
      ],
      to: [cx - rx, cy],
    },
    {
      by: [
        [cx - rx, cy - ky],
        [cx - kx, cy - ry],
      ],
      to: [cx, cy - ry],
    },
    {
      by: [
        [cx + kx, cy - ry],
        [cx + rx, cy - ky],
      ],
      to: [cx + rx, cy],
    },
  ];
  return [{ start: [cx + rx, cy], segments, closed: true }];
}

export function box(x: number, y: number, width: number, height: number): Outline {
  return straight(`${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`);
}

/** Part of a circle, from one angle to another, in degrees clockwise from the right. */
export function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Outline {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 75));
  const step = (((to - from) / steps) * Math.PI) / 180;
  const reach = (4 / 3) * Math.tan(step / 4);
  const on = (angle: number, along: number): Point => [
    cx + rx * (Math.cos(angle) - along * Math.sin(angle)),
    cy + ry * (Math.sin(angle) + along * Math.cos(angle)),
  ];
  const first = (from * Math.PI) / 180;
  const segments = Array.from({ length: steps }, (_, index): Segment => {
    const [a, b] = [first + index * step, first + (index + 1) * step];
    return { by: [on(a, reach), on(b, -reach)], to: on(b, 0) };
  });
  return [{ start: on(first, 0), segments, closed: false }];
}

/** A line that swells in the middle and ends in points, bent aside by `bow`. */
export function spindle(from: Point, to: Point, width: number, bow = 0): Outline {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const aside = (distance: number): Point => [
    from[0] + dx / 2 - (dy / length) * distance,
    from[1] + dy / 2 + (dx / length) * distance,
  ];
  const [out, back] = [aside(bow + width), aside(bow - width)];
  return [
    {
      start: from,
      segments: [
        { by: [out], to },
        { by: [back], to: from },
      ],
      closed: true,
    },
  ];
}

export function place(outline: Outline, placement: Placement): Outline {
  return outline.map(({ start, segments, closed }) => ({
    start: placement(start),
    closed,
    segments: segments.map(({ by, to }) =>
      by === undefined ? { to: placement(to) } : { by: by.map(placement), to: placement(to) },
    ),
  }));
}

/** The corners of a polygon close to the outline, for each of its contours. */
export function flatten(outline: Outline, steps = 10): Point[][] {
  return outline.map(({ start, segments }) => {
    const points: Point[] = [start];
    let from = start;
    for (const { by, to } of segments) {
      if (by === undefined) points.push(to);
      else for (let step = 1; step <= steps; step++) points.push(onCurve(from, by, to, step / steps));
      from = to;
    }
    return points;
  });
}

/** The data of an SVG path: relative, a tenth of a unit fine. Rounding never adds up. */
export function pathData(outline: Outline): string {
  return outline.map(contourData).join('');
}

function contourData({ start, segments, closed }: Contour): string {
  let [x, y] = [round(start[0]), round(start[1])];
  let data = `M${digits(x)}${spaced(digits(y))}`;
  let last = 'M';
  for (const { by, to } of segments) {
    const command = by === undefined ? 'l' : by.length === 1 ? 'q' : 'c';
    const offsets = [...(by ?? []), to]
      .flatMap(([px, py]) => [round(px) - x, round(py) - y])
      .map((n) => digits(n));
    data +=
      (command === last ? spaced(offsets[0] ?? '') : command + offsets[0]) +
      offsets.slice(1).map(spaced).join('');
    last = command;
    [x, y] = [round(to[0]), round(to[1])];
  }
  return closed ? `${data}z` : data;
}

const round = (value: number) => Math.round(value * 10) / 10;
/** A number without what SVG can do without. */
export const digits = (value: number) =>
  String(round(value))
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');
const spaced = (text: string) => (text.startsWith('-') ? text : ` ${text}`);

function onCurve(from: Point, by: readonly Point[], to: Point, t: number): Point {
  let points = [from, ...by, to];
  while (points.length > 1) {
    points = points.slice(1).map(([x, y], index): Point => {
      const [px, py] = points[index] ?? [x, y];
      return [px + (x - px) * t, py + (y - py) * t];
    });
  }
  return points[0] ?? from;
}

function readPoints(text: string): { readonly point: Point; readonly sharp: boolean }[] {
  return text
    .trim()
    .split(/\s+/)
    .map((knot) => {
      const [x = Number.NaN, y = Number.NaN] = knot.replace('!', '').split(',').map(Number);
      if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`not a point: ${knot}`);
      return { point: [x, y], sharp: knot.endsWith('!') };
    });
}
