import type { Amount } from '../../vocabulary/amount.js';
import type { Clause, ClauseOf } from '../../vocabulary/cards/clause.js';
import type { Effects } from '../../vocabulary/cards/effects.js';
import { refersBack } from '../../vocabulary/cards/named-in.js';
import type { Category } from '../../vocabulary/category.js';
import { type ClausePlace, clausePath, listClauses } from '../../vocabulary/clause-path.js';
import type { StoryIcon } from '../../vocabulary/icons.js';
import type { Kinds } from '../../vocabulary/kinds/kind.js';
import type { Selector } from '../../vocabulary/selector.js';
import { definitions, type Verb } from '../../vocabulary/verbs/index.js';
import { type Leaf, mapParts } from '../../vocabulary/verbs/parts.js';
import type { Who } from '../../vocabulary/who.js';
import { asKey } from './as-key.js';
import { type CompiledAmount, compileAmount } from './compiled-amount.js';
import { type CompiledCondition, compileCondition } from './compiled-condition.js';
import { type CompiledSelector, compileSelector, type Names } from './compiled-selector.js';
import { kindBits } from './kind-numbers.js';

export type EventName = ClauseOf<'whenever'>['value']['event'];

/** A value of a clause with its selectors, kinds (a bit each), icons and amounts in numbers. */
type CompiledValue<T> = [T] extends [Selector]
  ? CompiledSelector
  : [T] extends [Kinds]
    ? number
    : [T] extends [number]
      ? T
      : [T] extends [Amount]
        ? number | CompiledAmount
        : [StoryIcon] extends [T]
          ? number
          : T extends object
            ? { readonly [Key in keyof T]: CompiledValue<T[Key]> }
            : T;

/** Places among the branches of a clause; the alternatives of a `choose` come last. */
export const THEN = 0;
export const OTHERWISE = 1;
export const ALTERNATIVES = 2;

/** A clause ready to be played: read once, when the card table is made, instead of at every look at the card. */
export interface CompiledClauseOf<V extends Verb> {
  /** Its place among all clauses of its card: how states refer to it. */
  readonly number: number;
  readonly path: string;
  readonly category: Category;
  readonly verb: V;
  readonly value: CompiledValue<ClauseOf<V>['value']>;
  readonly who: Who;
  readonly may: boolean;
  readonly if: CompiledCondition | undefined;
  /** The clauses of a `whenever`. */
  readonly do: readonly CompiledClause[];
  /** What follows, by branch: if it did all that it says, if not, and the alternatives of a `choose`. */
  readonly branches: readonly (readonly CompiledClause[])[];
  /** Whether there is a `then` or an `otherwise`. */
  readonly isFollowed: boolean;
  /** Whether a clause of the card refers to the character that was picked last. */
  readonly isReferredTo: boolean;
}
export type CompiledClause = { readonly [V in Verb]: CompiledClauseOf<V> }[Verb];

/** What a card does: by number, and by the categories that the engine asks for. */
export interface CompiledEffects {
  /** All clauses, by number: those inside others among them. */
  readonly clauses: readonly CompiledClause[];
  readonly immediate: readonly CompiledClause[];
  readonly continuous: readonly CompiledClause[];
  readonly persistent: readonly CompiledClause[];
  readonly reaction: readonly CompiledClause[];
}

/** Compiles the clauses of a card, what is inside a clause before the clause. */
export function compileEffects(effects: Effects, names: Names): CompiledEffects {
  const places = listClauses<Clause>(effects);
  const byPath = new Map<string, CompiledClause>();
  const isReferredTo = places.some(({ clause }) => refersBack(clause));
  for (let number = places.length - 1; number >= 0; number--) {
    const place = places[number] as ClausePlace<Clause>;
    byPath.set(place.path, compileClause(number, place, names, byPath, isReferredTo));
  }
  const find = (list: string, clauses: readonly Clause[] = []) => findInner(byPath, list, clauses);
  return {
    clauses: places.map(({ path }) => byPath.get(path) as CompiledClause),
    immediate: find('immediate', effects.immediate),
    continuous: find('continuous', effects.continuous),
    persistent: find('persistent', effects.persistent),
    reaction: find('reaction', effects.reaction),
  };
}

type CompiledByPath = ReadonlyMap<string, CompiledClause>;

const findInner = (compiled: CompiledByPath, list: string, clauses: readonly Clause[]): CompiledClause[] =>
  clauses.map((_, index) => compiled.get(clausePath(list, index)) as CompiledClause);

function compileClause(
  number: number,
  { clause, path, category }: ClausePlace<Clause>,
  names: Names,
  compiled: CompiledByPath,
  isReferredTo: boolean,
): CompiledClause {
  return {
    number,
    path,
    category: asKey(category),
    verb: asKey(clause.verb),
    value: mapParts(clause.value, definitions[clause.verb].parts, (part, what) =>
      compilePart(part, what, names),
    ),
    who: asKey(clause.who),
    may: clause.may,
    if: clause.if === undefined ? undefined : compileCondition(clause.if, names),
    do: findInner(compiled, `${path}.do`, clause.do ?? []),
    branches: [
      findInner(compiled, `${path}.then`, clause.then ?? []),
      findInner(compiled, `${path}.otherwise`, clause.otherwise ?? []),
      ...(clause.choose ?? []).map((one, at) => findInner(compiled, `${path}.choose.${at}`, one)),
    ],
    isFollowed: clause.then !== undefined || clause.otherwise !== undefined,
    isReferredTo,
  } as unknown as CompiledClause;
}

function compilePart(part: unknown, what: Leaf, names: Names): unknown {
  if (what === 'selector') return compileSelector(part as Selector, names);
  if (what === 'kinds') return kindBits(part as Kinds);
  if (what === 'amount') return compileAmount(part as Amount, names);
  if (what === 'icon') return names.icons.indexOf(part as StoryIcon);
  return typeof part === 'string' ? asKey(part) : part;
}
