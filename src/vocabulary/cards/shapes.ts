import type { EffectsPlace } from '../kinds/effects-place.js';
import { isEffectsPlace } from '../kinds/effects-place.js';
import { KIND_KEYS, type KindKey, kinds } from '../kinds/index.js';
import type { FieldsShape, TypeOf } from '../shape.js';
import { type AuthoredEffects, type Effects, effectsOn } from './effects.js';

/** The shape of one entry of each kind, effects included. */
export const shapes = Object.fromEntries(KIND_KEYS.map((key) => [key, fillEffects(kinds[key])])) as {
  readonly [K in KindKey]: FieldsShape;
};

/** The shape of a kind with the placeholder for effects filled in. */
function fillEffects({ kind, shape }: { readonly kind: string; readonly shape: FieldsShape }): FieldsShape {
  const { effects } = shape.optional;
  if (!isEffectsPlace(effects)) return shape;
  return { ...shape, optional: { ...shape.optional, effects: effectsOn(kind, effects.categories) } };
}

/** The type of a kind with the placeholder for effects filled in. */
type Filled<T, E> = { readonly [F in keyof T]: EffectsPlace extends T[F] ? E : T[F] };

/** The content of a valid file, by the key of its kind. */
export type AuthoredOf<K extends KindKey> = Filled<TypeOf<(typeof kinds)[K]['shape']>, AuthoredEffects>;

type FieldsOf<T> = T extends unknown ? keyof T : never;
type Field<T, F extends PropertyKey> = T extends { readonly [K in F]?: infer Value } ? Value : never;

/** An entry of any kind: its fields depend on the kind. */
export type AuthoredCard = Pick<AuthoredOf<KindKey>, 'title'> & {
  readonly [F in FieldsOf<AuthoredOf<KindKey>>]?: Field<AuthoredOf<KindKey>, F>;
};

/** What a kind of card adds to what every card has, read. */
export type ReadOf<K extends KindKey> = Filled<ReturnType<(typeof kinds)[K]['read']>, Effects>;
