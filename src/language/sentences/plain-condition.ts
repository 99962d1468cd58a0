/** Rewrites conditions without `not`, since most negations have a plainer positive form. Entry point: `toPlain`. */

import type { Condition } from '../../vocabulary/condition.js';
import type { StoryIcon } from '../../vocabulary/icons.js';
import type { CharacterState, Selector } from '../../vocabulary/selector.js';

/** A statement about this character; only icons and families need a separate word for their negation. */
export type Trait =
  | { readonly of: 'you' | 'opponents' }
  | { readonly state: CharacterState }
  | { readonly shows: readonly StoryIcon[]; readonly word: 'and' | 'or'; readonly isDenied: boolean }
  | { readonly family: string; readonly isDenied: boolean }
  | { readonly selfWorth: NonNullable<Selector['selfWorth']> };

/** Lower and upper bound of a number. */
export interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A condition without `not`: each negation is resolved into a positive statement. */
export type PlainCondition =
  | { readonly is: 'this'; readonly trait: Trait }
  | { readonly is: 'count'; readonly count: Selector; readonly bounds: Bounds }
  | { readonly is: 'hand'; readonly bounds: Bounds }
  | { readonly is: 'all' | 'any'; readonly list: readonly PlainCondition[] };

/** Removes negations: "it is not true that you hold at least 3 cards" becomes "you hold at most 2 cards". */
export function toPlain(condition: Condition, isDenied = false): PlainCondition {
  if ('not' in condition) return toPlain(condition.not, !isDenied);
  if ('this' in condition) return plainTraits(condition.this, isDenied);
  if ('hand' in condition) return plainBounds(condition.hand, isDenied, (bounds) => ({ is: 'hand', bounds }));
  if ('count' in condition)
    return plainBounds(condition, isDenied, (bounds) => ({ is: 'count', count: condition.count, bounds }));
  const isAll = 'all' in condition;
  const list = (isAll ? condition.all : condition.any).map((inner) => toPlain(inner, isDenied));
  return group(isAll !== isDenied ? 'all' : 'any', list);
}

/** Flattens nested lists of the same type and sorts them; a list of one item becomes that item. */
function group(is: 'all' | 'any', list: readonly PlainCondition[]): PlainCondition {
  const flat = list.flatMap((one) => ('list' in one && one.is === is ? one.list : [one]));
  const [only] = flat;
  if (only !== undefined && flat.length === 1) return only;
  return { is, list: flat.toSorted((a, b) => rank(a) - rank(b)) };
}

/** A hand belongs to the subject before it, and a pronoun behind a condition refers to this character: it comes last. */
const rank = (condition: PlainCondition): number =>
  condition.is === 'hand' ? 0 : endsWithThis(condition) ? 2 : 1;

/** Whether a condition speaks of this character last: then a pronoun is unambiguous. */
export function endsWithThis(condition: PlainCondition): boolean {
  if (!('list' in condition)) return condition.is === 'this';
  const last = condition.list.at(-1);
  return last !== undefined && endsWithThis(last);
}

/** Whether a condition asks for a hand. */
export const asksForHand = (condition: PlainCondition): boolean =>
  'list' in condition ? condition.list.some(asksForHand) : condition.is === 'hand';

function plainBounds(
  { atLeast, atMost }: Bounds,
  isDenied: boolean,
  make: (bounds: Bounds) => PlainCondition,
): PlainCondition {
  if (!isDenied)
    return make({ ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) });
  return group('any', [
    ...(atLeast === undefined ? [] : [make({ atMost: atLeast - 1 })]),
    ...(atMost === undefined ? [] : [make({ atLeast: atMost + 1 })]),
  ]);
}

/** A trait of every character. */
const ANY: Trait = { state: 'any' };

function plainTraits({ of, state, shows, family, selfWorth }: Selector, isDenied: boolean): PlainCondition {
  const traits: Trait[] = [
    ...(of === 'anyone' ? [] : [{ of: isDenied === (of === 'you') ? 'opponents' : 'you' } as const]),
    ...(state === 'any' ? [] : [{ state: isDenied === (state === 'living') ? 'dead' : 'living' } as const]),
    ...showing(shows, isDenied),
    ...(family === undefined ? [] : [{ family, isDenied }]),
    ...(selfWorth === undefined ? [] : isDenied ? otherWorths(selfWorth) : [{ selfWorth }]),
  ];
  return group(
    isDenied ? 'any' : 'all',
    (traits.length > 0 ? traits : [ANY]).map((trait) => ({ is: 'this', trait })),
  );
}

function showing(shows: readonly StoryIcon[], isDenied: boolean): Trait[] {
  if (shows.length === 0) return [];
  return isDenied
    ? shows.map((icon) => ({ shows: [icon], word: 'and', isDenied }))
    : [{ shows, word: 'and', isDenied }];
}

function otherWorths({ below, atLeast }: NonNullable<Selector['selfWorth']>): Trait[] {
  return [
    ...(atLeast === undefined ? [] : [{ selfWorth: { below: atLeast } }]),
    ...(below === undefined ? [] : [{ selfWorth: { atLeast: below } }]),
  ];
}

/** Splits a condition into the bound on the actor's hand and the rest, where the two are separable. */
export function handOf(condition: PlainCondition): { hand?: Bounds; rest?: PlainCondition } {
  if (condition.is === 'hand') return { hand: condition.bounds };
  if (condition.is !== 'all') return {};
  const [hand, another] = condition.list.filter((one) => one.is === 'hand');
  if (hand?.is !== 'hand' || another !== undefined) return {};
  return {
    hand: hand.bounds,
    rest: group(
      'all',
      condition.list.filter((one) => one !== hand),
    ),
  };
}
