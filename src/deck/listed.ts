import { areSame } from './share.js';

/** A record as lists, in its order. */
export interface Listed<Value> {
  readonly ids: readonly string[];
  readonly values: readonly Value[];
}

const known = new WeakMap<object, Listed<unknown>>();
/** By length: the ids of a deck are mostly those that it had before its last change. */
const latest = new Map<number, readonly string[]>();

/**
 * The ids and values of a record that never changes, such as the cards of a deck: of thousands they are listed once, and
 * the ids are the very list of before where they are the same, so that whoever compares lists sees it at once.
 */
export function listed<Value>(record: Readonly<Record<string, Value>>): Listed<Value> {
  const found = known.get(record);
  if (found !== undefined) return found as Listed<Value>;
  const all = Object.keys(record);
  const before = latest.get(all.length);
  const ids = before !== undefined && areSame(before, all) ? before : all;
  if (latest.size > MOST) latest.clear();
  latest.set(ids.length, ids);
  const made = { ids, values: Object.values(record) };
  known.set(record, made);
  return made;
}

const MOST = 64;
