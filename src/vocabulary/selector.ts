/** Selectors of characters: the shape, and the complete form that engine and oracle read. */

import { type StoryIcon, storyIcon } from './icons.js';
import { describeId } from './id.js';
import { choice, describe, fields, integer, list, type Shape, type TypeOf, union } from './shape.js';

const OWNERS = ['you', 'actor', 'left', 'right', 'opponents', 'anyone'] as const;
const of = choice('owner', OWNERS, {
  description:
    'Whose character it is: `actor` is the player who acts, `left` and `right` are counted from that player.',
  default: 'anyone',
});
/** Of `this`, which is one character already. */
const side = choice('owner', ['you', 'opponents', 'anyone'] as const, {
  description: 'Whose character it is.',
  default: 'anyone',
  elsewhere: Object.fromEntries(
    ['actor', 'left', 'right'].map((word) => [word, 'Of this character, `of` asks for you or opponents.']),
  ),
});
const state = choice('state', ['living', 'dead', 'any'] as const, {
  description:
    'Living, dead or any. Left out: living; any under `this`; dead in `revive` and in `moveDeath.from`.',
});
const shows = union(
  [
    storyIcon,
    list(storyIcon, { minimum: 1 }),
    fields({
      any: list(storyIcon, { minimum: 2, unique: true, description: 'One of these icons, or more.' }),
    }),
  ],
  {
    description:
      'An icon that can be seen in its stack, or a list: all of them, an icon that is named twice in two slots (VIS-4); `{ any: […] }`: one of them.',
  },
);
const selfWorth = fields(
  {},
  {
    below: integer({ minimum: -999, maximum: 999, description: 'Less than this.' }),
    atLeast: integer({ minimum: -999, maximum: 999, description: 'This or more.' }),
  },
  { description: 'Its self-worth (VIS-3).', oneOf: ['below', 'atLeast'] },
);
const modifiers = fields(
  {},
  {
    atLeast: integer({ minimum: 1, maximum: 99, description: 'This many or more.', aliases: ['min'] }),
    atMost: integer({ minimum: 0, maximum: 99, description: 'This many or fewer.', aliases: ['max'] }),
  },
  {
    description: 'How many modifiers lie on it.',
    oneOf: ['atLeast', 'atMost'],
    notBoth: ['atLeast', 'atMost'],
  },
);
const measure = (description: string) =>
  choice('measure', ['selfWorth', 'icons', 'modifiers'] as const, { description });

/** As authors write it: the questions that a selector asks. */
export interface Traits {
  readonly of?: TypeOf<typeof of> | undefined;
  readonly state?: TypeOf<typeof state> | undefined;
  readonly shows?: TypeOf<typeof shows> | undefined;
  readonly family?: string | undefined;
  readonly is?: string | undefined;
  readonly selfWorth?: TypeOf<typeof selfWorth> | undefined;
  readonly modifiers?: TypeOf<typeof modifiers> | undefined;
  readonly not?: Traits | undefined;
  readonly any?: readonly Traits[] | undefined;
  readonly lowest?: Measure | undefined;
  readonly highest?: Measure | undefined;
}
/** What the extreme one of several characters is extreme in. */
export type Measure = TypeOf<ReturnType<typeof measure>>;

const marks = {
  shows,
  family: describe(describeId('the id of a family', 'family'), { description: 'A member of this family.' }),
  is: describe(describeId('the id of a character', 'character'), { description: 'This very character.' }),
  selfWorth,
  modifiers,
};
const OUTSIDE =
  'Whose it is, its state and other `not` and `any` are asked outside: next to this `not` or `any`.';
const AMONG_ALL = 'The lowest and the highest are found among all that a selector means: write it outside.';
const extremes = { lowest: AMONG_ALL, highest: AMONG_ALL };
const about = { description: 'Which characters: all that is named here must hold.' };

/** Inside `not` and `any`: a list of lists can't be read on a card. */
const inner = fields({}, marks, {
  ...about,
  name: 'marks',
  elsewhere: { of: OUTSIDE, state: OUTSIDE, not: OUTSIDE, any: OUTSIDE, ...extremes },
});
const questions = {
  state,
  ...marks,
  not: describe(inner, { description: 'It is not such a one.', aliases: ['except', 'without'] }),
  any: list(inner, { minimum: 2, description: 'It is at least one of these.', aliases: ['or', 'either'] }),
};

/** What is asked of a single character: of `this`. */
export const plainTraits = fields(
  {},
  { of: side, ...questions },
  {
    ...about,
    name: 'plainTraits',
    elsewhere: extremes,
  },
) as Shape<Traits>;

