import { areSame } from '../memo/reuse-unchanged.js';

/** Memoizes by an immutable object; recomputes if one of the other arguments has changed. */
export function memoizeTexts<Thing extends object, From extends readonly unknown[], Made>(
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
