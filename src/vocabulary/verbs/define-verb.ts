/** Defines a verb of the effect language. One definition per file; schema, reading, wording and bots derive from it. */

import type { Amount } from '../amount.js';
import type { Category } from '../category.js';
import type { StoryIcon } from '../icons.js';
import type { Kinds } from '../kinds/kind.js';
import type { Selector } from '../selector.js';
import type { Shape } from '../shape.js';

/**
 * The type of a field of a read value, for code that walks clauses without knowing their verbs. A map or a list is
 * described by its content.
 */
export type Part = 'selector' | 'kinds' | 'icon' | 'count' | 'amount' | readonly [Part] | Parts;
export interface Parts {
  readonly [field: string]: Part;
}

type LeafOf<T> = [T] extends [Selector]
  ? 'selector'
  : [T] extends [Kinds]
    ? 'kinds'
    : [T] extends [number]
      ? 'count'
      : [T] extends [Amount]
        ? 'amount'
        : [StoryIcon] extends [T]
          ? 'icon'
          : never;
type PartOf<T> = [T] extends [Selector | Kinds | Amount | string | number | boolean]
  ? LeafOf<T>
  : [T] extends [readonly (infer Item)[]]
    ? readonly [LeafOf<Item>]
    : { readonly [F in keyof T as [LeafOf<T[F]>] extends [never] ? never : F]: LeafOf<T[F]> };
type FieldsOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, F extends PropertyKey> = T extends { readonly [K in F]?: infer Value }
  ? NonNullable<Value>
  : never;

/** Exactly the parts that a value of this type has. */
export type PartsOf<T> = {
  readonly [F in FieldsOf<T> as [PartOf<FieldOf<T, F>>] extends [never] ? never : F]: PartOf<FieldOf<T, F>>;
};

/** The definition of a verb. */
export interface VerbDefinition<
  Name extends string,
  Authored,
  Value,
  Told extends Parts = Parts,
  Where extends readonly Category[] = readonly Category[],
> {
  readonly name: Name;
  /** What it does, in a sentence. */
  readonly meaning: string;
  /** What other games call it, in lower case: a hint then names this verb. */
  readonly aliases: readonly string[];
  /** What happens when there is no legal target, or not enough cards. */
  readonly otherwise: string;
  /** The categories that allow it. */
  readonly categories: Where;
  /** Whether a clause with this verb may say `who`. */
  readonly takesWho: boolean;
  /** Whether a clause with this verb has a `do` with nested clauses. */
  readonly takesDo: boolean;
  /** Whether an immediate clause with this verb may have `then` and `otherwise`. */
  readonly takesThen: boolean;
  /** Whether it is about untimely deaths, without naming the kind: it needs some in the deck. */
  readonly isDeadly: boolean;
  /** What authors may write behind the verb. */
  readonly value: Shape<Authored>;
  /** The authored value with every short form spelled out and every default filled in. */
  readonly read: (value: Authored) => Value;
  /** Which fields of the read value are selectors, kinds of card, icons, numbers or amounts. */
  readonly parts: Told;
  /**
   * Its sentence form: `order` addresses the player who acts ("Draw a card", "Each opponent draws a card"),
   * `permission` says that they may, `ban` that they can't ("No player can …"), `whole` is a complete sentence about
   * the character that the card lies on.
   */
  readonly frame: 'order' | 'permission' | 'ban' | 'whole';
  /**
   * Its worth to the player that the card serves, in points, for the greedy bot: rough, but with the right sign.
   * `self` is 1 if they do it themselves, less than 0 if others do.
   */
  readonly worth: (value: Value, self: number) => number;
  /** An example clause, in YAML. */
  readonly example: string;
}

/** Fields with a default. */
type Usual = 'aliases' | 'takesWho' | 'takesDo' | 'takesThen' | 'isDeadly';
type Given<N extends string, A, V, P extends Parts, C extends readonly Category[]> = Omit<
  VerbDefinition<N, A, V, P, C>,
  Usual
> &
  Partial<Pick<VerbDefinition<N, A, V, P, C>, Usual>>;

export function defineVerb<
  const N extends string,
  A,
  V,
  const P extends Parts,
  const C extends readonly Category[],
>(given: Given<N, A, V, P, C>): VerbDefinition<N, A, V, P, C> {
  return { aliases: [], takesWho: true, takesDo: false, takesThen: true, isDeadly: false, ...given };
}

/** A verb whose value's type is not known here. */
export type AnyVerb = Omit<VerbDefinition<string, unknown, unknown>, 'read' | 'worth'> & {
  readonly read: (value: never) => unknown;
  readonly worth: (value: never, self: number) => number;
};
