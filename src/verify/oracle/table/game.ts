/** A game of the oracle while it is played: the table, chance, and triggers that wait. */

import type { Clause } from '../../../vocabulary/cards/clause.js';
import type { Choice, Script } from './choices.js';
import type { Fate } from './fate.js';
import type { CardName, Ending, SeatNumber } from './state.js';
import type { Table } from './table.js';

/** A game that is being played: the table, chance, and what the resolution under way has set off. */
export interface Game extends Table {
  readonly fate: Fate;
  /** A card may let a player play another: how that is done, for the verbs that do so. */
  readonly playCard: (game: Game, choice: Extract<Choice, { do: 'play' }>) => Script;
  /** What was set off and is not done yet: a list for each resolution under way, the innermost last. */
  readonly waiting: Triggered[][];
  /** The triggers whose clauses are being done, as `card path`. */
  readonly firing: string[];
  /** How many triggers were done since the last thing that nothing else set off. */
  triggersDone: number;
}

/** Whose words are being done: a card, on whose behalf, and who played it. */
export interface Source {
  readonly card: CardName;
  /** Fixed when the card lands, or when a trigger notices something. */
  readonly you: SeatNumber;
  /** `this`, fixed at the same moment as *you*; none for a card that lies on no character. */
  readonly on: CardName | null;
  readonly playedBy: SeatNumber;
  /** What its words refer back to; the same for all its clauses. */
  readonly memory: Memory;
}

/** What the clauses of a card have done so far and later ones may refer to. */
export interface Memory {
  /** `that`: the character picked last. */
  that: CardName | null;
}

/** A `whenever` that has noticed its event. */
export interface Triggered extends Source {
  readonly path: string;
  readonly clauses: readonly Clause[];
}

/** What was still to come does not happen (END-1). */
export class GameOverError extends Error {}

export function endGame({ state }: Table, why: Ending['why']): never {
  state.over = { why };
  throw new GameOverError(why);
}
