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
  | { readonly is: string; readonly isDenied: boolean }
  | { readonly selfWorth: NonNullable<Selector['selfWorth']> }
  | { readonly modifiers: Bounds };

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
  | { readonly is: 'icons'; readonly icon: StoryIcon; readonly among: Selector; readonly bounds: Bounds }
  | { readonly is: 'all' | 'any'; readonly list: readonly PlainCondition[] };

/** Removes negations: "it is not true that you hold at least 3 cards" becomes "you hold at most 2 cards". */
export function toPlain(condition: Condition, isDenied = false): PlainCondition {
  if ('not' in condition) return toPlain(condition.not, !isDenied);
  if ('this' in condition) return plainTraits(condition.this, isDenied);
  if ('hand' in condition) return plainBounds(condition.hand, isDenied, (bounds) => ({ is: 'hand', bounds }));
  if ('count' in condition)
    return plainBounds(condition, isDenied, (bounds) => ({ is: 'count', count: condition.count, bounds }));
  if ('icons' in condition) {
    const { icons: icon, among } = condition;
    return plainBounds(condition, isDenied, (bounds) => ({ is: 'icons', icon, among, bounds }));
  }
  const isAll = 'all' in condition;
  const list = (isAll ? condition.all : condition.any).map((inner) => toPlain(inner, isDenied));
  return group(isAll !== isDenied ? 'all' : 'any', list);
}

/** Flattens nested lists of the same type and sorts them; a list of one item becomes that item. */
function group(is: 'all' | 'any', list: readonly PlainCondition[]): PlainCondition {
  const flat = list.flatMap((one) => ('list' in one && one.is === is ? one.list : [one]));
  const [only] = flat;
  if (only !== undefined && flat.length === 1) return only;
  return { is, list: flat.toSorted((a, b) => rank(a, is) - rank(b, is)) };
}

/**
 * A hand belongs to the subject before it, and a pronoun behind a condition refers to this character: it comes last. So
 * do alternatives, since an "and" behind them would seem to belong to the last one.
 */
const rank = (condition: PlainCondition, within: 'all' | 'any'): number => {
  if (within === 'all' && condition.is === 'any') return 3;
  return condition.is === 'hand' ? 0 : endsWithThis(condition) ? 2 : 1;
};

/** Whether a condition speaks of this character last: then a pronoun is unambiguous. */
export function endsWithThis(condition: PlainCondition): boolean {
  if (!('list' in condition)) return condition.is === 'this';
  const last = condition.list.at(-1);
  return last !== undefined && endsWithThis(last);
}

/** Whether a condition asks for what the acting player, or a neighbour of that player, has. */
export function asksForActor(condition: PlainCondition): boolean {
  if ('list' in condition) return condition.list.some(asksForActor);
  if (condition.is === 'count') return isOfActor(condition.count);
  return condition.is === 'hand' || (condition.is === 'icons' && isOfActor(condition.among));
}

/** Whether a condition names a neighbour, who has something. */
export function asksForNeighbour(condition: PlainCondition): boolean {
  if ('list' in condition) return condition.list.some(asksForNeighbour);
  return condition.is === 'count' && (condition.count.of === 'left' || condition.count.of === 'right');
}

const isOfActor = ({ of }: Selector) => of === 'actor' || of === 'left' || of === 'right';

function plainBounds(
  { atLeast, atMost }: Bounds,
  isDenied: boolean,
  make: (bounds: Bounds) => PlainCondition,
): PlainCondition {
  if (!isDenied)
    return make({ ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) });
  return group(
    'any',
    denyBounds({ ...(atLeast !== undefined && { atLeast }), ...(atMost !== undefined && { atMost }) }).map(
      make,
    ),
  );
}

/** A trait of every character. */
const ANY: Trait = { state: 'any' };

/** What a selector asks of a single character. */
function plainTraits(selector: Selector, isDenied: boolean): PlainCondition {
  const { of, state, family, is, selfWorth, modifiers, not, any } = selector;
  const traits: Trait[] = [
    ...(of === 'anyone' ? [] : [{ of: isDenied === (of === 'you') ? 'opponents' : 'you' } as const]),
    ...(state === 'any' ? [] : [{ state: isDenied === (state === 'living') ? 'dead' : 'living' } as const]),
    ...showing(selector, isDenied),
    ...(family === undefined ? [] : [{ family, isDenied }]),
    ...(is === undefined ? [] : [{ is, isDenied }]),
    ...(selfWorth === undefined
      ? []
      : (isDenied ? denyWorth(selfWorth) : [selfWorth]).map((selfWorth) => ({ selfWorth }))),
    ...(modifiers === undefined
      ? []
      : (isDenied ? denyBounds(modifiers) : [modifiers]).map((modifiers) => ({ modifiers }))),
  ];
  const inner = [
    ...(not === undefined ? [] : [plainTraits(not, !isDenied)]),
    ...(any === undefined
      ? []
      : [
          group(
            isDenied ? 'all' : 'any',
            any.map((one) => plainTraits(one, isDenied)),
          ),
        ]),
  ];
  const asked = traits.length + inner.length > 0 ? traits : [ANY];
  return group(isDenied ? 'any' : 'all', [
    ...asked.map((trait): PlainCondition => ({ is: 'this', trait })),
    ...inner,
  ]);
}

/** All icons as often as they are named, and one of those of which one is enough. */
function showing({ shows, showsAny }: Selector, isDenied: boolean): Trait[] {
  const each = [...new Set(shows)].map((icon) => shows.filter((other) => other === icon));
  const all: Trait[] = isDenied
    ? each.map((same) => ({ shows: same, word: 'and', isDenied }))
    : shows.length > 0
      ? [{ shows, word: 'and', isDenied }]
      : [];
  // Denied, they are all missing: it shows neither the one nor the other.
  return showsAny === undefined
    ? all
    : [...all, { shows: showsAny, word: isDenied ? 'and' : 'or', isDenied }];
}

/** The bounds of every number that these do not allow. */
export function denyBounds({ atLeast, atMost }: Bounds): Bounds[] {
  return [
    ...(atLeast === undefined ? [] : [{ atMost: atLeast - 1 }]),
    ...(atMost === undefined ? [] : [{ atLeast: atMost + 1 }]),
  ];
}

/** The same of a self-worth. */
export function denyWorth({
  below,
  atLeast,
}: NonNullable<Selector['selfWorth']>): NonNullable<Selector['selfWorth']>[] {
  return [
    ...(atLeast === undefined ? [] : [{ below: atLeast }]),
    ...(below === undefined ? [] : [{ atLeast: below }]),
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

/** Bounds as a language says them: an exact number is not a range. */
export function readBounds({ atLeast, atMost }: Bounds) {
  if (atMost === undefined) return { key: 'atLeast', number: atLeast ?? 0 } as const;
  if (atMost === 0) return { key: 'none', number: 0 } as const;
  if (atLeast === atMost) return { key: 'exactly', number: atMost } as const;
  return { key: (atLeast ?? 0) > 0 ? 'between' : 'atMost', number: atMost } as const;
}
