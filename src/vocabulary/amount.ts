/** Amounts: numbers, and what is counted on the table when a clause has its turn. */

import { type StoryIcon, storyIcon } from './icons.js';
import {
  type AuthoredSelector,
  countedTraits,
  readSelector,
  readTraits,
  type Selector,
  type Traits,
} from './selector.js';
import { type About, choice, describe, fields, integer, type Shape, union } from './shape.js';

const counted = union([choice('selector', ['this', 'that'] as const), countedTraits], {
  name: 'countedSelector',
  description:
    'Characters: `this` (the one the card lies on), `that` (the one that this card has picked last), or a map as in `count`.',
}) as Shape<AuthoredSelector>;

/** What is counted, as authors write it. */
export type AuthoredEach =
  | { readonly icon: StoryIcon; readonly among: AuthoredSelector }
  | { readonly character: Traits }
  | { readonly modifier: AuthoredSelector }
  | { readonly card: 'hand' };

const each = union(
  [
    fields({
      icon: describe(storyIcon, { description: 'Each visible icon of this sort counts.' }),
      among: describe(counted, { description: 'On which characters.' }),
    }),
    fields({ character: describe(countedTraits, { description: 'Each such character counts.' }) }),
    fields({ modifier: describe(counted, { description: 'Each modifier that lies on these counts.' }) }),
    fields({
      card: choice('place', ['hand'] as const, {
        description: 'Each card in the hand of the player who acts counts.',
      }),
    }),
  ],
  {
    name: 'each',
    description:
      'What is counted: `{ icon, among }`, `{ character }`, `{ modifier }` on characters, or `{ card: hand }`.',
    snippets: [
      { label: '{ icon, among }', body: { icon: 'duck', among: { of: 'you' } } },
      { label: '{ character }', body: { character: { of: 'you' } } },
      { label: '{ modifier }', body: { modifier: { of: 'you' } } },
      { label: '{ card: hand }', body: { card: 'hand' } },
    ],
  },
) as Shape<AuthoredEach>;

export interface AuthoredScaled {
  readonly each: AuthoredEach;
  readonly times?: number | undefined;
  readonly atMost?: number | undefined;
}
/** A count as authors write it. */
export type AuthoredCount = number | AuthoredScaled;

const BESIDE = 'Put the amount under `count`: { count: { each: … }, … }.';
const scaled = (name: string, times: ReturnType<typeof integer>) =>
  fields(
    { each },
    {
      times,
      atMost: integer({
        minimum: 1,
        maximum: 99,
        description: 'Never more than this, whatever is counted; of a change that takes away, never less.',
        aliases: ['max', 'maximum', 'upto'],
      }),
    },
    {
      name,
      description: 'So many for each of something: of 0, nothing is asked for.',
      isLong: true,
      elsewhere: { from: BESIDE, to: BESIDE, pick: BESIDE, kind: BESIDE },
    },
  );
const TIMES = { description: 'So many for each.', default: 1, aliases: ['by', 'value', 'amount'] };
const scaledCount = scaled('scaledCount', integer({ minimum: 1, maximum: 99, ...TIMES }));
const scaledChange = scaled('scaledChange', integer({ minimum: -99, maximum: 99, except: 0, ...TIMES }));

/** A number that is added: never 0, with either sign. */
export const plainChange = (description: string, about: About = {}) =>
  integer({ minimum: -99, maximum: 99, except: 0, description, ...about });

/** Counts are 1 or more, or so many for each of something. */
export const count = (description: string, about: About = {}) =>
  union([integer({ minimum: 1, maximum: 99, description, ...about }), scaledCount], {
    description,
    ...about,
  }) as Shape<AuthoredCount>;

/** The same with either sign. */
const change = (description: string, about: About = {}) =>
  union([plainChange(description, about), scaledChange], { description, ...about }) as Shape<AuthoredCount>;

/** How many cards a hand is filled or reduced to: the actor's draw limit, or an amount. */
export const handSize = (description: string, minimum: 0 | 1) =>
  union(
    [
      integer({ minimum, maximum: 99, description }),
      scaledCount,
      choice('amount', ['drawLimit'] as const, {
        description: "The actor's draw limit (TURN-5).",
        synonyms: { limit: 'drawLimit', handlimit: 'drawLimit', handsize: 'drawLimit' },
      }),
    ],
    { description },
  ) as Shape<AuthoredCount | 'drawLimit'>;

/** A bare amount, or `{ count: … }` as the verbs with more to say have it. */
type CountOr = AuthoredCount | { readonly count: AuthoredCount };
const countOr = (amount: Shape<AuthoredCount>, about: About) =>
  union([amount, fields({ count: amount }, {}, { isLong: true })], about) as Shape<CountOr>;

export const countOnly = (description: string, about: About = {}) => countOr(count(description), about);
export const changeOnly = (description: string, about: About = {}) => countOr(change(description), about);

/** What is counted, as the engine reads it. */
export type Counted =
  | { readonly is: 'icon'; readonly icon: StoryIcon; readonly among: Selector }
  | { readonly is: 'character' | 'modifier'; readonly among: Selector }
  | { readonly is: 'card' };

/** So many for each of something. */
export interface ScaledAmount {
  readonly each: Counted;
  readonly times: number;
  readonly atMost?: number;
}
/** As the engine reads it: a number, the actor's draw limit, or what is counted when a clause has its turn. */
export type Amount = number | 'drawLimit' | ScaledAmount;

export function readAmount(value: AuthoredCount | 'drawLimit'): Amount {
  if (typeof value !== 'object') return value;
  const { each, times = 1, atMost } = value;
  return { each: readEach(each), times, ...(atMost !== undefined && { atMost }) };
}

function readEach(each: AuthoredEach): Counted {
  if ('icon' in each) return { is: 'icon', icon: each.icon, among: readSelector(each.among) };
  if ('character' in each) return { is: 'character', among: readTraits(each.character, 'living') };
  if ('modifier' in each) return { is: 'modifier', among: readSelector(each.modifier) };
  return { is: 'card' };
}

/** Whether a value is an amount and not a map that has one. */
export const isCount = (value: unknown): value is AuthoredCount =>
  typeof value === 'number' || (typeof value === 'object' && value !== null && 'each' in value);

export const readCount = (value: CountOr): { readonly count: Amount } => ({
  count: readAmount(isCount(value) ? value : value.count),
});

/** How much it is at a guess, for bots: characters and icons are counted two or three at a time. */
export function guessAmount(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'drawLimit') return 5;
  const { times, atMost = 99 } = amount;
  return Math.sign(times) * Math.min(atMost, Math.abs(2.5 * times));
}
