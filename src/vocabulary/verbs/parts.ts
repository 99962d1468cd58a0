import type { Part, Parts } from './define-verb.js';

/** What a single field is; undefined for a word or a flag, which say all themselves. */
export type Leaf = Extract<Part, string> | undefined;

/** A value in which every field has become something else, by what its verb says that it is. */
export function mapParts(
  value: object,
  parts: Parts,
  make: (part: unknown, what: Leaf) => unknown,
): Record<string, unknown> {
  const mapped = Object.entries(value).map(([field, part]) => [field, mapPart(part, parts[field], make)]);
  return Object.fromEntries(mapped);
}

function mapPart(
  part: unknown,
  what: Part | undefined,
  make: (part: unknown, what: Leaf) => unknown,
): unknown {
  if (what === undefined || typeof what === 'string') return make(part, what);
  if (isList(what)) return (part as readonly unknown[]).map((one) => mapPart(one, what[0], make));
  return mapParts(part as object, what, make);
}

const isList = (what: readonly [Part] | Parts): what is readonly [Part] => Array.isArray(what);
