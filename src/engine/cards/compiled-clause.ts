import type { Clause, ClauseOf } from '../../vocabulary/cards/clause.js';
import type { StoryIcon } from '../../vocabulary/icons.js';
import type { Kinds } from '../../vocabulary/kinds/kind.js';
import type { Selector } from '../../vocabulary/selector.js';
import { definitions, type Verb } from '../../vocabulary/verbs/index.js';
import { type Leaf, mapParts } from '../../vocabulary/verbs/parts.js';
import type { Who } from '../../vocabulary/who.js';
import { asKey } from './as-key.js';
import { type CompiledCondition, compileCondition } from './compiled-condition.js';
import { type CompiledSelector, compileSelector, type Names } from './compiled-selector.js';
import { kindBits } from './kind-numbers.js';

export type EventName = ClauseOf<'whenever'>['value']['event'];

/** A value of a clause with its selectors, kinds (a bit each) and icons in numbers. */
type CompiledValue<T> = [T] extends [Selector]
  ? CompiledSelector
  : [T] extends [Kinds]
    ? number
    : [StoryIcon] extends [T]
      ? number
      : T extends object
        ? { readonly [Key in keyof T]: CompiledValue<T[Key]> }
        : T;

/** A clause ready to be played: read once, when the card table is made, instead of at every look at the card. */
export interface CompiledClauseOf<V extends Verb> {
  readonly verb: V;
  readonly value: CompiledValue<ClauseOf<V>['value']>;
  readonly who: Who;
  readonly may: boolean;
  readonly if: CompiledCondition | undefined;
  /** The clauses of a `whenever`. */
  readonly do: readonly CompiledClause[];
}
export type CompiledClause = { readonly [V in Verb]: CompiledClauseOf<V> }[Verb];

export function compileClause(clause: Clause, names: Names): CompiledClause {
  return {
    verb: asKey(clause.verb),
    value: mapParts(clause.value, definitions[clause.verb].parts, (part, what) =>
      compilePart(part, what, names),
    ),
    who: asKey(clause.who),
    may: clause.may,
    if: clause.if === undefined ? undefined : compileCondition(clause.if, names),
    do: (clause.do ?? []).map((inner) => compileClause(inner, names)),
  } as unknown as CompiledClause;
}

function compilePart(part: unknown, what: Leaf, names: Names): unknown {
  if (what === 'selector') return compileSelector(part as Selector, names);
  if (what === 'kinds') return kindBits(part as Kinds);
  if (what === 'icon') return names.icons.indexOf(part as StoryIcon);
  return typeof part === 'string' ? asKey(part) : part;
}
