/** JSON values in the cache: get, set, and get-or-compute for many entries. An unreadable entry is a cache miss. */
import { setImmediate } from 'node:timers/promises';
import type { Cache } from './cache.js';
import type { Kind } from './kinds.js';

/** Reads a cached JSON value; undefined if it is missing or unreadable. */
export function getJson<T>(cache: Cache, kind: Kind, key: string): T | undefined {
  const found = cache.get(kind, key);
  if (found === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(found)) as T;
  } catch {
    return undefined;
  }
}

export const setJson = (cache: Cache, kind: Kind, key: string, value: unknown): void =>
  cache.set(kind, key, JSON.stringify(value));

/** Maximum time between two yields to the event loop, in ms. */
const TURN = 25;

/**
 * Reads many entries of one kind and computes the missing ones. A value that can't be computed is undefined and is not
 * cached.
 * @param pause awaited at each yield to the event loop; if it throws, the entries computed so far stay cached
 */
export async function getOrComputeAll<T>(
  cache: Cache,
  kind: Kind,
  keys: readonly string[],
  make: (index: number) => T | undefined | Promise<T | undefined>,
  checkpoint?: () => Promise<void>,
): Promise<readonly (T | undefined)[]> {
  const values = keys.map((key) => getJson<T>(cache, kind, key));
  let last = performance.now();
  for (const [index, key] of keys.entries()) {
    if (values[index] !== undefined) continue;
    // Yield from time to time, so that a running server stays responsive.
    if (performance.now() - last > TURN) {
      await setImmediate();
      await checkpoint?.();
      last = performance.now();
    }
    const made = await make(index);
    values[index] = made;
    if (made !== undefined) setJson(cache, kind, key, made);
  }
  return values;
}
