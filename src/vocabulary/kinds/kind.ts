import { choice, describe, list, type TypeOf, union } from '../shape.js';
import { DRAW_PILE_KINDS, type DrawPileKind } from './index.js';

const oneKind = choice('kind of card', [...DRAW_PILE_KINDS, 'card'] as const);

/** As authors write it: one kind, `card` for any of them, or a list. */
export const kind = union([oneKind, list(oneKind, { minimum: 1, unique: true })], {
  name: 'kind',
  description: `A kind of card: ${DRAW_PILE_KINDS.map((drawn) => `\`${drawn}\``).join(', ')}, \`card\` (any of them), or a list (any of these).`,
});
export type AuthoredKind = TypeOf<typeof kind>;

/** As the engine reads it: the kinds in their fixed order, each once. */
export type Kinds = readonly DrawPileKind[];

export function readKind(value: AuthoredKind): Kinds {
  const named: readonly string[] = typeof value === 'string' ? [value] : value;
  return DRAW_PILE_KINDS.filter((drawn) => named.includes(drawn) || named.includes('card'));
}

/** The shape of a kind, described for the field that uses it. */
export const createKindShape = (description: string) => describe(kind, { description });
