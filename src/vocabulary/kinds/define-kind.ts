import type { FieldsShape, Shape, TypeOf } from '../shape.js';

/** A kind of card: the key it stands under in a file, and what one such card may contain. */
export interface KindDefinition<Kind extends string, Key extends string, S extends Shape> {
  readonly kind: Kind;
  readonly key: Key;
  /** "a modifier", "an event": how a message speaks of one. */
  readonly one: string;
  readonly meaning: string;
  readonly shape: S;
  readonly example: string;
}

export function defineKind<const Kind extends string, const Key extends string, S extends FieldsShape>(
  definition: KindDefinition<Kind, Key, S>,
): KindDefinition<Kind, Key, S> {
  return {
    ...definition,
    shape: { ...definition.shape, name: definition.kind, description: definition.meaning },
  };
}

export type AuthoredOf<D> = D extends { shape: infer S } ? TypeOf<S> : never;
