import { choice, describe, either, list, type TypeOf } from '../shape.js';

/** The kinds of card that are shuffled into the draw pile (SETUP-4). */
export const DRAWN_KINDS = ['modifier', 'event', 'death', 'mystery'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

const oneKind = choice('kind of card', [...DRAWN_KINDS, 'card'] as const);

/** As authors write it: one kind, `card` for any of them, or a list. */
export const kind = either([oneKind, list(oneKind, { minimum: 1, unique: true })], {
  name: 'kind',
  description:
    'A kind of card: `modifier`, `event`, `death`, `mystery`, `card` (any of them), or a list (any of these).',
});
export type AuthoredKind = TypeOf<typeof kind>;

/** As the engine reads it: the kinds in their fixed order, each once. */
export type Kinds = readonly DrawnKind[];

export function readKind(value: AuthoredKind): Kinds {
  const named: readonly string[] = typeof value === 'string' ? [value] : value;
  return DRAWN_KINDS.filter((drawn) => named.includes(drawn) || named.includes('card'));
}

/** A kind with a description of the place where it stands. */
export const kindOf = (description: string) => describe(kind, { description });
