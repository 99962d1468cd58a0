import { digest } from './key.js';
import type { Kind } from './kinds.js';
import type { Store } from './store.js';

/** Plain data that was kept; undefined where there is none that can be read. */
export function findValue<T>(store: Store, kind: Kind, key: string): T | undefined {
  const found = store.find(kind, key);
  if (found === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(found)) as T;
  } catch {
    return undefined;
  }
}

export const keepValue = (store: Store, kind: Kind, key: string, value: unknown): void =>
  store.keep(kind, key, JSON.stringify(value));

/**
 * What was made before of many things that lie together: one entry for all as long as none of them has changed, and one
 * for each, for when one has. Undefined for what is not known.
 */
export function findTogether<T>(store: Store, kind: Kind, keys: readonly string[]): (T | undefined)[] {
  const all = keys.length > 1 ? findValue<T[]>(store, kind, togetherOf(keys)) : undefined;
  return all ?? keys.map((key) => findValue<T>(store, kind, key));
}

/** Keeps what `findTogether` will be asked for. @param known what it has found: that is not written again */
function keepTogether<T>(
  store: Store,
  kind: Kind,
  keys: readonly string[],
  values: readonly (T | undefined)[],
  known: readonly (T | undefined)[],
): void {
  for (const [index, key] of keys.entries())
    if (known[index] === undefined && values[index] !== undefined) keepValue(store, kind, key, values[index]);
  const isWhole = values.every((value) => value !== undefined);
  if (keys.length > 1 && isWhole) keepValue(store, kind, togetherOf(keys), values);
}

const togetherOf = (keys: readonly string[]): string => digest(keys.join(' '));

/** The two above, and between them what is unknown is made; what could not be made is undefined, and is not kept. */
export async function keptTogether<T>(
  store: Store,
  kind: Kind,
  keys: readonly string[],
  make: (index: number) => T | undefined | Promise<T | undefined>,
): Promise<readonly (T | undefined)[]> {
  const known = findTogether<T>(store, kind, keys);
  if (!known.includes(undefined)) return known;
  const values = [...known];
  for (const index of values.keys()) values[index] ??= await make(index);
  keepTogether(store, kind, keys, values, known);
  return values;
}
