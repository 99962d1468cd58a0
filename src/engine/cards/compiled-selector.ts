import type { Measure, Selector } from '../../vocabulary/selector.js';
import { asKey } from './as-key.js';

/** What scripts name and the engine numbers: by its place. */
export interface Names {
  readonly families: readonly string[];
  readonly icons: readonly string[];
  readonly characters: readonly string[];
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
  /** Questions that few selectors ask: one look tells that there are none. */
  readonly rare: RareTraits | undefined;
}

export interface RareTraits {
  /** Icons that must be seen in more than one slot: icon and number, by turns. */
  readonly repeated: readonly number[];
  /** One of these icons must be seen, one bit each; 0: nothing is asked. */
  readonly oneOf: number;
  /** The character that is meant; −1: any. */
  readonly is: number;
  readonly fewest: number;
  readonly most: number;
  readonly not: CompiledSelector | undefined;
  readonly any: readonly CompiledSelector[];
  /** 1: only those with the most of the measure; −1: with the least; 0: nothing is asked. */
  readonly extreme: -1 | 0 | 1;
  readonly measure: Measure;
}

/** More than any self-worth: nothing is asked. */
const MOST = 1e6;

export function compileSelector(selector: Selector, names: Names): CompiledSelector {
  const { family, selfWorth } = selector;
  return {
    this: selector.this,
    that: selector.that === true,
    of: asKey(selector.of),
    state: asKey(selector.state),
    icons: iconBits(selector.shows, names),
    family: family === undefined ? undefined : names.families.indexOf(family),
    selfWorth:
      selfWorth === undefined
        ? undefined
        : { below: selfWorth.below ?? MOST, atLeast: selfWorth.atLeast ?? -MOST },
    rare: compileRare(selector, names),
  };
}

const iconBits = (shows: readonly string[], { icons }: Names) =>
  shows.reduce((bits, icon) => bits | (1 << icons.indexOf(icon)), 0);

function compileRare(selector: Selector, names: Names): RareTraits | undefined {
  const { shows, showsAny, is, modifiers, not, any, extreme } = selector;
  const repeated = [...new Set(shows)].flatMap((icon) => {
    const times = shows.filter((other) => other === icon).length;
    return times > 1 ? [names.icons.indexOf(icon), times] : [];
  });
  const isPlain = [showsAny, is, modifiers, not, any, extreme].every((one) => one === undefined);
  if (isPlain && repeated.length === 0) return undefined;
  return {
    repeated,
    oneOf: iconBits(showsAny ?? [], names),
    // A character of another edition has no number here: −2 is none.
    is: is === undefined ? -1 : names.characters.includes(is) ? names.characters.indexOf(is) : -2,
    fewest: modifiers?.atLeast ?? 0,
    most: modifiers?.atMost ?? MOST,
    not: not === undefined ? undefined : compileSelector(not, names),
    any: (any ?? []).map((one) => compileSelector(one, names)),
    extreme: extreme === undefined ? 0 : extreme.which === 'lowest' ? -1 : 1,
    measure: asKey(extreme?.of ?? 'selfWorth'),
  };
}
