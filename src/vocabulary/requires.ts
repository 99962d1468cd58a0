/** `requires` of cards: shapes by kind of card, and how they are read. */

import { type AuthoredCondition, type Condition, condition, readCondition } from './condition.js';
import { type StoryIcon, storyIcon } from './icons.js';
import { type AuthoredSelector, readSelector, type Selector, selector } from './selector.js';
import { describe, fields, list } from './shape.js';

const target = describe(selector, {
  description: 'What it can be played on (MOD-8); the dead only if it says so (DEATH-4).',
});
const family = fields(
  {
    shows: list(storyIcon, {
      minimum: 1,
      unique: true,
      description: "Each visible somewhere in one's family.",
    }),
  },
  {},
  { description: 'What must be visible in the family of whoever plays the mystery (MYST-3).' },
);
const ifField = describe(condition, {
  description: 'Must hold when the card is played; `you` is whoever plays it.',
});

const NO_TARGET = 'Only modifiers and deaths are laid on a character; ask with `if` instead.';
const NO_FAMILY = 'Only mysteries ask for what a family shows (MYST-3).';
const about = { description: 'Where and when the card may be played.' };

/** What may be required of a card that is laid on a character. */
export const laidRequires = fields(
  {},
  { target, if: ifField },
  { ...about, oneOf: ['target', 'if'], elsewhere: { family: NO_FAMILY } },
);
/** What may be required of an event. */
export const eventRequires = fields(
  { if: ifField },
  {},
  { ...about, elsewhere: { target: NO_TARGET, family: NO_FAMILY } },
);
/** What may be required of a mystery. */
export const mysteryRequires = fields(
  {},
  { family, if: ifField },
  { ...about, oneOf: ['family', 'if'], elsewhere: { target: NO_TARGET } },
);

export interface AuthoredRequires {
  readonly target?: AuthoredSelector | undefined;
  readonly family?: { readonly shows: readonly StoryIcon[] } | undefined;
  readonly if?: AuthoredCondition | undefined;
}
export interface Requires {
  readonly target?: Selector;
  readonly family?: { readonly shows: readonly StoryIcon[] };
  readonly if?: Condition;
}

export function readRequires(value: AuthoredRequires): Requires {
  return {
    ...(value.target !== undefined && { target: readSelector(value.target) }),
    ...(value.family !== undefined && { family: { shows: value.family.shows } }),
    ...(value.if !== undefined && { if: readCondition(value.if) }),
  };
}
