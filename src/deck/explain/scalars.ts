/**
 * Explains problems of single values: numbers, texts, flags and choices. Hints show how to write the value that was
 * probably meant.
 */
import { didYouMean, LONGEST_QUOTE, quote } from '../../diagnostics/index.js';
import {
  type BooleanShape,
  type ChoiceShape,
  type NumberShape,
  resolve,
  type Shape,
  type TextShape,
} from '../../vocabulary/shape.js';
import type { At, Path } from '../yaml/yaml-file.js';
import { describeShape, describeValue } from './in-words.js';
import { numberSaid } from './number-said.js';
import { type Problem, problem } from './problem.js';

/** The value is of another type. */
export function wrongType(shape: Shape, value: unknown, path: Path, hint?: string): Problem[] {
  const advice = hint ?? (value === null ? nothingHint(shape) : hintAtSpace(shape, value));
  return [
    problem(
      'VALUE_TYPE',
      path,
      'value',
      `Expected ${describeShape(shape)}, found ${describeValue(value)}.`,
      advice,
    ),
  ];
}

function nothingHint(shape: Shape): string {
  const { is } = resolve(shape);
  return is === 'fields' || is === 'record' || is === 'list'
    ? 'Write what belongs to it on the lines below, indented, or remove the key.'
    : 'Write a value behind the colon, or remove the key.';
}

/** A key and its value without a space between them are not a map. */
function hintAtSpace(shape: Shape, value: unknown): string | undefined {
  return resolve(shape).is === 'fields' && typeof value === 'string' ? spaceHint(value) : undefined;
}

/** "draw:3" is a text; "draw: 3" is a key with a value. */
export function spaceHint(value: string): string | undefined {
  const [, key, rest] = /^([A-Za-z][\w-]*):(\S.*)$/.exec(value.slice(0, LONGEST_QUOTE)) ?? [];
  return key === undefined ? undefined : `Put a space behind the colon: ${key}: ${rest}`;
}

export function explainNumber(shape: NumberShape, value: unknown, path: Path): Problem[] {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return wrongType(shape, value, path, numberHint(shape, value));
  if (shape.isInteger && !Number.isInteger(value))
    return wrongType(shape, value, path, 'Write it without a fraction.');
  const { minimum = value, maximum = value, above = value - 1, except } = shape;
  if (value >= minimum && value <= maximum && value > above && value !== except) return [];
  const message = `${value} ${value === except ? 'is not allowed here' : `is too ${value > maximum ? 'large' : 'small'}`}.`;
  return [problem('VALUE_RANGE', path, 'value', message, `Write ${describeShape(shape)}.`)];
}

function numberHint({ isInteger }: NumberShape, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const plain = value.trim().replaceAll(/[\u2212\u2013\u2014]/g, '-');
  const [, digits, fraction, unit] =
    /^([-+]?[0-9]{1,9})([.,][0-9]{1,9})?\s*([a-z]{1,9}|%)?$/i.exec(plain) ?? [];
  if (digits === undefined) {
    const said = numberSaid(value);
    return said === undefined ? undefined : `Write it in digits: ${said}`;
  }
  if (fraction !== undefined && isInteger) return 'Write it without a fraction.';
  const number = `${digits}${fraction?.replace(',', '.') ?? ''}`;
  if (unit !== undefined) return `Write the number alone: ${number}`;
  if (plain !== value.trim()) return `Write the minus as a plain hyphen: ${number}`;
  return fraction?.startsWith(',')
    ? `Write a point in place of the comma: ${number}`
    : `Write it without quotes: ${number}`;
}

export function explainText(shape: TextShape, value: unknown, path: Path): Problem[] {
  if (typeof value === 'string') {
    if (shape.mayBeEmpty) return [];
    if (value.trim() === '') return [emptyText(path)];
    if (shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(value)) return [];
    return [wrongFormat(shape, value, path, 'value')];
  }
  if (value === null) return [emptyText(path)];
  if (typeof value === 'object')
    return wrongType(shape, value, path, 'A text with brackets or colons goes in double quotes.');
  const fits = shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(String(value));
  return wrongType(shape, value, path, fits ? quotesHint(value) : shape.patternHint);
}

/** The text has the wrong format; the hint names the intended text if it can be guessed. */
export function wrongFormat(
  { noun, pattern = '', patternHint = '', slip }: TextShape,
  value: string,
  path: Path,
  at: At,
): Problem {
  const known = value.length > LONGEST_QUOTE ? undefined : slip?.(value);
  if (known !== undefined)
    return problem('VALUE_FORMAT', path, at, `${quote(value)} can't be ${noun}.`, known);
  const fits = new RegExp(pattern, 'u');
  const meant = [kebab(value), value.toUpperCase(), value.toLowerCase()].find((guess) => fits.test(guess));
  const hint =
    meant === undefined || meant.length > LONGEST_QUOTE
      ? patternHint
      : `Did you mean "${meant}"? ${patternHint}`;
  return problem('VALUE_FORMAT', path, at, `${quote(value)} can't be ${noun}.`, hint);
}

export function kebab(text: string): string {
  const plain = text
    .slice(0, 2 * LONGEST_QUOTE)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '');
  return plain
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

function emptyText(path: Path): Problem {
  const key = path.at(-1);
  const hint =
    'Write it, or leave the key out where it is optional; a text that starts with # goes in double quotes.';
  return problem(
    'TEXT_MISSING',
    path,
    'value',
    typeof key === 'string' ? `"${key}" is empty.` : 'The text is empty.',
    hint,
  );
}

export function explainFlag(shape: BooleanShape, value: unknown, path: Path): Problem[] {
  if (value === true || (value === false && !shape.onlyTrue)) return [];
  const meant = typeof value === 'string' ? /^(?:(y|yes|on|true)|n|no|off|false)$/i.exec(value) : null;
  const word = meant?.[1] === undefined ? 'false' : 'true';
  const hint =
    value === false || (meant !== null && word === 'false' && shape.onlyTrue)
      ? 'Leave the key out instead.'
      : undefined;
  return wrongType(
    shape,
    value,
    path,
    hint ?? `Write ${meant === null ? describeShape(shape) : word}, without quotes.`,
  );
}

export function explainChoice(shape: ChoiceShape, value: unknown, path: Path): Problem[] {
  if (typeof value !== 'string') return wrongType(shape, value, path);
  if (shape.values.includes(value)) return [];
  const { elsewhere = {}, noun } = shape;
  const code = noun === 'icon' ? 'ICON_UNKNOWN' : 'VALUE_UNKNOWN';
  if (Object.hasOwn(elsewhere, value)) {
    return [problem(code, path, 'value', `${quote(value)} is not allowed here.`, elsewhere[value])];
  }
  const meant = shape.synonyms?.[value.toLowerCase()];
  const hint = meant === undefined ? didYouMean(value, shape.values) : `Did you mean "${meant}"?`;
  return [problem(code, path, 'value', `Unknown ${noun} ${quote(value)}.`, hint)];
}

/** The original text is unknown here: 1.10 was parsed as 1.1. */
function quotesHint(value: unknown): string {
  const isAsWritten = typeof value === 'boolean' || Number.isInteger(value);
  return isAsWritten ? `Put it in quotes: "${value}"` : 'Put it in quotes.';
}
