/**
 * Guesses what was meant by a value of the wrong shape, for hints. Every guess is validated against the shape before it
 * is offered. Entry point: `synonyms`.
 */
import { nearest } from '../../diagnostics/index.js';
import type { ChoiceShape, FieldsShape, ListShape, Shape, TaggedShape } from '../../vocabulary/shape.js';
import { isPlainMap } from '../plain-map.js';
import { clauseSaid } from './clause-said.js';
import { listBranches } from './in-words.js';
import { numberSaid } from './number-said.js';

/** Whether a value has a shape. */
export type Fits = (shape: Shape, value: unknown) => boolean;

/**
 * What was probably meant by a value that does not have its shape, most likely first. Each guess has the shape, so that
 * following the hint does not lead to the next mistake.
 */
export function guessMeaning(shape: Shape, value: unknown, fits: Fits): readonly unknown[] {
  const most = typeof value === 'number' ? MOST_FOR_A_NUMBER : 1;
  const found: unknown[] = [];
  for (const guess of guessesAt(shape, value, DEEPEST)) {
    if (!fits(shape, guess)) continue;
    found.push(guess);
    if (found.length === most) break;
  }
  return found;
}

/** A bare number may be an upper or a lower bound, or belong into any slot: all are named. */
const MOST_FOR_A_NUMBER = 3;
const DEEPEST = 5;
const LONGEST = 120;

function* guessesAt(shape: Shape, value: unknown, depth: number): Generator<unknown> {
  if (depth === 0 || (typeof value === 'string' && value.length > LONGEST)) return;
  for (const target of listBranches(shape)) {
    if (Array.isArray(value) && value.length === 1 && target.is !== 'list')
      yield* [value[0], ...guessesAt(target, value[0], depth - 1)];
    switch (target.is) {
      case 'number':
        yield* numbers(value);
        break;
      case 'choice':
        yield* words(target, value);
        break;
      case 'list':
        yield* lists(target, value, depth);
        break;
      case 'fields':
        yield* maps(target, value, depth);
        break;
      case 'tagged':
        yield* guessTaggedMaps(target, value, depth);
        break;
      default:
        break;
    }
  }
}

function* numbers(value: unknown): Generator<number> {
  const said = typeof value === 'string' ? numberSaid(value) : undefined;
  if (said !== undefined) yield said;
  const [only, ...others] = isPlainMap(value) ? Object.values(value) : [];
  if (typeof only === 'number' && others.length === 0) yield only;
}

function* words({ values, synonyms: others = {} }: ChoiceShape, value: unknown): Generator<string> {
  if (typeof value !== 'string') return;
  const word = value.trim().replace(/[.!]$/, '');
  const key = word.toLowerCase();
  const meant = Object.hasOwn(others, key) ? others[key] : nearest(word, values);
  if (meant !== undefined) yield meant;
}

function* lists({ item }: ListShape, value: unknown, depth: number): Generator<readonly unknown[]> {
  if (Array.isArray(value) || value === null || value === undefined) return;
  yield [value];
  if (typeof value === 'string') yield value.split(/\s*(?:[,;+&]|\band\b)\s*|\s+/).filter(Boolean);
  for (const guess of guessesAt(item, value, depth - 1)) yield [guess];
}

function* maps({ required, optional }: FieldsShape, value: unknown, depth: number): Generator<object> {
  const fields = Object.entries({ ...required, ...optional });
  if (typeof value === 'string') {
    const [, first = '', rest = ''] = /^([A-Za-z]+)(?:\s*[:=]\s*|\s+)(\S.*)$/.exec(value.trim()) ?? [];
    for (const [key, field] of fields)
      if (key.toLowerCase() === first.toLowerCase())
        for (const guess of guessValues(field, rest, depth)) yield { [key]: guess };
    for (const [key, field] of fields)
      if (takesWords(field))
        for (const guess of guessValues(field, value, depth)) yield { ...onesFor(required), [key]: guess };
  }
  if (typeof value === 'number')
    for (const [key, field] of fields) if (takesNumber(field)) yield { [key]: value };
  if (Array.isArray(value) && value.length === fields.length && value.length > 1)
    yield Object.fromEntries(fields.map(([key], index) => [key, value[index]]));
}

const takesNumber = (shape: Shape): boolean => listBranches(shape).some((one) => one.is === 'number');

/** Required numbers default to 1. */
const onesFor = (required: FieldsShape['required']) =>
  Object.fromEntries(
    Object.keys(required).flatMap((key) => (takesNumber(required[key] as Shape) ? [[key, 1]] : [])),
  );

function* guessValues(field: Shape, value: string, depth: number): Generator<unknown> {
  yield value;
  yield* guessesAt(field, value, depth - 1);
}

/** Any text can be a title, but a match with one of a few known words is significant. */
const takesWords = (shape: Shape): boolean =>
  listBranches(shape).some((one) =>
    one.is === 'list'
      ? takesWords(one.item)
      : one.is === 'choice' || one.is === 'fields' || one.is === 'tagged',
  );

function* guessTaggedMaps(shape: TaggedShape, value: unknown, depth: number): Generator<object> {
  const branches = Object.values(shape.branches);
  if (typeof value === 'string') {
    if (shape.noun === 'verb')
      yield* clauseSaid(shape, value, (field, rest) => guessValues(field, rest, depth));
    else for (const branch of branches) yield* maps(branch, value, depth);
  } else if (isPlainMap(value) && shape.noun === 'question')
    // A trait of a character without the question: `if: { shows: beast }`.
    for (const tag of Object.keys(shape.branches)) yield { [tag]: value };
  else if (Array.isArray(value) && shape.noun === 'question') yield { all: value };
}
