/** What is derived from a table, and the memos of it. */

import type { ClauseOf } from '../../../vocabulary/cards/clause.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { Verb } from '../../../vocabulary/verbs/index.js';
import type { CharacterOnTable, LaidCard, SeatNumber } from './state.js';

/** A continuous or persistent clause that counts now, because it can be read (VIS-1). */
export interface Lasting<V extends Verb = Verb> extends LaidCard {
  readonly clause: ClauseOf<V>;
  /** The clause's place in its card: `continuous.0`. */
  readonly path: string;
  /** MOD-3, MOD-7: the controller of the character it lies on now, or the owner of the residence. */
  readonly you: SeatNumber;
  /** None for a mystery. */
  readonly on: CharacterOnTable | null;
}

/** What can be seen of a table: it follows from where cards lie, and from nothing else (VIS-1). */
export interface Seen {
  /** Everything that lasts, in order; and, by character, what lasts on it. */
  readonly lasting: readonly Lasting[];
  readonly lastingOn: ReadonlyMap<CharacterOnTable, readonly Lasting[]>;
  /** The characters of which something lasts that asks for hands: what they are worth does not follow from what lies there. */
  readonly byHands: ReadonlySet<CharacterOnTable>;
  /** Whether there are such, or such mysteries. */
  readonly asksForHands: boolean;
  /** By character, computed lazily: death, visible icons and pathos and, unless hands decide it, self-worth. */
  readonly dead: Map<CharacterOnTable, boolean>;
  readonly icons: Map<CharacterOnTable, readonly StoryIcon[]>;
  readonly pathos: Map<CharacterOnTable, readonly number[]>;
  readonly worth: Map<CharacterOnTable, number>;
}

/** Memo of what is derived from a table, valid while one question is answered. */
export interface Found extends Seen {
  /** By character, computed lazily: self-worth that depends on hands, which change more often than the table. */
  readonly worthByHands: Map<CharacterOnTable, number>;
}

/** Memoizes a value by character. */
export function memoizeByCharacter<T>(
  found: Map<CharacterOnTable, T> | undefined,
  character: CharacterOnTable,
  find: () => T,
): T {
  const before = found?.get(character);
  if (before !== undefined) return before;
  const now = find();
  found?.set(character, now);
  return now;
}
