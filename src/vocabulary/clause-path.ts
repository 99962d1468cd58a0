/**
 * How a clause is named within its card: `immediate.0`; a clause inside another `continuous.0.do.1`,
 * `immediate.0.then.0`, `immediate.0.otherwise.0` or `immediate.0.choose.1.0`. Authors write it under `wording`, and
 * reports and replays cite it.
 */

import { CATEGORIES, type Category } from './category.js';

/** Anything that contains clauses as a clause does, authored or read. */
export interface Branching<C> {
  readonly do?: readonly C[];
  readonly then?: readonly C[];
  readonly otherwise?: readonly C[];
  readonly choose?: readonly (readonly C[])[];
}

/** The clauses of a card, authored or read. */
type Categorized<C> = { readonly [K in Category]?: readonly C[] };

/** Lists the lists inside a clause, each with its path below the clause, in the order of the clauses' numbers. */
function listBranches<C extends Branching<C>>(clause: C): readonly (readonly [string, readonly C[]])[] {
  const lists = [
    ['do', clause.do] as const,
    ...(clause.choose ?? []).map((alternative, at) => [`choose.${at}`, alternative] as const),
    ['then', clause.then] as const,
    ['otherwise', clause.otherwise] as const,
  ];
  return lists.flatMap(([branch, clauses]) => (clauses === undefined ? [] : [[branch, clauses] as const]));
}

/** A copy of a clause with other lists inside. */
export function mapBranches<C extends Branching<C>>(
  clause: C,
  map: (clauses: readonly C[], branch: string) => readonly C[],
): C {
  const { do: done, then, otherwise, choose } = clause;
  return {
    ...clause,
    ...(done && { do: map(done, 'do') }),
    ...(then && { then: map(then, 'then') }),
    ...(otherwise && { otherwise: map(otherwise, 'otherwise') }),
    ...(choose && { choose: choose.map((alternative, at) => map(alternative, `choose.${at}`)) }),
  };
}

/** As a schema says it. */
export const CLAUSE_PATH_PATTERN = `^(${CATEGORIES.join('|')})\\.[0-9]+(\\.(do|then|otherwise|choose\\.[0-9]+)\\.[0-9]+)*$`;
const PATH = new RegExp(CLAUSE_PATH_PATTERN);

/** The path of a clause in a list: of a category, or inside another clause. */
export const clausePath = (list: string, index: number): string => `${list}.${index}`;

/** A clause and its place in its card. */
export interface ClausePlace<C> {
  readonly path: string;
  readonly category: Category;
  /** The index in its category, counted from 0: its own, or that of the clause that it is inside of. */
  readonly index: number;
  /** Whether it is inside another clause. */
  readonly isInner: boolean;
  readonly clause: C;
}

/** Lists the clauses of a card by category, what is inside a clause right behind it: the order of their numbers. */
export function listClauses<C extends Branching<C>>(effects: Categorized<C>): ClausePlace<C>[] {
  const found: ClausePlace<C>[] = [];
  const visit = (place: ClausePlace<C>) => {
    found.push(place);
    for (const [branch, clauses] of listBranches(place.clause)) {
      for (const [at, clause] of clauses.entries())
        visit({ ...place, path: clausePath(`${place.path}.${branch}`, at), isInner: true, clause });
    }
  };
  for (const category of CATEGORIES) {
    for (const [index, clause] of (effects[category] ?? []).entries())
      visit({ path: clausePath(category, index), category, index, isInner: false, clause });
  }
  return found;
}

/** The category that a path begins with; undefined if the path is invalid. */
export function getPathCategory(path: string): Category | undefined {
  return PATH.test(path) ? (path.split('.', 1)[0] as Category) : undefined;
}

/** The path as keys into a card's YAML. */
export function clauseKeys(path: string): (string | number)[] {
  if (!PATH.test(path)) return ['effects'];
  return ['effects', ...path.split('.').map((key) => (/^\d/.test(key) ? Number(key) : key))];
}

/** The clause that a path names in a card's effects, authored or read. */
export function clauseAt<C extends Branching<C>>(
  effects: Categorized<C> | undefined,
  path: string,
): C | undefined {
  return listClauses(effects ?? {}).find((place) => place.path === path)?.clause;
}

/** Whether a path is that of a clause inside another. */
export const isWithin = (path: string, outer: string) => path.startsWith(`${outer}.`);

/** Whether the clause is done at some moment, rather than in force for a while. */
export function isDone(path: string): boolean {
  const category = getPathCategory(path);
  return category === 'immediate' || category === 'reaction' || (category !== undefined && isInnerPath(path));
}

const isInnerPath = (path: string) => path.split('.').length > 2;

/** How many clauses are around each other at this path, the clause itself counted. */
export const measureDepth = (path: string): number => path.split(/\.(?:do|then|otherwise|choose)\./).length;
