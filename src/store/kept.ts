import { setImmediate } from 'node:timers/promises';
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

/** So long, in ms, nobody else has a turn. */
const TURN = 25;

/**
 * Many things that lie together: of those, what is unknown is made; what could not be made is undefined, and is not kept.
 * @param pause what else is waited for whenever others have their turn; where it throws, what was made so far is kept
 */
export async function keptTogether<T>(
  store: Store,
  kind: Kind,
  keys: readonly string[],
  make: (index: number) => T | undefined | Promise<T | undefined>,
  pause?: () => Promise<void>,
): Promise<readonly (T | undefined)[]> {
  const values = keys.map((key) => findValue<T>(store, kind, key));
  let last = performance.now();
  for (const [index, key] of keys.entries()) {
    if (values[index] !== undefined) continue;
    // Whoever shows a deck meanwhile gets a turn now and then.
    if (performance.now() - last > TURN) {
      await setImmediate();
      await pause?.();
      last = performance.now();
    }
    const made = await make(index);
    values[index] = made;
    if (made !== undefined) keepValue(store, kind, key, made);
  }
  return values;
}
