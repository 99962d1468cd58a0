import { ChoiceBuffer } from './codes.js';
import { LastingByVerb, type LastingClause } from './lasting-by-verb.js';

/** What the engine has found out about the table and need not find out again until something changes. */
export class DerivedState {
  readonly lasting = new LastingByVerb();
  readonly lists = Object.values(this.lasting) as readonly LastingClause[][];
  /** By character: how many clauses on it change its self-worth, and how many shield it. */
  readonly changes: number[] = [];
  readonly shields: number[] = [];
  /** By character: how many of those that change it ask about a hand, which may change without the table. */
  readonly asking: number[] = [];
  /** How often something was laid or taken; by character, its self-worth and at which of these times it was added up. */
  time = 0;
  readonly worths: number[] = [];
  readonly times: number[] = [];
  /** By card: its lasting clauses, made once and used again each time that the card lies on the table. */
  readonly byCard: (readonly LastingClause[] | undefined)[] = [];
  /** The living characters in play, by seat and place. */
  readonly living = new ChoiceBuffer();
  hasCachedLiving = false;
  /** Memo of the choices of a clause or a window, from the question to the answer. */
  readonly choices = new ChoiceBuffer();
  hasCachedChoices = false;
}
