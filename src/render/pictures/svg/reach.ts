import { inDigits, limits } from '../../../vocabulary/limits.js';
import { SvgFlawError } from './svg-flaw-error.js';
import type { SvgElement } from './svg-tree.js';

const LENGTHS = new Set(
  'x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height dx dy d points stroke-width font-size refX refY markerWidth markerHeight transform gradientTransform patternTransform letter-spacing word-spacing stdDeviation scale z pointsAtX pointsAtY pointsAtZ filter'.split(
    ' ',
  ),
);

/** Long numbers, or numbers with exponents: few drawings have any. */
const LARGE = /\d{4,}(?!\.?\d*%)|\d[eE]\+?\d/;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?%?/g;

const worth = (text: string, whole: number): number =>
  Math.abs(text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number(text));

/** Refuses numbers that lead far out of a drawing: the renderer can't handle shapes of such size. @throws SvgFlawError */
export function refuseFar({ name, attributes, line }: SvgElement, size: number): void {
  for (const [key, value] of attributes) {
    if (!LENGTHS.has(key)) continue;
    const most = isEffect(name, key) ? effectMost(name, attributes, size) : size * limits.svgReach.max;
    if (most > 1000 && !LARGE.test(value)) continue;
    const far = value.match(NUMBER)?.find((one) => !(worth(one, isEffect(name, key) ? 1 : size) <= most));
    if (far !== undefined)
      throw new SvgFlawError(
        `it has a number far outside of it (line ${line}: ${key}, ${far}): the limit here is ${inDigits(most)}`,
      );
    if (key.toLowerCase().endsWith('transform') && /skew[XY]\(\s*-?(?:8[5-9]|9|[1-9]\d\d)/.test(value))
      throw new SvgFlawError(`it is skewed into nothing (line ${line}: ${key})`);
  }
}

const isEffect = (element: string, attribute: string): boolean =>
  element === 'filter' || /^fe[A-Z]/.test(element) || attribute === 'filter';

/** The limit for an effect: fractions of its target, or units of the drawing. */
function effectMost(element: string, attributes: SvgElement['attributes'], size: number): number {
  const units =
    attributes.get('filterUnits') ?? (element === 'filter' ? 'objectBoundingBox' : 'userSpaceOnUse');
  return units === 'userSpaceOnUse' ? size * limits.effectReach.max : limits.effectReach.max;
}
