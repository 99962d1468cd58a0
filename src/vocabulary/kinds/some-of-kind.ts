import { type Amount, type AuthoredCount, count, readAmount } from '../amount.js';
import { fields, union } from '../shape.js';
import { type AuthoredKind, createKindShape, type Kinds, kind, readKind } from './kind.js';

/** "kind" or "{ kind, count }": some cards of a kind, one if not said otherwise. */
export const someOfKind = (description: string) =>
  union(
    [
      kind,
      fields({ kind: createKindShape(description) }, { count: count('How many cards.', { default: 1 }) }),
    ],
    {
      description,
      snippets: [
        { label: 'card', body: 'card' },
        { label: '{ kind, count }', body: { kind: 'modifier', count: 2 } },
      ],
    },
  );

export function readSomeOfKind(
  value: AuthoredKind | { readonly kind: AuthoredKind; readonly count?: AuthoredCount | undefined },
): { kind: Kinds; count: Amount } {
  if (typeof value === 'object' && 'kind' in value)
    return { kind: readKind(value.kind), count: readAmount(value.count ?? 1) };
  return { kind: readKind(value), count: 1 };
}
