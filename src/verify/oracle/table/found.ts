import type { Seen } from './seen.js';
import type { CharacterOnTable } from './state.js';

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
