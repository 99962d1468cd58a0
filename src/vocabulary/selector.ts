/** Selectors of characters: the shape, and the complete form that engine and oracle read. */

import { type StoryIcon, storyIcon } from './icons.js';
import { describeId } from './id.js';
import { choice, describe, fields, integer, list, type TypeOf, union } from './shape.js';

const of = choice('owner', ['you', 'opponents', 'anyone'] as const, {
  description: 'Whose character it is.',
  default: 'anyone',
});
const state = choice('state', ['living', 'dead', 'any'] as const, {
  description:
    'Living, dead or any. Left out: living; any under `this`; dead in `revive` and in `moveDeath.from`.',
});
const shows = union([storyIcon, list(storyIcon, { minimum: 1, unique: true })], {
  description: 'An icon that can be seen in its stack, or a list: all of them (VIS-4).',
});
const selfWorth = fields(
  {},
  {
    below: integer({ minimum: -999, maximum: 999, description: 'Less than this.' }),
    atLeast: integer({ minimum: -999, maximum: 999, description: 'This or more.' }),
  },
  { description: 'Its self-worth (VIS-3).', oneOf: ['below', 'atLeast'] },
);

/** The questions that a selector asks; a character must answer all of them. */
export const traits = fields(
  {},
  {
    of,
    state,
    shows,
    family: describe(describeId('the id of a family', 'family'), { description: 'A member of this family.' }),
    selfWorth,
  },
  { name: 'traits', description: 'Which characters: all that is named here must hold.' },
);
export type Traits = TypeOf<typeof traits>;

/** As authors write it. */
export const selector = union([choice('selector', ['this', 'that'] as const), traits], {
  name: 'selector',
  description:
    'Characters: `this` (the one the card lies on), `that` (the one that this card has picked last), or a map of `of`, `state`, `shows`, `family`, `selfWorth`.',
  snippets: [
    { label: 'this', body: 'this' },
    { label: 'that', body: 'that' },
    { label: '{ of: you }', body: { of: 'you' } },
    { label: '{ of: opponents }', body: { of: 'opponents' } },
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
  readonly shows: readonly StoryIcon[];
  readonly family?: string;
  readonly selfWorth?: { readonly below?: number; readonly atLeast?: number };
}

export function readSelector(value: AuthoredSelector, defaultState: CharacterState = 'living'): Selector {
  if (value === 'this') return { this: true, of: 'anyone', state: 'any', shows: [] };
  if (value === 'that') return { this: false, that: true, of: 'anyone', state: 'any', shows: [] };
  return readTraits(value, defaultState);
}

export function readTraits(value: Traits, defaultState: CharacterState): Selector {
  return {
    this: false,
    of: value.of ?? 'anyone',
    state: value.state ?? defaultState,
    shows: value.shows === undefined ? [] : typeof value.shows === 'string' ? [value.shows] : value.shows,
    ...(value.family !== undefined && { family: value.family }),
    ...(value.selfWorth !== undefined && { selfWorth: readBounds(value.selfWorth) }),
  };
}

function readBounds(bounds: TypeOf<typeof selfWorth>): { below?: number; atLeast?: number } {
  return {
    ...(bounds.below !== undefined && { below: bounds.below }),
    ...(bounds.atLeast !== undefined && { atLeast: bounds.atLeast }),
  };
}
