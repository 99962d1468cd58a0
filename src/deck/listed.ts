import { areSame } from '../memo/reuse-unchanged.js';

/** A record as lists, in its order. */
export interface Listed<Value> {
  readonly ids: readonly string[];
  readonly values: readonly Value[];
}

const known = new WeakMap<object, Listed<unknown>>();
/** By length: the ids of a deck are usually the same as before its last change. */
const latest = new Map<number, readonly string[]>();

/**
 * Ids and values of an immutable record, such as the cards of a deck. Memoized. If the ids are the same as before, the
 * list is identical, so that comparing lists is quick.
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
