import type { Clause, ClauseOf } from '../../vocabulary/clause.js';
import { STORY_ICONS, type StoryIcon } from '../../vocabulary/icons.js';
import { DRAWN_KINDS, type Kinds } from '../../vocabulary/kind.js';
import type { Selector } from '../../vocabulary/selector.js';
import type { Verb } from '../../vocabulary/verbs/index.js';
import type { Who } from '../../vocabulary/who.js';
import { asKey } from './as-key.js';
import { type CompiledCondition, compileCondition } from './compiled-condition.js';
import { type CompiledSelector, compileSelector } from './compiled-selector.js';

export type EventName = ClauseOf<'whenever'>['value']['event'];

/** A value of a clause with its selectors, kinds (a bit each) and icons in numbers. */
type CompiledValue<T> = T extends Selector
  ? CompiledSelector
  : T extends Kinds | StoryIcon
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

export function compileClause(clause: Clause, families: readonly string[]): CompiledClause {
  return {
    verb: asKey(clause.verb),
    value: compileValue(clause.value, families),
    who: asKey(clause.who),
    may: clause.may,
    if: clause.if === undefined ? undefined : compileCondition(clause.if, families),
    do: (clause.do ?? []).map((inner) => compileClause(inner, families)),
  } as CompiledClause;
}

function compileValue(value: object, families: readonly string[]): object {
  const parts = Object.entries(value).map(([key, part]) => [key, compilePart(key, part, families)]);
  return Object.fromEntries(parts);
}

function compilePart(key: string, part: unknown, families: readonly string[]): unknown {
  if (key === 'kind') return kindBits(part as Kinds);
  if (key === 'icon') return STORY_ICONS.indexOf(part as StoryIcon);
  if (typeof part === 'string') return asKey(part);
  return isSelector(part) ? compileSelector(part, families) : part;
}

const isSelector = (part: unknown): part is Selector =>
  typeof part === 'object' && part !== null && 'shows' in part;

function kindBits(kinds: Kinds): number {
  return kinds.reduce((bits, kind) => bits | (1 << DRAWN_KINDS.indexOf(kind)), 0);
}
