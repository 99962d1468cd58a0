import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { Lasting } from './lasting.js';
import type { CharacterOnTable } from './state.js';

/** What is found out about a table while one question is answered, so that its parts need not find it out again. */
export interface Found {
  /** Everything that lasts, in order; and, by character, what lasts on it. */
  readonly lasting: readonly Lasting[];
  readonly lastingOn: ReadonlyMap<CharacterOnTable, readonly Lasting[]>;
  /** By character, once somebody has asked: the icons that show, the pathos that shows, and self-worth. */
  readonly icons: Map<CharacterOnTable, readonly StoryIcon[]>;
  readonly pathos: Map<CharacterOnTable, readonly number[]>;
  readonly worth: Map<CharacterOnTable, number>;
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
