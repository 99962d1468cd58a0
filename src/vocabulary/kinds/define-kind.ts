import type { RegionName } from '../region.js';
import type { FieldsShape, Shape, TypeOf } from '../shape.js';
import type { EffectsPlace } from './effects-place.js';

/** A type of entry in a card file: its key, the shape of one entry, and how it is read. */
export interface Entry<Kind extends string, Key extends string, S extends Shape, Part> {
  readonly kind: Kind;
  readonly key: Key;
  /** Its name in messages: "a modifier", "an event". */
  readonly one: string;
  readonly meaning: string;
  readonly shape: S;
  /** Reads what it adds to every card: expands short forms and fills in defaults. Effects are passed in, read. */
  readonly read: (authored: TypeOf<S>, effects: EffectsPlace) => Part;
  readonly example: string;
}

/** The physical facts of a kind of card. */
export interface CardFacts {
  /** What it is printed on: what is laid on others is clear (LOOK-1). */
  readonly stock: 'paper' | 'clear';
  /** Where it lies once played: on a character, on a residence, before a player; events and references stay nowhere. */
  readonly liesOn: 'character' | 'residence' | 'table' | 'nothing';
  /** Whether it is shuffled into the draw pile (SETUP-4). */
  readonly isInDrawPile: boolean;
  /** The regions of the layout that such a card may print. */
  readonly regions: readonly RegionName[];
  /** The template that draws it: `templates/<name>.tsx`. */
  readonly template: string;
}

/** Defines an entry that is no card. */
export function defineEntry<
  const Kind extends string,
  const Key extends string,
  S extends FieldsShape & Shape,
  Part,
>(given: Entry<Kind, Key, S, Part>): Entry<Kind, Key, S, Part> {
  return { ...given, shape: { ...given.shape, name: given.kind, description: given.meaning } };
}

/** Defines a kind of card. The definition has everything particular to it; everything else derives from it. */
export function defineKind<
  const Kind extends string,
  const Key extends string,
  S extends FieldsShape & Shape,
  Part,
  const Facts extends CardFacts,
>(given: Entry<Kind, Key, S, Part> & Facts): Entry<Kind, Key, S, Part> & Facts {
  return { ...given, ...defineEntry(given) };
}
