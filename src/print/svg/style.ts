import type { FillRule, Stroke } from '../pdf/painter.js';
import { length, type SvgNode } from './svg-node.js';

/** The inherited properties. */
export interface Style {
  readonly fill: string;
  readonly fillOpacity: number;
  readonly fillRule: FillRule;
  readonly stroke: string;
  readonly strokeOpacity: number;
  readonly pen: Stroke;
  readonly family: string;
  readonly size: number;
  readonly weight: number;
  readonly slant: 'normal' | 'italic';
  readonly spacing: number;
  readonly anchor: string;
}

export const INITIAL: Style = {
  fill: 'black',
  fillOpacity: 1,
  fillRule: 'nonzero',
  stroke: 'none',
  strokeOpacity: 1,
  pen: { width: 1 },
  family: '',
  size: 16,
  weight: 400,
  slant: 'normal',
  spacing: 0,
  anchor: 'start',
};

const CAPS: Readonly<Record<string, 0 | 1 | 2>> = { butt: 0, round: 1, square: 2 };
const JOINS: Readonly<Record<string, 0 | 1 | 2>> = { miter: 0, round: 1, bevel: 2 };

export function resolveStyle({ attributes: has }: SvgNode, from: Style): Style {
  return {
    fill: has.fill ?? from.fill,
    fillOpacity: length(has['fill-opacity'], from.fillOpacity),
    fillRule: has['fill-rule'] === undefined ? from.fillRule : readFillRule(has['fill-rule']),
    stroke: has.stroke ?? from.stroke,
    strokeOpacity: length(has['stroke-opacity'], from.strokeOpacity),
    pen: readStroke(has, from.pen),
    family: has['font-family'] ?? from.family,
    size: length(has['font-size'], from.size),
    weight: readWeight(has['font-weight'], from.weight),
    slant: readSlant(has['font-style'], from.slant),
    spacing: length(has['letter-spacing'], from.spacing),
    anchor: has['text-anchor'] ?? from.anchor,
  };
}

export const readFillRule = (value: string | undefined): FillRule =>
  value === 'evenodd' ? 'evenodd' : 'nonzero';

function readStroke(has: SvgNode['attributes'], from: Stroke): Stroke {
  if (!Object.keys(has).some((key) => key.startsWith('stroke-'))) return from;
  const dashes = has['stroke-dasharray'];
  return {
    width: length(has['stroke-width'], from.width),
    cap: CAPS[has['stroke-linecap'] ?? ''] ?? from.cap ?? 0,
    join: JOINS[has['stroke-linejoin'] ?? ''] ?? from.join ?? 0,
    miter: length(has['stroke-miterlimit'], from.miter ?? 4),
    dashes: dashes === undefined ? (from.dashes ?? []) : evenly(dashes),
    phase: length(has['stroke-dashoffset'], from.phase ?? 0),
  };
}

/** An odd list of dashes is repeated, so that lines and gaps alternate. */
function evenly(value: string): number[] {
  const dashes = value
    .split(/[\s,]+/)
    .map(Number)
    .filter((one) => Number.isFinite(one) && one >= 0);
  if (dashes.every((one) => one === 0)) return [];
  return dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
}

function readWeight(value: string | undefined, from: number): number {
  if (value === 'bold') return 700;
  if (value === 'normal') return 400;
  return length(value, from);
}

function readSlant(value: string | undefined, from: Style['slant']): Style['slant'] {
  if (value === undefined) return from;
  return value === 'normal' ? 'normal' : 'italic';
}
