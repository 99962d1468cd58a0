import type { RegionName } from '../region.js';
import type { FieldsShape, Shape, TypeOf } from '../shape.js';
import type { EffectsPlace } from './effects-place.js';

/** What may stand in a file of cards: the key it stands under, what one such entry may contain, how it is read. */
export interface Entry<Kind extends string, Key extends string, S extends Shape, Part> {
  readonly kind: Kind;
  readonly key: Key;
  /** "a modifier", "an event": how a message speaks of one. */
  readonly one: string;
  readonly meaning: string;
  readonly shape: S;
  /** What it adds to what every card has: short forms spelled out, defaults filled in. Effects come read. */
  readonly read: (authored: TypeOf<S>, effects: EffectsPlace) => Part;
  readonly example: string;
}

/** What it is as a card. */
export interface CardFacts {
  /** What it is printed on: what is laid on others is clear (LOOK-1). */
  readonly stock: 'paper' | 'clear';
  /** Where it comes to lie when it is played: on a character, on a residence, before a player; events and references stay nowhere. */
  readonly liesOn: 'character' | 'residence' | 'table' | 'nothing';
  /** Whether it is shuffled into the draw pile (SETUP-4). */
  readonly isDrawn: boolean;
  /** The regions of the layout that such a card may print. */
  readonly regions: readonly RegionName[];
  /** The template that draws it: `templates/<name>.tsx`. */
  readonly template: string;
}

/** Something that is written beside cards and is none. */
export function defineEntry<
  const Kind extends string,
  const Key extends string,
  S extends FieldsShape & Shape,
  Part,
>(given: Entry<Kind, Key, S, Part>): Entry<Kind, Key, S, Part> {
  return { ...given, shape: { ...given.shape, name: given.kind, description: given.meaning } };
}

/** A kind of card: all that is particular to it stands here, and what else follows from it is made from this. */
export function defineKind<
  const Kind extends string,
  const Key extends string,
  S extends FieldsShape & Shape,
  Part,
  const Facts extends CardFacts,
>(given: Entry<Kind, Key, S, Part> & Facts): Entry<Kind, Key, S, Part> & Facts {
  return { ...given, ...defineEntry(given) };
}
