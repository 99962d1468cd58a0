import { CATEGORIES, type Category } from './category.js';

/**
 * How a clause is named within its card: `immediate.0`, or `continuous.0.do.1` for a clause of a trigger. Authors write
 * it under `wording`, and reports and replays cite it.
 */

/** Where a clause stands in its card. */
export interface ClausePlace {
  readonly category: Category;
  /** Counted from 0. */
  readonly index: number;
  /** Its place inside a `do`; −1 for the clause itself. */
  readonly inner: number;
}

export const CLAUSE_PATH_PATTERN = `^(${CATEGORIES.join('|')})\\.[0-9]+(\\.do\\.[0-9]+)?$`;

export function clausePath(category: Category, index: number, inner = -1): string {
  return inner < 0 ? `${category}.${index}` : `${category}.${index}.do.${inner}`;
}

/** The place that a path names; undefined if it is no path. */
export function clausePlace(path: string): ClausePlace | undefined {
  if (!new RegExp(CLAUSE_PATH_PATTERN).test(path)) return undefined;
  const [category, index, , inner] = path.split('.');
  return { category: category as Category, index: Number(index), inner: Number(inner ?? -1) };
}

/** The place of a clause as keys into a card's YAML. */
export function clauseKeys({ category, index, inner }: ClausePlace): (string | number)[] {
  return ['effects', category, index, ...(inner < 0 ? [] : ['do', inner])];
}

/** The clause at a place of a card's effects, authored or read. */
export function clauseAt<C extends { readonly do?: readonly C[] }>(
  effects: { readonly [K in Category]?: readonly C[] } | undefined,
  { category, index, inner }: ClausePlace,
): C | undefined {
  const clause = effects?.[category]?.[index];
  return inner < 0 ? clause : clause?.do?.[inner];
}
