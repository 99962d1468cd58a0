import type { Seen } from './seen.js';
import type { CharacterOnTable } from './state.js';

/** What is found out about a table while one question is answered, so that its parts need not find it out again. */
export interface Found extends Seen {
  /** By character, once somebody has asked: self-worth that depends on hands, which change more often than the table. */
  readonly worthByHands: Map<CharacterOnTable, number>;
}

/** What was found out before, or what is found out now. */
export function once<T>(
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
