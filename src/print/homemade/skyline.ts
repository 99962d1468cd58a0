/** A box to be packed. */
export interface Sized {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The occupied area, from left to right: each step is as deep as the boxes above it. */
interface Step {
  readonly x: number;
  readonly width: number;
  readonly depth: number;
}

/**
 * Packs boxes on a sheet, the tallest first, each as far up and then as far left as possible.
 * @returns a position for each, in the order given; undefined if they do not all fit
 */
export function packBoxes(boxes: readonly Sized[], room: Sized): Spot[] | undefined {
  const order = boxes.map((_, at) => at);
  const size = (at: number) => boxes[at] as Sized;
  order.sort((a, b) => size(b).height - size(a).height || size(b).width - size(a).width || a - b);
  const spots = new Array<Spot>(boxes.length);
  let skyline: Step[] = [{ x: 0, width: room.width, depth: 0 }];
  for (const at of order) {
    const spot = lowest(skyline, size(at), room);
    if (spot === undefined) return undefined;
    spots[at] = spot;
    skyline = coverSkyline(skyline, spot, size(at));
  }
  return spots;
}

function lowest(skyline: readonly Step[], { width, height }: Sized, room: Sized): Spot | undefined {
  const spots = skyline.flatMap(({ x }): Spot[] => {
    if (x + width > room.width + 1e-6) return [];
    const below = skyline.filter((step) => step.x < x + width - 1e-6 && step.x + step.width > x + 1e-6);
    const y = Math.max(...below.map(({ depth }) => depth));
    return y + height > room.height + 1e-6 ? [] : [{ x, y }];
  });
  return spots.sort((a, b) => a.y - b.y || a.x - b.x)[0];
}

function coverSkyline(skyline: readonly Step[], { x, y }: Spot, { width, height }: Sized): Step[] {
  const end = x + width;
  const rest = skyline.flatMap((step): Step[] => {
    const stepEnd = step.x + step.width;
    const left = { ...step, width: Math.min(stepEnd, x) - step.x };
    const right = { ...step, x: Math.max(step.x, end), width: stepEnd - Math.max(step.x, end) };
    return [left, right].filter((one) => one.width > 1e-6);
  });
  return [...rest, { x, width, depth: y + height }].sort((a, b) => a.x - b.x);
}
