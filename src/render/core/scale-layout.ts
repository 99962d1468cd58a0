/**
 * Adapts a layout to cards of any size and shape. Entry point: `fitCard`. All kinds of card are stretched alike, so
 * that their regions still cover each other when cards are stacked.
 */

import type { Deck } from '../../deck/deck.js';
import { memoizeByKey } from '../../memo/memoize.js';
import type { Circle, LayoutFile, Placement, Rectangle } from '../../vocabulary/files/layout-file.js';
import { getSharedPart } from './custom-regions.js';

/** A layout adapted to the cards of a deck. */
export interface Fitting {
  /** The layout, stretched to the aspect ratio of the deck's card. */
  readonly layout: LayoutFile;
  /** The factor by which its lengths are scaled afterwards. */
  readonly scale: number;
}

/**
 * Adapts a layout to cards of any size. Scales evenly until one side fits; along the other side, regions are moved
 * apart, so that no card has empty bands.
 */
export const fitCard = memoizeByKey(
  (file: LayoutFile, { width, height }: Pick<Deck['card'], 'width' | 'height'>) =>
    scaleTo(file, width, height),
  ({ width, height }) => `${width} ${height}`,
);

function scaleTo(file: LayoutFile, width: number, height: number): Fitting {
  const scale = Math.min(width / file.card.width, height / file.card.height);
  const card = { width: width / scale, height: height / scale };
  const isSame = (side: 'width' | 'height') => Math.abs(card[side] - file.card[side]) < 1e-6;
  return { scale, layout: isSame('width') && isSame('height') ? file : bend(file, card) };
}

type Places = LayoutFile['places'];
type Shape = Rectangle | Circle;

/**
 * Stretches a layout to a larger card: separately for each set of rules, but alike for all kinds, which are stacked.
 */
function bend(file: LayoutFile, card: LayoutFile['card']): LayoutFile {
  const rules = Object.entries(file.rules ?? {}).flatMap(([name, special]) =>
    special === undefined ? [] : [[name, bendPlaces(mergePlaces(file.places, special), file.card, card)]],
  );
  const places = bendPlaces(file.places, file.card, card);
  return { ...file, card, places, rules: Object.fromEntries(rules) };
}

/** The full placements under special rules, with those that they inherit. */
function mergePlaces(places: Places, special: Places): Places {
  const kinds = [...new Set([...Object.keys(places), ...Object.keys(special)])] as (keyof Places)[];
  const said = (kind: keyof Places): Placement[] =>
    [getSharedPart(kind, places.all), places[kind], getSharedPart(kind, special.all), special[kind]].flatMap(
      (one) => one ?? [],
    );
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        regions: Object.assign({}, ...said(kind).map(({ regions }) => regions)),
        insets: Object.assign({}, ...said(kind).map(({ insets }) => insets)),
      },
    ]),
  );
}

function bendPlaces(places: Places, from: LayoutFile['card'], to: LayoutFile['card']): Places {
  const regions = Object.values(places).flatMap((place) => Object.entries(place?.regions ?? {}));
  const all = regions.flatMap(([name, shapes = []]) => shapes.map((shape) => ({ name, shape })));
  const across = stretch(rigid(all, 'x', from.width), from.width, to.width);
  const down = stretch(rigid(all, 'y', from.height), from.height, to.height);
  const bent = Object.entries(places).map(([kind, place]) => [
    kind,
    place && {
      ...place,
      regions: Object.fromEntries(
        Object.entries(place.regions ?? {}).map(([name, shapes = []]) => [
          name,
          shapes.map((shape) => bendShape(shape, across, down)),
        ]),
      ),
    },
  ]);
  return Object.fromEntries(bent);
}

type Axis = 'x' | 'y';
type Interval = readonly [number, number];

function getInterval(shape: Shape, axis: Axis): Interval {
  if ('cx' in shape) {
    const middle = axis === 'x' ? shape.cx : shape.cy;
    return [middle - shape.r, middle + shape.r];
  }
  return axis === 'x' ? [shape.x, shape.x + shape.width] : [shape.y, shape.y + shape.height];
}

/** Single-line regions: making them higher would only add empty space. */
const LINES = ['title', 'name', 'reminder'];

/** What keeps its size: margins, lines of text, and circles at an edge. */
function rigid(
  all: readonly { readonly name: string; readonly shape: Shape }[],
  axis: Axis,
  length: number,
): Interval[] {
  const spans = all.map(({ shape }) => getInterval(shape, axis));
  const first = Math.min(length / 2, ...spans.map(([start]) => start));
  const last = Math.max(length / 2, ...spans.map(([, end]) => end));
  const kept = all.flatMap(({ name, shape }) => {
    const [start, end] = getInterval(shape, axis);
    const isLine = axis === 'y' && LINES.includes(name) && 'height' in shape;
    const isAtEdge = 'r' in shape && Math.min(start, length - end) < 2 * shape.r;
    return isLine || isAtEdge ? [[start, end] as const] : [];
  });
  return [[0, first], ...kept, [last, length]];
}

/** Maps positions along a side: rigid intervals keep their length, all others share the additional room. */
function stretch(rigid: readonly Interval[], from: number, to: number): (place: number) => number {
  const kept = joinIntervals(rigid.map(([start, end]) => [Math.max(0, start), Math.min(from, end)] as const));
  const stiff = kept.reduce((sum, [start, end]) => sum + end - start, 0);
  const loose = from - stiff;
  if (loose < from * LEAST_LOOSE) return (place) => (place * to) / from;
  const factor = (to - stiff) / loose;
  return (place) => {
    const before = kept.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(place, end) - start), 0);
    return before + (place - before) * factor;
  };
}

/** If nearly everything is rigid, nothing is treated as rigid: a few tiny gaps would take all the room. */
const LEAST_LOOSE = 0.1;

function joinIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(([start, end]) => end > start).sort(([a], [b]) => a - b);
  const result: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = result.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

function bendShape(shape: Shape, across: (x: number) => number, down: (y: number) => number): Shape {
  if ('cx' in shape) return { cx: across(shape.cx), cy: down(shape.cy), r: shape.r };
  const { x, y, width, height } = shape;
  const [left, top] = [across(x), down(y)];
  return { ...shape, x: left, y: top, width: across(x + width) - left, height: down(y + height) - top };
}
