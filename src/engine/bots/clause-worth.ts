import type { Clause } from '../../vocabulary/cards/clause.js';
import { definitions } from '../../vocabulary/verbs/index.js';
import type { Who } from '../../vocabulary/who.js';

/** What follows from a decision about a clause, in points, to the player who decides. */
export interface Prospects {
  /** If it is done, and if it is not. */
  readonly done: number;
  readonly undone: number;
  /** By alternative of a `choose`. */
  readonly alternatives: readonly number[];
}

/** Whom a clause serves to the player who looks at it: 1 for that player, less than 0 for others. */
type Side = (who: Who) => number;

/** Of the player whom the card serves. */
const served: Side = (who) => {
  if (who === 'you' || who === 'playedBy') return 1;
  if (who === 'everyone') return 0.2;
  // Any player may lead, or trail: mostly another one.
  return who === 'leader' || who === 'trailing' ? -0.4 : -0.8;
};

/** How much a clause helps the player that it serves, by its verb and by what belongs to it. */
export const clauseWorth = (clause: Clause): number => weigh(clause, served);

/** What a decision about a clause brings the player who acts in it; undefined if nothing depends on it. */
export function prospectsOf(clause: Clause): Prospects | undefined {
  const { choose, then, otherwise } = clause;
  if (choose === undefined && then === undefined && otherwise === undefined) return undefined;
  const isYou = clause.who === 'you' || clause.who === 'playedBy' || clause.who === 'everyone';
  const side: Side = (who) => (who === 'actor' ? 1 : isYou ? served(who) : who === 'you' ? -0.8 : 0.2);
  return {
    done: ownWorth(clause, 1) + weighAll(then, side),
    undone: weighAll(otherwise, side),
    alternatives: (choose ?? []).map((one) => weighAll(one, side)),
  };
}

function weigh(clause: Clause, side: Side): number {
  const self = side(clause.who);
  const inside: Side = (who) => (who === 'actor' ? self : side(who));
  if (clause.choose !== undefined) {
    const worths = clause.choose.map((one) => weighAll(one, inside));
    // Others choose what serves the player least.
    return self > 0 ? Math.max(...worths) : Math.min(...worths);
  }
  const done = ownWorth(clause, self) + weighAll(clause.then, inside);
  if (!clause.may || (clause.then === undefined && clause.otherwise === undefined)) return done;
  const undone = weighAll(clause.otherwise, inside);
  return self > 0 ? Math.max(done, undone) : Math.min(done, undone);
}

const ownWorth = ({ verb, value }: Clause, self: number): number =>
  definitions[verb].worth(value as never, self);

const weighAll = (clauses: readonly Clause[] | undefined, side: Side): number =>
  (clauses ?? []).reduce((sum, clause) => sum + weigh(clause, side), 0);
