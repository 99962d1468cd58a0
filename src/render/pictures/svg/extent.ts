/**
 * Estimates the cost of drawing shapes from their numbers alone, so that a drawing is refused on every machine alike.
 * Entry points: `getExtent`, `together`, `scaleExtent`, `refuseVast`.
 */

import { inDigits, limits, limitText } from '../../../vocabulary/limits.js';
import { readNumbers, readRadius } from './effects.js';
import { readSteps } from './path-steps.js';
import { SvgFlawError } from './svg-flaw-error.js';
import type { SvgElement } from './svg-tree.js';

/** The estimated cost of drawing shapes, relative to the size of the drawing. */
export interface Extent {
  readonly shapes: number;
  /** The share of the drawing that they may cover; at most 1 for each. */
  readonly cover: number;
  /** Ends of lines. */
  readonly corners: number;
  /** The total length of lines; at most 1 for each, since what is outside is not drawn. */
  readonly lines: number;
  /** The maximum growth or shrinkage by an effect, in units of the drawing. */
  readonly growth: number;
}

export const NOTHING: Extent = { shapes: 0, cover: 0, corners: 0, lines: 0, growth: 0 };

/** The visible area of a drawing. */
export interface View {
  readonly width: number;
  readonly height: number;
}

type Attributes = SvgElement['attributes'];

const said = (attributes: Attributes, key: string): number =>
  Number.parseFloat(attributes.get(key) ?? '0') || 0;

export function readView(attributes: Attributes): View {
  const [, , width = 0, height = 0] =
    attributes
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return { width: width || said(attributes, 'width'), height: height || said(attributes, 'height') };
}

const larger = ({ width, height }: View): number => Math.max(width, height);

/** The larger side of the visible area. */
export const getLargerSide = (attributes: Attributes): number =>
  Math.max(larger(readView(attributes)), said(attributes, 'width'));

/** Number of elements that draw quickly without a check, even if each is as large as the card. */
export const UNTRIED = 400;

/** Refuses drawings that are too costly, before they are drawn, and on every machine alike. @throws SvgFlawError */
export function refuseVast({ cover, lines, growth }: Extent, size: number): void {
  const times = (value: number) => inDigits(Math.round(value));
  if (cover > limits.svgCover.max)
    throw new SvgFlawError(`its parts cover all of it ${times(cover)} times: ${limitText('svgCover')}`);
  if (lines > limits.svgLines.max)
    throw new SvgFlawError(`its lines are ${times(lines)} times as long as it is: ${limitText('svgLines')}`);
  const most = (size * limits.morphology.max) / 100;
  if (growth > most)
    throw new SvgFlawError(
      `it grows or shrinks something by ${times(growth)}, as it is scaled: the limit is ${inDigits(most)} at this size`,
    );
}

/** Length of path data: it shows that there is too much without parsing it. */
export const pathLetters = ({ attributes }: SvgElement): number =>
  (attributes.get('d') ?? attributes.get('points') ?? '').length;

/** The extent of one element, without its children and its transform. */
export function getExtent(element: SvgElement, view: View): Extent {
  const { name, attributes } = element;
  const number = (key: string) => {
    const text = attributes.get(key) ?? '0';
    return Math.abs((Number.parseFloat(text) || 0) * (text.trim().endsWith('%') ? larger(view) / 100 : 1));
  };
  const box = (width: number, height: number): Extent => {
    const [across, down] = [Math.min(1, width / view.width), Math.min(1, height / view.height)];
    return { shapes: 1, cover: across * down, corners: 4, lines: 2 * (across + down), growth: 0 };
  };
  if (name === 'rect' || name === 'image') return box(number('width'), number('height'));
  if (name === 'circle') return box(2 * number('r'), 2 * number('r'));
  if (name === 'ellipse') return box(2 * number('rx'), 2 * number('ry'));
  if (name === 'polygon' || name === 'polyline')
    return lineExtent(`M${attributes.get('points') ?? ''}`, view);
  if (name === 'feMorphology') return { ...NOTHING, growth: readRadius(element) };
  return name === 'path' ? lineExtent(attributes.get('d') ?? '', view) : NOTHING;
}

/** Sums extents, each multiplied by how often it is drawn. */
export function together(parts: readonly (readonly [Extent, number])[]): Extent {
  const sum = (of: keyof Extent) => parts.reduce((all, [one, times]) => all + one[of] * times, 0);
  return {
    shapes: sum('shapes'),
    cover: sum('cover'),
    corners: sum('corners'),
    lines: sum('lines'),
    growth: parts.reduce((most, [{ growth }]) => Math.max(most, growth), 0),
  };
}

/** Scales an extent: nothing covers more than the whole drawing. */
export const scaleExtent = ({ shapes, cover, corners, lines, growth }: Extent, by: number): Extent => ({
  shapes,
  cover: Math.min(shapes, cover * by * by),
  corners,
  lines: Math.min(corners, lines * by),
  growth: growth * by,
});

const CALL = /(\w+)\s*\(([^)]*)\)/g;

/** The maximum scale of a `transform` in any direction. */
export function readScale(transform = ''): number {
  let scale = 1;
  for (const [, name, given = ''] of transform.matchAll(CALL)) {
    const numbers = readNumbers(given);
    const [a = 1, b = 0, c = 0, d = 1] = numbers;
    if (name === 'scale') scale *= numbers.length > 1 ? Math.max(a, b) : a;
    if (name === 'matrix') scale *= Math.max(Math.hypot(a, b), Math.hypot(c, d));
  }
  return scale;
}

/** Treats curves as straight lines to their ends: only their number and reach matter. */
function lineExtent(path: string, view: View): Extent {
  const size = larger(view);
  let [lines, corners] = [0, 0];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { letter, from, to } of readSteps(path)) {
    if (letter !== 'm') lines += Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / size);
    if (letter !== 'z') corners++;
    [left, right] = [Math.min(left, to.x), Math.max(right, to.x)];
    [top, bottom] = [Math.min(top, to.y), Math.max(bottom, to.y)];
  }
  const share = (length: number, whole: number) => Math.max(0, Math.min(1, length / whole));
  const cover = share(right - left, view.width) * share(bottom - top, view.height);
  return { shapes: 1, cover, corners, lines, growth: 0 };
}
