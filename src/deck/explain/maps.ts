/**
 * Explains problems in maps: unknown, missing, misplaced and conflicting keys, and clauses or conditions without a
 * known verb or question. One mistake yields one problem: a misspelt key is not also reported as missing.
 */
import { didYouMean, inWords, LONGEST_QUOTE, nearest, nearestFew, quote } from '../../diagnostics/index.js';
import {
  type FieldsShape,
  type RecordShape,
  resolve,
  type Shape,
  type TaggedShape,
} from '../../vocabulary/shape.js';
import { isPlainMap } from '../plain-map.js';
import type { Path } from '../yaml/yaml-file.js';
import { onOneLine } from './as-yaml.js';
import { listBranches } from './in-words.js';
import { type Explain, type Problem, problem } from './problem.js';
import { spaceHint, wrongFormat, wrongType } from './scalars.js';

type Plain = Readonly<Record<string, unknown>>;

export function explainFields(shape: FieldsShape, value: unknown, path: Path, explain: Explain): Problem[] {
  if (!isPlainMap(value)) return wrongType(shape, value, path);
  const known: Record<string, FieldsShape['required'][string]> = { ...shape.required, ...shape.optional };
  const keys = Object.keys(value);
  const strangers = keys.filter((key) => !Object.hasOwn(known, key));
  const free = Object.keys(known).filter((key) => !(key in value));
  const strange = strangers.map((key) => explainStranger(key, value, shape, free, path));
  // A misspelt key is one mistake: the intended key is not reported as missing, too.
  const meant = new Set(strangers.map((key) => keyMeant(key, known, free)));
  const missing = Object.keys(shape.required).filter((key) => !(key in value) && !meant.has(key));
  const inside = keys.flatMap((key) => {
    const field = Object.hasOwn(known, key) ? known[key] : undefined;
    return field === undefined
      ? []
      : explain(field, value[key], [...path, key]).map((one) => lift(one, free, path));
  });
  // A value of the wrong type may contain the missing key.
  const isUnclear = strangers.length > 0 || inside.some((one) => isWrongIn(one, path));
  const lifted = new Set(
    inside.filter((one) => isBelow(one, path, 'KEY_MISPLACED')).map((one) => one.path.at(-1)),
  );
  return [
    ...strange,
    // If only one key is free, the unknown key was meant to be that one.
    ...(strangers.length > 0 && free.length === 1 ? [] : missing)
      .filter((key) => !lifted.has(key))
      .map((key) => missingKey(path, `"${key}" is missing.`, `Add ${key}: …`)),
    ...explainOneOf(shape, value, path, isUnclear),
    ...inside,
  ];
}

/** Whether one of the values in this map is of a wrong type. */
const isWrongIn = (one: Problem, path: Path) =>
  one.code === 'VALUE_TYPE' && one.path.length === path.length + 1;

/** Whether a problem is about a key of one of the values in this map. */
const isBelow = (one: Problem, path: Path, code: Problem['code']) =>
  one.code === code && one.path.length === path.length + 2;

/** A key that is unknown one level down but would fit here was indented too deep, or put inside the wrong braces. */
function lift(one: Problem, free: readonly string[], path: Path): Problem {
  const [host, key] = one.path.slice(path.length);
  if (!isBelow(one, path, 'KEY_UNKNOWN') || !free.includes(String(key))) return one;
  const message = `"${key}" is not allowed inside "${host}".`;
  return problem('KEY_MISPLACED', one.path, 'key', message, `It belongs one level up, next to "${host}".`);
}

/** A missing key is reported at the key of the map that lacks it (for a card, its id). */
function missingKey(path: Path, message: string, hint: string): Problem {
  return problem('KEY_MISSING', path, 'key', message, hint);
}

/** The known key that was probably meant: by a synonym, or by similar spelling. */
function keyMeant(key: string, known: FieldsShape['required'], free: readonly string[]): string | undefined {
  const wanted = key.toLowerCase();
  const called = free.find((one) => known[one]?.aliases?.includes(wanted));
  return called ?? nearest(key, free);
}

function explainStranger(
  key: string,
  map: Plain,
  shape: FieldsShape,
  free: readonly string[],
  path: Path,
): Problem {
  const elsewhere =
    shape.elsewhere !== undefined && Object.hasOwn(shape.elsewhere, key) ? shape.elsewhere[key] : undefined;
  const place = [...path, key];
  if (elsewhere !== undefined)
    return problem('KEY_MISPLACED', place, 'key', `"${key}" is not allowed here.`, elsewhere);
  const host = findHost(key, shape);
  if (host !== undefined) {
    const message = `The verb "${key}" is not allowed here: it begins a clause.`;
    return problem(
      'EFFECT_MISPLACED',
      place,
      'key',
      message,
      `Put it in the list below "${host}", with a dash in front of it.`,
    );
  }
  return problem(
    'KEY_UNKNOWN',
    place,
    'key',
    `Unknown key ${quote(key)}.`,
    strangerHint(key, map, shape, free),
  );
}

