import { type Carries, lazy, type Shape } from '../shape.js';

/**
 * A placeholder for the clauses inside a verb's value. Verbs must not depend on the shape of clauses, which is made from
 * them. `cards/clause.ts` knows both and fills the placeholder, which avoids an import cycle.
 */
export interface ClausesPlace {
  readonly '~clause': true;
}

let filling: Shape | undefined;

/** An immediate clause, wherever a verb has clauses in its value. */
export const clausePlace = lazy<ClausesPlace>((): Shape & Carries<ClausesPlace> => {
  if (filling === undefined) throw new Error('the place for clauses is filled in cards/');
  return filling as Shape & Carries<ClausesPlace>;
});

export function fillClausePlace(clause: Shape): void {
  filling = clause;
}
