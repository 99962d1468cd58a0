import type { ContainedFolder } from './contained-folder.js';
import { LockHeldError, withLockFile } from './lock-file.js';
import { removeFile } from './temporary.js';

/** Files were not written, or not all of them, and the user can do something about it. */
export class WriteConflictError extends Error {}

export const DECK_LOCK = 'cards/.shroud-lock';

/** Files left by processes that were killed while they took a lock, broke one, or wrote a journal. */
const UNFINISHED_LOCK = /^\.\.shroud-lock\.[0-9a-f]{12}\.tmp$/;
const UNFINISHED = /^(\.\.shroud-(lock|journal)\.[0-9a-f]{12}\.tmp|\.shroud-lock-[0-9a-f]{16})$/;

/** Runs a function with exclusive write access to the cards of a deck. @throws WriteConflictError, WriteError */
export function exclusively<T>(deck: ContainedFolder, work: () => T): T {
  try {
    return withLockFile(deck.place(DECK_LOCK), () => {
      removeUnfinished(deck, UNFINISHED);
      return work();
    });
  } catch (cause) {
    if (cause instanceof LockHeldError) throw new WriteConflictError(cause.message, { cause });
    throw cause;
  }
}

/** Needs no lock: a running process retries when its file is gone. @throws WriteError */
export const removeUnfinishedLocks = (deck: ContainedFolder): void => removeUnfinished(deck, UNFINISHED_LOCK);

function removeUnfinished(deck: ContainedFolder, names: RegExp): void {
  for (const name of deck.list('cards')) if (names.test(name)) removeFile(deck.place(`cards/${name}`));
}