function strangerHint(key: string, map: Plain, shape: FieldsShape, free: readonly string[]): string {
  const value = map[key];
  if (key === '<<') return 'Decks have no merge keys: write the values out.';
  const known = { ...shape.required, ...shape.optional };
  // Between braces, "middle:15" is a key without a value.
  const grown = value === null ? spaceHint(key) : undefined;
  if (grown !== undefined) return grown;
  const cut = value === null && /\s/.test(key.trim()) ? commaHint(key, map) : undefined;
  if (cut !== undefined) return cut;
  const meant = keyMeant(key, known, free.length > 0 ? free : Object.keys(known));
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  const inner = free.find((one) => known[one] !== undefined && hasKey(known[one], key));
  if (inner !== undefined) return `It belongs inside "${inner}": ${inner}: { ${key}: ${inShort(value)} }`;
  return (
    (value === null ? commaHint(key, map) : undefined) ??
    didYouMean(key, free.length > 0 ? free : Object.keys(known))
  );
}

/** Between braces, a comma ends a text: what follows it is read as a key without a value. */
function commaHint(key: string, map: Plain): string | undefined {
  const keys = Object.keys(map);
  const before = keys.slice(0, keys.indexOf(key));
  const host = before.findLastIndex((one) => map[one] !== null);
  const start = map[before[host] ?? ''];
  if (typeof start !== 'string') return undefined;
  const whole = [start, ...before.slice(host + 1), key].join(', ');
  const text = whole.length < LONGEST_QUOTE * 2 ? onOneLine(whole) : '"…"';
  return `A text with a comma needs quotes: ${before[host]}: ${text}`;
}

/** The written value, if it is a word or a number. */
const inShort = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.length < LONGEST_QUOTE)
    ? onOneLine(value)
    : '…';

/** Whether a map of this shape has such a key. */
const hasKey = (shape: Shape, key: string): boolean =>
  listBranches(shape).some(
    (one) => one.is === 'fields' && Object.hasOwn({ ...one.required, ...one.optional }, key),
  );

/** The key whose list accepts clauses with this verb. */
function findHost(verb: string, { optional }: FieldsShape): string | undefined {
  return Object.keys(optional).find((key) => {
    const list = optional[key] && resolve(optional[key]);
    const item = list?.is === 'list' ? resolve(list.item) : undefined;
    return item?.is === 'tagged' && item.noun === 'verb' && Object.hasOwn(item.branches, verb);
  });
}

/** If the map has an unknown key, that one was probably meant to be the missing key: one mistake. */
function explainOneOf(
  { oneOf, notBoth }: FieldsShape,
  value: Plain,
  path: Path,
  hasStrangers: boolean,
): Problem[] {
  if (notBoth?.every((key) => key in value)) {
    const [first, second] = notBoth;
    const message = `"${first}" and "${second}" exclude each other.`;
    return [problem('KEYS_EXCLUDE', [...path, second], 'key', message)];
  }
  if (oneOf === undefined || hasStrangers || oneOf.some((key) => key in value)) return [];
  const message = `${inWords(
    oneOf.map((key) => `"${key}"`),
    'or',
  )} is missing.`;
  return [missingKey(path, message, `Add ${inWords(oneOf, 'or')}.`)];
}

export function explainEntries(shape: RecordShape, value: unknown, path: Path, explain: Explain): Problem[] {
  if (!isPlainMap(value)) return wrongType(shape, value, path);
  const pattern = new RegExp(shape.key.pattern ?? '', 'u');
  return Object.keys(value).flatMap((key) => {
    const place = [...path, key];
    if (pattern.test(key)) return explain(shape.value, value[key], place);
    return [wrongFormat(shape.key, key, place, 'key')];
  });
}

/** A clause is identified by its verb, a condition by its question: the codes differ, the mistakes are the same. */
const TAGS = {
  verb: {
    unknown: 'EFFECT_UNKNOWN',
    none: 'EFFECT_VERBS',
    several: 'EFFECT_VERBS',
    noun: 'verb',
    whole: 'clause',
  },
  question: {
    unknown: 'KEY_UNKNOWN',
    none: 'KEY_MISSING',
    several: 'KEYS_EXCLUDE',
    noun: 'condition',
    whole: 'condition',
  },
} as const;

