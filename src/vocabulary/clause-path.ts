/** Paths of clauses, such as `immediate.0.do.1`: formatting, parsing, lookup. */

import { CATEGORIES, type Category } from './category.js';

/**
 * How a clause is named within its card: `immediate.0`, or `continuous.0.do.1` for a clause of a trigger. Authors write
 * it under `wording`, and reports and replays cite it.
 */

/** The position of a clause in its card. */
export interface ClausePlace {
  readonly category: Category;
  /** Counted from 0. */
  readonly index: number;
  /** Its index inside a `do`; −1 for the clause itself. */
  readonly inner: number;
}

/** As a schema says it. */
export const CLAUSE_PATH_PATTERN = `^(${CATEGORIES.join('|')})\\.[0-9]+(\\.do\\.[0-9]+)?$`;
const PATH = new RegExp(CLAUSE_PATH_PATTERN);

export function clausePath(category: Category, index: number, inner = -1): string {
  return inner < 0 ? `${category}.${index}` : `${category}.${index}.do.${inner}`;
}

/** Parses a path; undefined if it is invalid. */
export function clausePlace(path: string): ClausePlace | undefined {
  if (!PATH.test(path)) return undefined;
  const [category, index, , inner = -1] = path.split('.');
  return { category: category as Category, index: Number(index), inner: Number(inner) };
}

/** The path as keys into a card's YAML. */
export function clauseKeys(path: string): (string | number)[] {
  const place = clausePlace(path);
  if (place === undefined) return ['effects'];
  return ['effects', place.category, place.index, ...(place.inner < 0 ? [] : ['do', place.inner])];
}

/** The clause that a path names in a card's effects, authored or read. */
export function clauseAt<C extends { readonly do?: readonly C[] }>(
  effects: { readonly [K in Category]?: readonly C[] } | undefined,
  path: string,
): C | undefined {
  const place = clausePlace(path);
  const clause = place && effects?.[place.category]?.[place.index];
  return place === undefined || place.inner < 0 ? clause : clause?.do?.[place.inner];
}

/** Whether a path is that of a clause in the `do` of another. */
export const isWithin = (path: string, outer: string) => path.startsWith(`${outer}.do.`);

/** Whether the clause is done at some moment, rather than in force for a while. */
export function isDone(path: string): boolean {
  const { category, inner = -1 } = clausePlace(path) ?? {};
  return category === 'immediate' || category === 'reaction' || inner >= 0;
}
