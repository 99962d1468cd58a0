import { type StoryIcon, storyIcon } from './icons.js';
import { countedTraits, plainTraits, readTraits, type Selector, type Traits } from './selector.js';
import { describe, fields, integer, lazy, list, type Shape, tagged } from './shape.js';

export interface Bounds {
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}
const bounds = {
  atLeast: integer({
    minimum: 0,
    maximum: 999,
    description: 'This many or more.',
    aliases: ['min', 'minimum'],
  }),
  atMost: integer({
    minimum: 0,
    maximum: 999,
    description: 'This many or fewer.',
    aliases: ['max', 'maximum'],
  }),
};
const eitherBound = { oneOf: ['atLeast', 'atMost'] as const };

/** As authors write it: an `if`. */
export type AuthoredCondition =
  | { readonly this: Traits }
  | ({ readonly count: Traits } & Bounds)
  | { readonly hand: Bounds }
  | ({ readonly icons: StoryIcon; readonly among?: Traits | undefined } & Bounds)
  | { readonly not: AuthoredCondition }
  | { readonly all: readonly AuthoredCondition[] }
  | { readonly any: readonly AuthoredCondition[] };

const inner = lazy<AuthoredCondition>(() => condition);

export const condition = tagged(
  'question',
  {
    this: fields({
      this: describe(plainTraits, { description: 'The character that the card lies on is such a one.' }),
    }),
    count: fields(
      {
        count: describe(countedTraits, {
          description: 'So many characters are such ones.',
          advice: 'Say whom to count, and how many there must be: `if: { count: { of: you }, atLeast: 3 }`',
        }),
      },
      bounds,
      eitherBound,
    ),
    hand: fields({
      hand: fields({}, bounds, { description: 'The acting player holds so many cards.', ...eitherBound }),
    }),
    icons: fields(
      {
        icons: describe(storyIcon, {
          description: 'So many visible icons of this sort, on characters: two on one character are two.',
        }),
      },
      {
        among: describe(countedTraits, { description: 'On which characters; left out: on all that live.' }),
        ...bounds,
      },
      { ...eitherBound, notBoth: ['atLeast', 'atMost'] },
    ),
    not: fields({ not: describe(inner, { description: 'This does not hold.' }) }),
    all: fields({ all: list(inner, { minimum: 1, description: 'All of these hold.' }) }),
    any: fields({ any: list(inner, { minimum: 1, description: 'At least one of these holds.' }) }),
  },
  { name: 'condition', description: 'A condition: `this`, `count`, `hand`, `icons`, `not`, `all` or `any`.' },
) as Shape<AuthoredCondition>;

/** As the engine reads it. */
export type Condition =
  | { readonly this: Selector }
  | { readonly count: Selector; readonly atLeast?: number; readonly atMost?: number }
  | { readonly hand: { readonly atLeast?: number; readonly atMost?: number } }
  | {
      readonly icons: StoryIcon;
      readonly among: Selector;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export function readCondition(value: AuthoredCondition): Condition {
  if ('this' in value) return { this: readTraits(value.this, 'any') };
  if ('count' in value) return { count: readTraits(value.count, 'living'), ...readBounds(value) };
  if ('hand' in value) return { hand: readBounds(value.hand) };
  if ('icons' in value)
    return { icons: value.icons, among: readTraits(value.among ?? {}, 'living'), ...readBounds(value) };
  if ('not' in value) return { not: readCondition(value.not) };
  if ('all' in value) return { all: value.all.map(readCondition) };
  return { any: value.any.map(readCondition) };
}

function readBounds(value: Bounds): { atLeast?: number; atMost?: number } {
  return {
    ...(value.atLeast !== undefined && { atLeast: value.atLeast }),
    ...(value.atMost !== undefined && { atMost: value.atMost }),
  };
}