/** A map with one identifying key: only the branch of that key is explained. */
export function explainTagged(shape: TaggedShape, value: unknown, path: Path, explain: Explain): Problem[] {
  if (!isPlainMap(value)) return wrongType(shape, value, path, hintAtTags(shape, value));
  const tags = Object.keys(value).filter(
    (key) => Object.hasOwn(shape.branches, key) || Object.hasOwn(shape.elsewhere, key),
  );
  const [tag, another] = tags;
  if (another !== undefined) return [explainSeveral(shape, tags, another, path)];
  const branch = tag === undefined ? undefined : shape.branches[tag];
  return branch === undefined
    ? [explainNoTag(shape, value, path)]
    : explainFields(branch, value, path, explain);
}

function explainSeveral(
  { noun }: TaggedShape,
  tags: readonly string[],
  another: string,
  path: Path,
): Problem {
  const { several, whole } = TAGS[noun];
  const message = `A ${whole} has one ${TAGS[noun].noun === whole ? 'question' : noun} only: here are ${inWords(tags)}.`;
  const combined = tags.map((tag) => `{ ${tag}: … }`).join(', ');
  const hint =
    noun === 'verb'
      ? `Begin a new clause for "${another}", with its own dash.`
      : `Combine them: { all: [${combined}] }`;
  return problem(several, [...path, another], 'key', message, hint);
}

function explainNoTag(shape: TaggedShape, value: Plain, path: Path): Problem {
  const tags = TAGS[shape.noun];
  const known = Object.keys(shape.branches);
  const keys = Object.keys(value);
  const misplaced = keys.find((key) => Object.hasOwn(shape.elsewhere, key));
  if (misplaced !== undefined) {
    const where = shape.elsewhere[misplaced];
    const message = `The verb "${misplaced}" is not allowed here: it belongs in ${where}.`;
    return problem('EFFECT_MISPLACED', [...path, misplaced], 'key', message, `Move the clause to ${where}.`);
  }
  const others = new Set(Object.values(shape.branches).flatMap((branch) => Object.keys(branch.optional)));
  const unknown =
    keys.find((key) => !others.has(key)) ?? keys.find((key) => nearest(key, known) !== undefined);
  if (unknown !== undefined) {
    const message = `Unknown ${tags.noun} ${quote(unknown)}.`;
    return problem(tags.unknown, [...path, unknown], 'key', message, tagHint(shape, unknown, value));
  }
  const message = shape.noun === 'verb' ? 'There is no verb in this clause.' : 'This condition asks nothing.';
  const keyword = keys.find((key) => shape.otherwise !== undefined && Object.hasOwn(shape.otherwise, key));
  if (keyword !== undefined)
    return problem(tags.none, [...path, keyword], 'key', message, shape.otherwise?.[keyword]);
  if (shape.noun === 'verb' && Number(path.at(-1)) > 0)
    return problem(tags.none, path, 'value', message, belongsAbove(keys));
  return problem(tags.none, path, 'value', message, `It needs one of ${inWords(known, 'or')}.`);
}

/** A clause with none but the keys of another clause was split from it by a dash. */
const belongsAbove = (keys: readonly string[]): string =>
  keys.length === 0
    ? 'Write a clause behind the dash, such as draw: 1, or remove the dash.'
    : `Remove the dash before "${keys[0]}": it belongs to the clause above.`;

/**
 * The tag that was probably meant: tags that are allowed here come before others; otherwise points to the full list.
 */
function tagHint(shape: TaggedShape, unknown: string, value: Plain): string | undefined {
  const known = Object.keys(shape.branches);
  const wanted = unknown.toLowerCase();
  if (shape.otherwise !== undefined && Object.hasOwn(shape.otherwise, unknown))
    return shape.otherwise[unknown];
  const called = known.find((tag) => shape.branches[tag]?.required[tag]?.aliases?.includes(wanted));
  const meant = nearest(unknown, known) ?? called ?? nearest(unknown, Object.keys(shape.elsewhere));
  if (meant !== undefined)
    return `Did you mean "${meant}"?${meant === called ? ' docs/reference/effects.md lists all verbs.' : ''}`;
  if (shape.noun === 'question') {
    const asked = known.find((tag) => hasKey(shape.branches[tag]?.required[tag] as Shape, unknown));
    return asked === undefined
      ? didYouMean(unknown, known)
      : `It belongs inside "${asked}": { ${asked}: { ${unknown}: ${inShort(value[unknown])} } }`;
  }
  return `The nearest that are allowed here: ${inWords(nearestFew(unknown, known), 'or')}. docs/reference/effects.md lists them all; write what no verb says as text: "…" on the card.`;
}

function hintAtTags({ noun }: TaggedShape, value: unknown): string | undefined {
  if (Array.isArray(value) && noun === 'question') return 'Put the list under "all" or "any".';
  if (value === null && noun === 'verb')
    return 'Write a clause behind the dash, such as draw: 1, or remove the dash.';
  return typeof value === 'string' ? spaceHint(value) : undefined;
}
