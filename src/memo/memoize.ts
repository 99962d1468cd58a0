/**
 * In-process memoization of functions of immutable objects. Entries die with the object that they were computed from.
 * Entry points: `memoize` keeps one result for each object, `memoizeByKey` one for each object and key.
 */
import { areSame } from './reuse-unchanged.js';

/** Memoizes by the identity of an immutable object; recomputes if one of the other arguments has changed. */
export function memoize<Thing extends object, From extends readonly unknown[], Made>(
  make: (thing: Thing, ...from: From) => Made,
): (thing: Thing, ...from: From) => Made {
  const known = new WeakMap<Thing, { readonly from: From; readonly made: Made }>();
  return (thing, ...from) => {
    let found = known.get(thing);
    if (found === undefined || !areSame(found.from, from)) {
      found = { from, made: make(thing, ...from) };
      known.set(thing, found);
    }
    return found.made;
  };
}

/**
 * Memoizes by the identity of an immutable object and by a key of the other arguments.
 * @param keyOf left out: the second argument is the key
 */
export function memoizeByKey<Thing extends object, From extends readonly unknown[], Made>(
  make: (thing: Thing, ...from: From) => Made,
  keyOf: (...from: From) => unknown = (...from) => from[0],
): (thing: Thing, ...from: From) => Made {
  const known = new WeakMap<Thing, Map<unknown, Made>>();
  return (thing, ...from) => {
    let byKey = known.get(thing);
    if (byKey === undefined) {
      byKey = new Map();
      known.set(thing, byKey);
    }
    const key = keyOf(...from);
    if (!byKey.has(key)) byKey.set(key, make(thing, ...from));
    return byKey.get(key) as Made;
  };
}
