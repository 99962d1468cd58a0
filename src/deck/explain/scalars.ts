import { didYouMean } from '../../diagnostics/index.js';
import type { ChoiceShape, FlagShape, NumberShape, Shape, TextShape } from '../../vocabulary/shape.js';
import type { Path } from '../yaml-file.js';
import { expected, found, quoted } from './in-words.js';
import { type Problem, problem } from './problem.js';

/** The value is of another type altogether. */
export function wrongType(shape: Shape, value: unknown, path: Path, hint?: string): Problem[] {
  const advice = hint ?? (value === null ? 'Write a value behind the colon, or remove the key.' : undefined);
  return [problem('VALUE_TYPE', path, 'value', `Expected ${expected(shape)}, found ${found(value)}.`, advice)];
}

export function explainNumber(shape: NumberShape, value: unknown, path: Path): Problem[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrongType(shape, value, path, numberHint(value));
  if (shape.whole && !Number.isInteger(value)) return wrongType(shape, value, path);
  const { minimum = value, maximum = value, above = value - 1, except } = shape;
  if (value >= minimum && value <= maximum && value > above && value !== except) return [];
  const most = value > maximum ? ` The largest is ${maximum}.` : '';
  return [problem('VALUE_RANGE', path, 'value', `Expected ${expected(shape)}, found ${value}.${most}`)];
}

function numberHint(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value.trim().replaceAll(/[\u2212\u2013\u2014]/g, '-');
  if (!/^[-+]?[0-9]+$/.test(plain)) return undefined;
  return plain === value.trim() ? `Write it without quotes: ${plain}` : `Write the minus as a plain hyphen: ${plain}`;
}

export function explainText(shape: TextShape, value: unknown, path: Path): Problem[] {
  if (typeof value === 'string') {
    if (value.trim() === '') return [emptyText(path)];
    if (shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(value)) return [];
    return [problem('VALUE_FORMAT', path, 'value', `${quoted(value)} is not ${shape.noun}.`, shape.patternHint)];
  }
  if (value === null) return [emptyText(path)];
  if (typeof value === 'object') return wrongType(shape, value, path, 'A text with brackets or colons goes in double quotes.');
  return wrongType(shape, value, path, `Put it in quotes: "${value}"`);
}

function emptyText(path: Path): Problem {
  const key = path.at(-1);
  return problem('TEXT_MISSING', path, 'value', typeof key === 'string' ? `"${key}" is empty.` : 'The text is empty.');
}

export function explainFlag(shape: FlagShape, value: unknown, path: Path): Problem[] {
  if (value === true || (value === false && !shape.onlyTrue)) return [];
  const hint = value === false ? 'Leave the key out instead.' : undefined;
  return wrongType(shape, value, path, hint);
}

export function explainChoice(shape: ChoiceShape, value: unknown, path: Path): Problem[] {
  if (typeof value !== 'string') return wrongType(shape, value, path);
  if (shape.values.includes(value)) return [];
  const code = shape.noun === 'icon' ? 'ICON_UNKNOWN' : 'VALUE_UNKNOWN';
  return [problem(code, path, 'value', `Unknown ${shape.noun} ${quoted(value)}.`, didYouMean(value, shape.values))];
}
