import type { Category } from '../category.js';
import type { Shape } from '../shape.js';

/** All that the vocabulary knows of a verb. */
export interface VerbDefinition<Name extends string, Authored, Value> {
  readonly name: Name;
  /** What it does, in a sentence. */
  readonly meaning: string;
  /** What happens when there is no legal target, or not enough cards. */
  readonly otherwise: string;
  readonly categories: readonly Category[];
  /** Whether a clause with this verb may say `who`. */
  readonly takesWho: boolean;
  /** Whether a clause with this verb has a `do` with clauses of its own. */
  readonly takesDo: boolean;
  /** What authors may write behind the verb. */
  readonly value: Shape<Authored>;
  /** The authored value with every short form spelled out and every default filled in. */
  readonly read: (value: Authored) => Value;
  /** A clause as it would stand in a card, in YAML. */
  readonly example: string;
}

type Given<N extends string, A, V> = Omit<VerbDefinition<N, A, V>, 'takesWho' | 'takesDo'> & {
  readonly takesWho?: boolean;
  readonly takesDo?: boolean;
};

export function defineVerb<const N extends string, A, V>(given: Given<N, A, V>): VerbDefinition<N, A, V> {
  return { takesWho: true, takesDo: false, ...given };
}

/** A verb whose value's type is not known here. */
export type AnyVerb = Omit<VerbDefinition<string, unknown, unknown>, 'read'> & {
  readonly read: (value: never) => unknown;
};