/** What is asked of characters that are counted. */
export const countedTraits = fields(
  {},
  { of, ...questions },
  {
    ...about,
    name: 'countedTraits',
    elsewhere: extremes,
  },
) as Shape<Traits>;

/** The questions that a selector asks; a character must answer all of them. */
export const traits = fields(
  {},
  {
    of,
    ...questions,
    lowest: measure('Of all that are meant, the one with the lowest; of equals, any.'),
    highest: measure('Of all that are meant, the one with the highest; of equals, any.'),
  },
  { ...about, name: 'traits', notBoth: ['lowest', 'highest'] },
) as Shape<Traits>;

/** As authors write it. */
export const selector = union([choice('selector', ['this', 'that'] as const), traits], {
  name: 'selector',
  description:
    'Characters: `this` (the one the card lies on), `that` (the one that this card has picked last), or a map of `of`, `state`, `shows`, `family`, `is`, `selfWorth`, `modifiers`, `not`, `any`, `lowest`, `highest`.',
  snippets: [
    { label: 'this', body: 'this' },
    { label: 'that', body: 'that' },
    { label: '{ of: you }', body: { of: 'you' } },
    { label: '{ of: opponents }', body: { of: 'opponents' } },
    { label: '{ of, not: { shows } }', body: { of: 'you', not: { shows: 'duck' } } },
    { label: '{ of, lowest }', body: { of: 'you', lowest: 'selfWorth' } },
  ],
});
export type AuthoredSelector = TypeOf<typeof selector>;

export type CharacterState = TypeOf<typeof state>;

/** As the engine reads it: every question answered. */
export interface Selector {
  /** Only the character that the card lies on. */
  readonly this: boolean;
  /** Only the character that the card has picked last. */
  readonly that?: true;
  readonly of: TypeOf<typeof of>;
  readonly state: CharacterState;
  /** All of these, each as often as it is named. */
  readonly shows: readonly StoryIcon[];
  /** One of these. */
  readonly showsAny?: readonly StoryIcon[];
  readonly family?: string;
  readonly is?: string;
  readonly selfWorth?: { readonly below?: number; readonly atLeast?: number };
  readonly modifiers?: { readonly atLeast?: number; readonly atMost?: number };
  readonly not?: Selector;
  readonly any?: readonly Selector[];
  /** Of all that are meant, only those that have the least or the most of something. */
  readonly extreme?: { readonly which: 'lowest' | 'highest'; readonly of: Measure };
}

export function readSelector(value: AuthoredSelector, defaultState: CharacterState = 'living'): Selector {
  if (value === 'this') return { this: true, of: 'anyone', state: 'any', shows: [] };
  if (value === 'that') return { this: false, that: true, of: 'anyone', state: 'any', shows: [] };
  return readTraits(value, defaultState);
}

export function readTraits(value: Traits, defaultState: CharacterState): Selector {
  const extreme = value.lowest ?? value.highest;
  return {
    this: false,
    of: value.of ?? 'anyone',
    state: value.state ?? defaultState,
    ...readShows(value.shows),
    ...(value.family !== undefined && { family: value.family }),
    ...(value.is !== undefined && { is: value.is }),
    ...(value.selfWorth !== undefined && { selfWorth: given(value.selfWorth) }),
    ...(value.modifiers !== undefined && { modifiers: given(value.modifiers) }),
    ...(value.not !== undefined && { not: readTraits(value.not, 'any') }),
    ...(value.any !== undefined && { any: value.any.map((one) => readTraits(one, 'any')) }),
    ...(extreme !== undefined && {
      extreme: { which: value.lowest === undefined ? 'highest' : 'lowest', of: extreme },
    }),
  };
}

function readShows(value: Traits['shows']): Pick<Selector, 'shows' | 'showsAny'> {
  if (value === undefined) return { shows: [] };
  if (typeof value === 'string') return { shows: [value] };
  return 'any' in value ? { shows: [], showsAny: value.any } : { shows: value };
}

/** Without the keys that have no value. */
const given = <T extends object>(bounds: T) =>
  Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: number;
  };

/** A selector and those inside it. */
export const withInner = (selector: Selector): readonly Selector[] => [
  selector,
  ...[...(selector.not === undefined ? [] : [selector.not]), ...(selector.any ?? [])].flatMap(withInner),
];

/** The icons that a selector names, those inside it included. */
export const iconsAsked = (selector: Selector): readonly StoryIcon[] =>
  withInner(selector).flatMap(({ shows, showsAny = [] }) => [...shows, ...showsAny]);
