import type { Verb } from '../../vocabulary/verbs/index.js';
import type { CompiledClauseOf } from '../cards/compiled-clause.js';

/** A lasting clause, and where it is in force now: on which card, on whom that lies, and whom it serves. */
export interface LastingClause<V extends Verb = Verb> {
  readonly clause: CompiledClauseOf<V>;
  readonly card: number;
  /** Whether its `if` or its amount asks about a hand. */
  readonly asksHand: boolean;
  /** The character that the card lies on; −1 for a mystery. */
  on: number;
  you: number;
  by: number;
  /** The list that it is in while it is in force, and its place there. */
  readonly list: LastingClause[];
  place: number;
}

/** Every lasting clause whose text (or reminder) can be seen now, by verb; of `whenever`, by seat, character and stack. */
export class LastingByVerb {
  readonly drawLimit: LastingClause<'drawLimit'>[] = [];
  readonly plays: LastingClause<'plays'>[] = [];
  readonly cannotPlay: LastingClause<'cannotPlay'>[] = [];
  readonly shield: LastingClause<'shield'>[] = [];
  readonly selfWorth: LastingClause<'selfWorth'>[] = [];
  readonly pathosPer: LastingClause<'pathosPer'>[] = [];
  readonly deathOnAnyPlay: LastingClause<'deathOnAnyPlay'>[] = [];
  readonly openHand: LastingClause<'openHand'>[] = [];
  readonly whenever: LastingClause<'whenever'>[] = [];
}
export type LastingVerb = keyof LastingByVerb;
