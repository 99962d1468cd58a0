/** Words conditions, which `plain-condition.ts` has freed of negations. Entry point: `tellCondition`. */

import type { Selector } from '../../vocabulary/selector.js';
import type { Part } from '../part.js';
import { MANY, type PhraseFormatter } from '../phrases/phrase-formatter.js';
import type { PhraseKey } from '../phrases/phrases.js';
import { characters } from './characters.js';
import type { Naming } from './naming.js';
import { type Bounds, type PlainCondition, readBounds, type Trait } from './plain-condition.js';
import { tellTraits, traitOf } from './traits.js';

/** Words a condition as a clause without "if". */
export function tellCondition(condition: PlainCondition, context: Naming): Part[] {
  if (condition.is === 'this') return tellTraits([condition.trait], 'and', context);
  if (condition.is === 'count') return tellCount(condition.count, condition.bounds, context);
  if (condition.is === 'hand') return tellHand(condition.bounds, context);
  if (condition.is === 'icons') return tellIcons(condition, context);
  return tellList(condition.is, condition.list, context, false);
}

/** "a and b or c" is ambiguous: it becomes "either a and b, or c". */
function tellList(
  is: 'all' | 'any',
  list: readonly PlainCondition[],
  context: Naming,
  isInside: boolean,
): Part[] {
  const { formatter } = context;
  const word = is === 'all' ? 'and' : 'or';
  const traits = list.map(traitOf).filter((trait): trait is Trait => trait !== undefined);
  const firstTrait = list.findIndex((one) => one.is === 'this');
  const worded = list.flatMap((one, i) => {
    if (one.is === 'this') return i === firstTrait ? [tellTraits(traits, word, context)] : [];
    return ['list' in one ? tellList(one.is, one.list, context, true) : tellCondition(one, context)];
  });
  const isMixed = is === 'any' && (isInside || list.some((one) => 'list' in one));
  return isMixed && worded.length > 1
    ? tellEither(worded, isInside, formatter)
    : formatter.join(word, worded);
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
  context: Naming,
): Part[] {
  const { formatter } = context;
  const { key, number } = readBounds(bounds);
  const isRange = key === 'between';
  const some = isRange ? MANY : number;
  const asked = { ...count, of: readOwner(count, context) };
  const what = characters(context, asked, isRange ? 'range' : 'count', some);
  const there = formatter.format('there', { of: readHolder(count, context), count: some });
  return formatter.format(`if.count.${key}`, { there, what, count: number, least: bounds.atLeast });
}

/** Whose characters they are to the reader: the player who acts may be you. */
const readOwner = ({ of }: Selector, { person }: Naming) => (of === 'actor' && person === 'you' ? 'you' : of);

/** The same as the subject of "have": a neighbour is the reader's, or that of the player who acts. */
function readHolder(selector: Selector, context: Naming): string {
  const of = readOwner(selector, context);
  if (context.person === 'you') return of;
  return of === 'left' ? 'theirLeft' : of === 'right' ? 'theirRight' : of;
}

/** "Duck shows at least 3 times among your living characters". */
function tellIcons(
  { icon, among, bounds }: Extract<PlainCondition, { is: 'icons' }>,
  context: Naming,
): Part[] {
  const { key, number } = readBounds(bounds);
  const where = characters(context, { ...among, of: readOwner(among, context) }, 'among');
  return context.formatter.format(`if.icons.${key}` as PhraseKey, { icon, where, count: number });
}

function tellHand(bounds: Bounds, context: Naming): Part[] {
  const { formatter, person } = context;
  return formatter.format('if.hand', { person, ...cardSlots(bounds, formatter) });
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
