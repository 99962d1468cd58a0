/**
 * Crash recovery for `write-transaction.ts`: completes or undoes a transaction whose process was killed, from its journal.
 * Edits by other programs are never overwritten. Entry point: `recoverJournal`, which the command line calls before a
 * command.
 */
import { lstatSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { limits } from '../../vocabulary/limits.js';
import { type ContainedFolder, createContainedFolder } from './contained-folder.js';
import { DECK_LOCK, exclusively, removeUnfinishedLocks, WriteConflictError } from './deck-lock.js';
import { dropJournal, hashText, hasJournal, type Journal, readJournal } from './journal.js';
import { LockHeldError } from './lock-file.js';
import { moveIfFree } from './make-if-free.js';
import { readPlain } from './read-inside.js';
import { swapFile } from './swap-file.js';
import { listTemporary, nameAside, nameBeside, removeFile } from './temporary.js';
import { discard } from './trash.js';
import { WriteError, writeBeside } from './write-atomic.js';

/** Result of recovering an interrupted transaction. */
export interface Finished {
  readonly what: string;
  readonly written: readonly string[];
  /** Files that were changed since then and were left as they are. */
  readonly left: readonly string[];
  /** Where edits are kept that other programs made during the write. */
  readonly kept: readonly string[];
}

/**
 * Completes the transaction of a killed process, if there is one.
 * @throws WriteConflictError, WriteError
 */
export function recoverJournal(directory: string): Finished | undefined {
  const deck = createContainedFolder(directory, '');
  try {
    if (!isThere(deck)) return undefined;
    return exclusively(deck, () => finish(deck));
  } catch (cause) {
    // The process that holds the lock is still writing.
    if (cause instanceof WriteConflictError && cause.cause instanceof LockHeldError) return undefined;
    throw cause;
  }
}

function isThere(deck: ContainedFolder): boolean {
  try {
    removeUnfinishedLocks(deck);
    // A lock without a journal may remain if a process is killed after its last write.
    return hasJournal(deck) || deck.about(DECK_LOCK) !== undefined;
  } catch {
    // Without write permission, no transaction can have started.
    return false;
  }
}

function finish(deck: ContainedFolder): Finished | undefined {
  if (!hasJournal(deck)) return undefined;
  const journal = readJournal(deck);
  if (journal === undefined)
    throw new WriteConflictError(
      `${join(deck.path, 'cards/.shroud-journal')} is not in the format that shroud writes: delete it`,
    );
  const finished = {
    what: journal.what,
    written: [] as string[],
    left: [] as string[],
    kept: [] as string[],
  };
  for (const file of journal.files) {
    const { path, before, after } = file;
    finished.kept.push(...putBack(deck, journal.id, file));
    if (after === undefined) continue;
    const isWritten = write(deck, journal.id, { path, before, after });
    (isWritten ? finished.written : finished.left).push(path);
    finished.kept.push(...putBack(deck, journal.id, file));
  }
  dropJournal(deck);
  // A single file is either the old or the new one by now, so there is nothing to report.
  return journal.files.some(({ after }) => after !== undefined) || finished.kept.length > 0
    ? finished
    : undefined;
}

type JournalFile = Journal['files'][number];

/** Restores a file that was moved aside and not replaced, and cleans up beside it. @returns where edits are kept */
function putBack(deck: ContainedFolder, id: string, { path, before, after }: JournalFile): readonly string[] {
  const target = deck.place(path);
  const aside = nameAside(target, id);
  try {
    moveIfFree(aside, target);
  } catch (cause) {
    throw new WriteError(target, cause);
  }
  if (isSameFile(aside, target)) removeFile(aside);
  const isEdit = hashText(bytesAt(aside)) !== before;
  const kept = discard(deck.path, { id, path, file: aside, isEdit });
  // Only the holder of the lock writes here, so temporary files are those of the killed process. They may be
  // incomplete; or edits, if the process was killed while rolling back.
  const fresh = nameBeside(target, id);
  if (after !== undefined && hashText(bytesAt(fresh)) === hashText(after)) removeFile(fresh);
  discard(deck.path, { id, path: `${path}.new`, file: fresh, isEdit: false });
  for (const name of listTemporary(dirname(target)))
    if (name.startsWith(`.${basename(target)}.`)) removeFile(join(dirname(target), name));
  return kept;
}

/** Returns false if the file was changed since. */
function write(deck: ContainedFolder, id: string, { path, before, after }: Required<JournalFile>): boolean {
  const target = deck.place(path);
  const old = bytesAt(target);
  if (hashText(old) !== before) return hashText(old) === hashText(after);
  const [fresh, aside] = [nameBeside(target, id), nameAside(target, id)];
  try {
    writeBeside(target, fresh, after, true);
    return swapFile({ target, expected: old, fresh, aside });
  } catch (cause) {
    throw cause instanceof WriteError ? cause : new WriteError(target, cause);
  }
}

function bytesAt(path: string): Uint8Array | undefined {
  const found = readPlain(path, limits.keptBytes.max);
  return 'bytes' in found ? found.bytes : undefined;
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}
