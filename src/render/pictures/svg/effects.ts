import { inDigits, type LimitName, limits, limitText } from '../../../vocabulary/limits.js';
import { SvgFlawError } from './svg-flaw-error.js';
import type { SvgElement } from './svg-tree.js';

/** The absolute values of a list of numbers. */
export const readNumbers = (value = ''): number[] =>
  value
    .trim()
    .split(/[\s,]+/)
    .map((one) => Math.abs(Number(one)) || 0);

/** The cost of an effect: most process all pixels once. @throws SvgFlawError if it exceeds its own limit */
export function effectSteps(element: SvgElement, size: number): number {
  const { name, attributes, children, line } = element;
  const within = (value: number, of: LimitName, what: string): number => {
    if (value <= limits[of].max) return Math.max(1, value);
    throw new SvgFlawError(`it has ${what} (line ${line}): ${limitText(of)}`);
  };
  if (name === 'feTurbulence') {
    const [octaves = 1] = readNumbers(attributes.get('numOctaves') ?? '1');
    return within(octaves, 'octaves', `turbulence of ${inDigits(octaves)} octaves`);
  }
  if (name === 'feConvolveMatrix') {
    const numbers = readNumbers(attributes.get('kernelMatrix')).length;
    return within(numbers, 'kernel', `a matrix of ${inDigits(numbers)} numbers`) / 9;
  }
  if (name === 'feMorphology') return 1 + 10 * share(element, size);
  if (name !== 'filter') return /^fe[A-Z]/.test(name) ? 1 : 0;
  if (attributes.get('primitiveUnits') === 'objectBoundingBox')
    for (const one of children) if (typeof one === 'object' && one.name === 'feMorphology') share(one, 1);
  return 0;
}

/** By how much something grows or shrinks: the maximum of all numbers, even if there are too many. */
export const readRadius = ({ attributes }: SvgElement): number =>
  readNumbers(attributes.get('radius')).reduce((most, one) => Math.max(most, one), 0);

/** The used share of the limit on growing or shrinking. */
function share(element: SvgElement, size: number): number {
  const radius = readRadius(element);
  const most = (size * limits.morphology.max) / 100;
  if (radius <= most) return most === 0 ? 0 : radius / most;
  const message = `it grows or shrinks something by ${inDigits(radius)} (line ${element.line})`;
  throw new SvgFlawError(`${message}: the limit is ${inDigits(most)} at this size`);
}
