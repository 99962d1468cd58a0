/** Words conditions, which `plain-condition.ts` has freed of negations. Entry point: `tellCondition`. */

import { characters, type Naming, ownerOf } from './characters.js';
import type { Part } from './part.js';
import type { PhraseFormatter } from './phrase-formatter.js';
import type { Bounds, PlainCondition, Trait } from './plain-condition.js';
import { type NamedCharacter, readerSlots } from './sentence-context.js';
import { tellTraits, traitOf } from './traits.js';

/** Whose hand an `if` refers to: the reader's, the controller's, or that of another actor. */
export type Person = 'you' | 'controller' | 'other';

export interface ConditionContext extends Naming {
  readonly person: Person;
}

/** Words a condition as a clause without "if". */
export function tellCondition(condition: PlainCondition, context: ConditionContext): Part[] {
  if (condition.is === 'this') return tellTraits([condition.trait], 'and', context);
  if (condition.is === 'count') return tellCount(condition.count, condition.bounds, context);
  if (condition.is === 'hand') return tellHand(condition.bounds, context);
  return tellList(condition.is, condition.list, context, false);
}

/** Which character a condition names last. */
export function namedBy(condition: PlainCondition): NamedCharacter {
  if ('list' in condition) return condition.list.map(namedBy).findLast((named) => named !== 'no') ?? 'no';
  return condition.is === 'this' ? 'this' : condition.is === 'count' ? 'other' : 'no';
}

/** Whether a condition names only this character: then a pronoun is unambiguous. */
export const isOfThis = (condition: PlainCondition): boolean =>
  'list' in condition ? condition.list.every(isOfThis) : condition.is === 'this';

/** Whether a condition names the controller, and no other player after that. A hand is that of `person`. */
export function namesPlayer(condition: PlainCondition, person: Person): boolean {
  if (!('list' in condition))
    return condition.is === 'hand'
      ? person === 'controller'
      : condition.is === 'count' && condition.count.of === 'you';
  const isNamed = (one: PlainCondition) => namesPlayer(one, person);
  return condition.list.some(isNamed) && condition.list.every((one) => isNamed(one) || isOfThis(one));
}

/** "a and b or c" is ambiguous: it becomes "either a and b, or c". */
function tellList(
  is: 'all' | 'any',
  list: readonly PlainCondition[],
  context: ConditionContext,
  isInside: boolean,
): Part[] {
  const { formatter } = context;
  const word = is === 'all' ? 'and' : 'or';
  const traits = list.map(traitOf).filter((trait): trait is Trait => trait !== undefined);
  const firstTrait = list.findIndex((one) => one.is === 'this');
  let { named, isPlayerNamed } = context;
  const told = list.flatMap((one, i) => {
    if (one.is === 'this' && i !== firstTrait) return [];
    const inside = { ...context, named, isPlayerNamed };
    named = namedBy(one) === 'no' ? named : namedBy(one);
    isPlayerNamed = namesPlayer(one, context.person) || (isPlayerNamed && isOfThis(one));
    if (one.is === 'this') return [tellTraits(traits, word, context)];
    return ['list' in one ? tellList(one.is, one.list, inside, true) : tellCondition(one, inside)];
  });
  const isMixed = is === 'any' && (isInside || list.some((one) => 'list' in one));
  return isMixed && told.length > 1 ? tellEither(told, isInside, formatter) : formatter.join(word, told);
}

function tellEither(
  [first = [], ...rest]: readonly Part[][],
  isInside: boolean,
  formatter: PhraseFormatter,
): Part[] {
  const inside = isInside ? 'yes' : 'no';
  return rest.reduce(
    (a, b) => formatter.format('either.or', { a, b, inside }),
    formatter.format('either', { a: first, inside }),
  );
}

function tellCount(
  count: Extract<PlainCondition, { is: 'count' }>['count'],
  bounds: Bounds,
  context: ConditionContext,
): Part[] {
  const { formatter, reader } = context;
  const { key, number } = readBounds(bounds);
  const what = characters(context, count, 'count', number);
  const slots = { of: ownerOf(count, reader), count: number, ...readerSlots(context) };
  const there = formatter.format('there', slots);
  return formatter.format(`if.count.${key}`, { there, what, count: number, least: bounds.atLeast });
}

function tellHand(bounds: Bounds, context: ConditionContext): Part[] {
  const { formatter, person } = context;
  return formatter.format('if.hand', { ...readerSlots(context), person, ...cardSlots(bounds, formatter) });
}

/** "holding at least 5 cards": attached to the subject where the bound applies to each actor's own hand. */
export const tellHolding = (bounds: Bounds, formatter: PhraseFormatter) => {
  const slots = cardSlots(bounds, formatter);
  return { ...slots, holding: formatter.format('holding', slots) };
};

/** How many cards are held, and whether there are any: "at least 5 cards", "no cards". */
function cardSlots(bounds: Bounds, formatter: PhraseFormatter) {
  const { key, number } = readBounds(bounds);
  const cards = formatter.format(`cards.${key}`, { count: number, least: bounds.atLeast });
  return { cards, some: key === 'none' ? 'no' : 'yes' };
}

/** Bounds as a language says them: an exact number is not a range. */
function readBounds({ atLeast, atMost }: Bounds) {
  if (atMost === undefined) return { key: 'atLeast', number: atLeast ?? 0 } as const;
  if (atMost === 0) return { key: 'none', number: 0 } as const;
  if (atLeast === atMost) return { key: 'exactly', number: atMost } as const;
  return { key: (atLeast ?? 0) > 0 ? 'between' : 'atMost', number: atMost } as const;
}
