import type { View } from './extent.js';
import { Flaw } from './flaw.js';
import { longestOf } from './path-steps.js';
import { lettersIn, type SvgElement } from './svg-tree.js';

/** Lines that could be dashed: what is around them may say so. */
export interface Lines {
  readonly shapes: number;
  /** In units of the drawing: dashes are scaled with the lines that they are on. */
  readonly length: number;
}

/** The dashes that an element asks for. */
interface Dashing {
  /** Dashes and gaps. */
  readonly count: number;
  /** How long all of them are together. */
  readonly period: number;
}

const WHOLE: Dashing = { count: 0, period: 1 };
const LENGTH = /([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|[a-z]*)/gi;

/**
 * What an element says about dashes; undefined where it leaves that to what is around it.
 * @throws Flaw where one has to know the size of letters for it
 */
export function dashingOf({ attributes, line }: SvgElement, { width, height }: View): Dashing | undefined {
  const value = attributes.get('stroke-dasharray')?.trim();
  if (value === undefined || value === 'inherit') return undefined;
  let [count, period] = [0, 0];
  for (const [, number, unit = ''] of value.matchAll(LENGTH)) {
    // Units of length were turned into numbers when the drawing was read.
    if (unit !== '' && unit !== '%')
      throw new Flaw(`it has dashes in ${unit} (line ${line}): write them as numbers`);
    const length = Number(number) * (unit === '%' ? Math.hypot(width, height) / Math.SQRT2 / 100 : 1);
    // One that is negative makes the line whole.
    if (length < 0) return WHOLE;
    count++;
    period += length;
  }
  return period > 0 ? { count, period } : WHOLE;
}

/** How many dashes and gaps are drawn: all of the list for each shape, and as often as it fits. */
export const dashesOn = ({ shapes, length }: Lines, { count, period }: Dashing): number =>
  count === 0 ? 0 : (shapes + length / period) * count;

/** The outline of a letter in sizes of its font, at its longest. */
const LETTER = 20;

/**
 * The outline of one element, at its longest.
 * @param font the largest size of letters in the drawing
 */
export function linesOf(element: SvgElement, view: View, font: number): Lines {
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
  if (name === 'polygon' || name === 'polyline') return one(longestOf(`M${attributes.get('points') ?? ''}z`));
  if (name === 'path') return one(longestOf(attributes.get('d') ?? ''));
  const letters = lettersIn(element);
  return { shapes: letters, length: letters * LETTER * font };
}
