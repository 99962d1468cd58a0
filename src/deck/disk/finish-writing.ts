import { join } from 'node:path';
import { type ContainedFolder, containedFolder } from './contained-folder.js';
import { DECK_LOCK, exclusively, NotWritten } from './deck-lock.js';
import { dropJournal, hasJournal, readJournal, sumOf } from './journal.js';
import { IsHeld } from './lock-file.js';
import { leftIn } from './temporary.js';

/** What came of something that was interrupted. */
export interface Finished {
  readonly what: string;
  readonly written: readonly string[];
  /** Somebody has changed them since: they were left as they are. */
  readonly left: readonly string[];
}

/**
 * Finishes what a killed process has begun to write, if there is anything.
 * @throws NotWritten, CannotWrite
 */
export function finishWriting(directory: string): Finished | undefined {
  const deck = containedFolder(directory, '');
  try {
    if (!isThere(deck)) return undefined;
    return exclusively(deck, () => finish(deck));
  } catch (cause) {
    // Whoever holds the lock is at it.
    if (cause instanceof NotWritten && cause.cause instanceof IsHeld) return undefined;
    throw cause;
  }
}

function isThere(deck: ContainedFolder): boolean {
  try {
    // A lock may have been left alone, by whoever was killed when all was written.
    return hasJournal(deck) || deck.about(DECK_LOCK) !== undefined;
  } catch {
    // Where nobody may write, nobody has begun to.
    return false;
  }
}

function finish(deck: ContainedFolder): Finished | undefined {
  if (!hasJournal(deck)) return undefined;
  const journal = readJournal(deck);
  if (journal === undefined)
    throw new NotWritten(`${join(deck.path, 'cards/.shroud-journal')} is not as shroud writes it: delete it`);
  const written: string[] = [];
  const left: string[] = [];
  for (const { path, before, after } of journal.files) {
    const sum = sumOf(deck.read(path));
    if (sum === before) deck.write(path, after, true);
    (sum === before || sum === sumOf(after) ? written : left).push(path);
    tidyBeside(deck, path);
  }
  dropJournal(deck);
  return { what: journal.what, written, left };
}

/** Whoever holds the lock is the only one who writes here: what lies beside is of the process that was killed. */
function tidyBeside(deck: ContainedFolder, path: string): void {
  const at = path.lastIndexOf('/');
  const [folder, name] = [path.slice(0, at), path.slice(at + 1)];
  for (const one of leftIn(deck.place(folder)))
    if (one.startsWith(`.${name}.`)) deck.remove(`${folder}/${one}`);
}
