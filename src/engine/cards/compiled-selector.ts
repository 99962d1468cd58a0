import type { Selector } from '../../vocabulary/selector.js';
import { asKey } from './as-key.js';

/** What scripts name and the engine numbers: by its place. */
export interface Names {
  readonly families: readonly string[];
  readonly icons: readonly string[];
}

/** A selector as the engine asks it: icons and family are numbers. */
export interface CompiledSelector {
  readonly this: boolean;
  /** The character that the card has picked last. */
  readonly that: boolean;
  readonly of: Selector['of'];
  readonly state: Selector['state'];
  /** The icons that must be seen, one bit each. */
  readonly icons: number;
  readonly family: number | undefined;
  readonly selfWorth: { readonly below: number; readonly atLeast: number } | undefined;
}

/** More than any self-worth: nothing is asked. */
const MOST = 1e6;

export function compileSelector(selector: Selector, { families, icons }: Names): CompiledSelector {
  const { family, selfWorth } = selector;
  return {
    this: selector.this,
    that: selector.that === true,
    of: asKey(selector.of),
    state: asKey(selector.state),
    icons: selector.shows.reduce((bits, icon) => bits | (1 << icons.indexOf(icon)), 0),
    family: family === undefined ? undefined : families.indexOf(family),
    selfWorth:
      selfWorth === undefined
        ? undefined
        : { below: selfWorth.below ?? MOST, atLeast: selfWorth.atLeast ?? -MOST },
  };
}
