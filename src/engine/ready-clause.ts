import type { Clause, ClauseOf } from '../vocabulary/cards/clause.js';
import { STORY_ICONS, type StoryIcon } from '../vocabulary/icons.js';
import type { Kinds } from '../vocabulary/kinds/kind.js';
import type { Selector } from '../vocabulary/selector.js';
import { definitions, type Verb } from '../vocabulary/verbs/index.js';
import { type Leaf, mapParts } from '../vocabulary/verbs/parts.js';
import type { Who } from '../vocabulary/who.js';
import { asKey } from './as-key.js';
import { kindBits } from './kind-numbers.js';
import { type Question, questionOf } from './question.js';
import { type Sieve, sieveOf } from './sieve.js';

export type EventName = ClauseOf<'whenever'>['value']['event'];

/** A value of a clause with its selectors, kinds (a bit each) and icons in numbers. */
type ReadyValue<T> = T extends Selector
  ? Sieve
  : T extends Kinds | StoryIcon
    ? number
    : T extends object
      ? { readonly [Key in keyof T]: ReadyValue<T[Key]> }
      : T;

/** A clause ready to be played: read once, when the card table is made, instead of at every look at the card. */
export interface ReadyClauseOf<V extends Verb> {
  readonly verb: V;
  readonly value: ReadyValue<ClauseOf<V>['value']>;
  readonly who: Who;
  readonly may: boolean;
  readonly if: Question | undefined;
  /** The clauses of a `whenever`. */
  readonly do: readonly ReadyClause[];
}
export type ReadyClause = { readonly [V in Verb]: ReadyClauseOf<V> }[Verb];

export function readyClause(clause: Clause, families: readonly string[]): ReadyClause {
  return {
    verb: asKey(clause.verb),
    value: mapParts(clause.value, definitions[clause.verb].parts, (part, what) =>
      readyPart(part, what, families),
    ),
    who: asKey(clause.who),
    may: clause.may,
    if: clause.if === undefined ? undefined : questionOf(clause.if, families),
    do: (clause.do ?? []).map((inner) => readyClause(inner, families)),
  } as unknown as ReadyClause;
}

function readyPart(part: unknown, what: Leaf, families: readonly string[]): unknown {
  if (what === 'selector') return sieveOf(part as Selector, families);
  if (what === 'kinds') return kindBits(part as Kinds);
  if (what === 'icon') return STORY_ICONS.indexOf(part as StoryIcon);
  return typeof part === 'string' ? asKey(part) : part;
}
