import { didYouMean, inWords, nearest } from '../../diagnostics/index.js';
import type { EntriesShape, FieldsShape, TaggedShape } from '../../vocabulary/shape.js';
import type { Path } from '../yaml-file.js';
import { quoted } from './in-words.js';
import { explain } from './index.js';
import { type Problem, problem } from './problem.js';
import { wrongType } from './scalars.js';

type Plain = Readonly<Record<string, unknown>>;

export function isPlainMap(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function explainFields(shape: FieldsShape, value: unknown, path: Path): Problem[] {
  if (!isPlainMap(value)) return wrongType(shape, value, path);
  const known: Record<string, FieldsShape['required'][string]> = { ...shape.required, ...shape.optional };
  const keys = Object.keys(value);
  const strangers = keys.filter((key) => !Object.hasOwn(known, key));
  const free = Object.keys(known).filter((key) => !(key in value));
  const strange = strangers.map((key) => explainStranger(key, shape, free, path));
  // A misspelt key is one mistake: the key that it was meant to be is not reported as missing, too.
  const meant = new Set(strangers.map((key) => nearest(key, free)));
  const missing = Object.keys(shape.required).filter((key) => !(key in value) && !meant.has(key));
  const inside = keys.filter((key) => Object.hasOwn(known, key));
  return [
    ...strange,
    ...missing.map((key) => missingKey(path, `"${key}" is missing.`, `Add ${key}: …`)),
    ...explainOneOf(shape, value, path, meant),
    ...inside.flatMap((key) => {
      const field = known[key];
      return field === undefined ? [] : explain(field, value[key], [...path, key]);
    }),
  ];
}

/** A missing key is reported at the key (of a card: its id) of the map that lacks it. */
function missingKey(path: Path, message: string, hint: string): Problem {
  return problem('KEY_MISSING', path, 'key', message, hint);
}

function explainStranger(key: string, shape: FieldsShape, free: readonly string[], path: Path): Problem {
  const elsewhere = shape.elsewhere !== undefined && Object.hasOwn(shape.elsewhere, key) ? shape.elsewhere[key] : undefined;
  const place = [...path, key];
  if (elsewhere !== undefined) return problem('KEY_MISPLACED', place, 'key', `"${key}" can't stand here.`, elsewhere);
  const all = Object.keys({ ...shape.required, ...shape.optional });
  return problem('KEY_UNKNOWN', place, 'key', `Unknown key ${quoted(key)}.`, didYouMean(key, free.length > 0 ? free : all));
}

function explainOneOf({ oneOf, notBoth }: FieldsShape, value: Plain, path: Path, meant: Set<string | undefined>): Problem[] {
  if (notBoth?.every((key) => key in value)) {
    const [first, second] = notBoth;
    const message = `"${first}" and "${second}" exclude each other.`;
    return [problem('KEYS_EXCLUDE', [...path, second], 'key', message)];
  }
  if (oneOf === undefined || oneOf.some((key) => key in value || meant.has(key))) return [];
  const names = inWords(oneOf, 'or');
  return [missingKey(path, `One of ${names} is missing.`, `Add ${names}.`)];
}

export function explainEntries(shape: EntriesShape, value: unknown, path: Path): Problem[] {
  if (!isPlainMap(value)) return wrongType(shape, value, path);
  const pattern = new RegExp(shape.key.pattern ?? '', 'u');
  return Object.keys(value).flatMap((key) => {
    const place = [...path, key];
    if (pattern.test(key)) return explain(shape.value, value[key], place);
    return [problem('VALUE_FORMAT', place, 'key', `${quoted(key)} is not ${shape.key.noun}.`, shape.key.patternHint)];
  });
}

/** A clause is known by its verb, a condition by its question: the codes differ, the mistakes are the same. */
const TAG_CODES = {
  verb: { unknown: 'EFFECT_UNKNOWN', none: 'EFFECT_VERBS', several: 'EFFECT_VERBS' },
  question: { unknown: 'KEY_UNKNOWN', none: 'KEY_MISSING', several: 'KEYS_EXCLUDE' },
} as const;

/** A map with one telling key: only the branch of that key is explained. */
export function explainTagged(shape: TaggedShape, value: unknown, path: Path): Problem[] {
  if (!isPlainMap(value)) return wrongType(shape, value, path, taggedHint(value));
  const tags = Object.keys(value).filter((key) => Object.hasOwn(shape.branches, key));
  const [tag] = tags;
  const branch = tag === undefined ? undefined : shape.branches[tag];
  if (tag === undefined || branch === undefined) return [explainNoTag(shape, value, path)];
  if (tags.length === 1) return explainFields(branch, value, path);
  const message = `One ${shape.noun} only: here are ${inWords(tags)}.`;
  return [problem(TAG_CODES[shape.noun].several, [...path, tags[1] ?? tag], 'key', message, `Begin a new entry for "${tags[1]}".`)];
}

function explainNoTag(shape: TaggedShape, value: Plain, path: Path): Problem {
  const known = Object.keys(shape.branches);
  const keys = Object.keys(value);
  const misplaced = keys.find((key) => Object.hasOwn(shape.elsewhere, key));
  if (misplaced !== undefined) {
    const where = shape.elsewhere[misplaced];
    const message = `The ${shape.noun} "${misplaced}" can't stand here: it belongs in ${where}.`;
    return problem('EFFECT_MISPLACED', [...path, misplaced], 'key', message, `Move the clause to ${where}.`);
  }
  const others = new Set(Object.values(shape.branches).flatMap((branch) => Object.keys(branch.optional)));
  const unknown = keys.find((key) => !others.has(key)) ?? keys.find((key) => nearest(key, known) !== undefined);
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, [...known, ...Object.keys(shape.elsewhere)]);
    return problem(TAG_CODES[shape.noun].unknown, [...path, unknown], 'key', `Unknown ${shape.noun} ${quoted(unknown)}.`, hint);
  }
  const message = `There is no ${shape.noun} here.`;
  return problem(TAG_CODES[shape.noun].none, path, 'value', message, `Known here: ${inWords(known)}.`);
}

function taggedHint(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [word = '', rest = ''] = value.split(':');
  return rest === '' ? `Write ${word}: with a value behind it.` : `Put a space behind the colon: ${word}: ${rest.trim()}`;
}
