import type { View } from './extent.js';
import { boundLength } from './path-steps.js';
import { SvgFlawError } from './svg-flaw-error.js';
import { lettersIn, type SvgElement } from './svg-tree.js';

/** Lines that may be dashed by an enclosing element. */
export interface Lines {
  readonly shapes: number;
  /** In units of the drawing: dashes are scaled with their lines. */
  readonly length: number;
}

/** The dashes of an element. */
interface Dashing {
  /** Number of dashes and gaps. */
  readonly count: number;
  /** Total length of the list. */
  readonly period: number;
}

const WHOLE: Dashing = { count: 0, period: 1 };
const LENGTH = /([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)/gi;

/**
 * The dashes of an element; undefined if it inherits them.
 * @throws SvgFlawError if they depend on the font size
 */
export function readDashing({ attributes, line }: SvgElement, { width, height }: View): Dashing | undefined {
  const value = attributes.get('stroke-dasharray')?.trim();
  if (value === undefined || value === 'inherit') return undefined;
  let [count, period] = [0, 0];
  for (const [, number, unit = ''] of value.matchAll(LENGTH)) {
    // Units of length were converted to numbers by the parser.
    if (unit !== '' && unit !== '%')
      throw new SvgFlawError(`it has dashes in ${unit} (line ${line}): write them as numbers`);
    const length = Number(number) * (unit === '%' ? Math.hypot(width, height) / Math.SQRT2 / 100 : 1);
    // A negative length makes the line solid.
    if (length < 0) return WHOLE;
    count++;
    period += length;
  }
  return period > 0 ? { count, period } : WHOLE;
}

/** The number of dashes and gaps drawn: the whole list for each shape, repeated along its length. */
export const dashesOn = ({ shapes, length }: Lines, { count, period }: Dashing): number =>
  count === 0 ? 0 : (shapes + length / period) * count;

/** Maximum outline of a letter, as a multiple of its font size. */
const LETTER = 20;

/**
 * The maximum outline of one element.
 * @param font the largest font size in the drawing
 */
export function measureLines(element: SvgElement, view: View, font: number): Lines {
  const { name, attributes } = element;
  const number = (key: string) => {
    const text = attributes.get(key) ?? '0';
    const whole = text.trim().endsWith('%') ? Math.max(view.width, view.height) / 100 : 1;
    return Math.abs(Number.parseFloat(text) || 0) * whole;
  };
  const one = (length: number): Lines => ({ shapes: 1, length });
  if (name === 'rect') return one(2 * (number('width') + number('height')));
  if (name === 'circle') return one(2 * Math.PI * number('r'));
  if (name === 'ellipse') return one(2 * Math.PI * Math.max(number('rx'), number('ry')));
  if (name === 'line') return one(number('x1') + number('x2') + number('y1') + number('y2'));
  if (name === 'polygon' || name === 'polyline')
    return one(boundLength(`M${attributes.get('points') ?? ''}z`));
  if (name === 'path') return one(boundLength(attributes.get('d') ?? ''));
  const letters = lettersIn(element);
  return { shapes: letters, length: letters * LETTER * font };
}
