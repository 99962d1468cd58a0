import type { ContainedFolder } from './contained-folder.js';
import { IsHeld, withLockFile } from './lock-file.js';

/** Something was not written, or not all of it, and whoever asked can do something about it. */
export class NotWritten extends Error {}

export const DECK_LOCK = 'cards/.shroud-lock';

/** Does what only one process at a time may do to the cards of a deck. @throws NotWritten, CannotWrite */
export function exclusively<T>(deck: ContainedFolder, work: () => T): T {
  try {
    return withLockFile(deck.place(DECK_LOCK), work);
  } catch (cause) {
    if (cause instanceof IsHeld) throw new NotWritten(cause.message, { cause });
    throw cause;
  }
}
