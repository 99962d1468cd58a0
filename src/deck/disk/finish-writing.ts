import { lstatSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { budgets } from '../../vocabulary/budgets.js';
import { type ContainedFolder, containedFolder } from './contained-folder.js';
import { DECK_LOCK, exclusively, NotWritten, removeUnfinishedLocks } from './deck-lock.js';
import { dropJournal, hasJournal, type Journal, readJournal, sumOf } from './journal.js';
import { IsHeld } from './lock-file.js';
import { moveIfFree } from './make-if-free.js';
import { readPlain } from './read-inside.js';
import { swapFile } from './swap-file.js';
import { leftIn, nameAside, nameBeside, removeFile } from './temporary.js';
import { discard } from './trash.js';
import { CannotWrite, writeBeside } from './write-whole.js';

/** What came of something that was interrupted. */
export interface Finished {
  readonly what: string;
  readonly written: readonly string[];
  /** Somebody has changed them since: they were left as they are. */
  readonly left: readonly string[];
  /** Where edits are kept that others have made at the very moment of writing. */
  readonly kept: readonly string[];
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
    removeUnfinishedLocks(deck);
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
  // A file that is written alone is the old one or the new one by now, and nobody has to be told.
  return journal.files.some(({ after }) => after !== undefined) || finished.kept.length > 0
    ? finished
    : undefined;
}

type JournalFile = Journal['files'][number];

/** Puts back a file that was moved aside and not replaced, and tidies up beside it. @returns where edits are kept */
function putBack(deck: ContainedFolder, id: string, { path, before, after }: JournalFile): readonly string[] {
  const target = deck.place(path);
  const aside = nameAside(target, id);
  try {
    moveIfFree(aside, target);
  } catch (cause) {
    throw new CannotWrite(target, cause);
  }
  if (isSameFile(aside, target)) removeFile(aside);
  const isEdit = sumOf(bytesAt(aside)) !== before;
  const kept = discard(deck.path, { id, path, file: aside, isEdit });
  // Whoever holds the lock is the only one who writes here: what lies beside is of the process that was killed.
  // It may be half of what was to be written; or an edit, if the process was putting everything back when it was killed.
  const fresh = nameBeside(target, id);
  if (after !== undefined && sumOf(bytesAt(fresh)) === sumOf(after)) removeFile(fresh);
  discard(deck.path, { id, path: `${path}.new`, file: fresh, isEdit: false });
  for (const name of leftIn(dirname(target)))
    if (name.startsWith(`.${basename(target)}.`)) removeFile(join(dirname(target), name));
  return kept;
}

/** False where somebody has changed the file since. */
function write(deck: ContainedFolder, id: string, { path, before, after }: Required<JournalFile>): boolean {
  const target = deck.place(path);
  const old = bytesAt(target);
  if (sumOf(old) !== before) return sumOf(old) === sumOf(after);
  const [fresh, aside] = [nameBeside(target, id), nameAside(target, id)];
  try {
    writeBeside(target, fresh, after, true);
    return swapFile({ target, expected: old, fresh, aside });
  } catch (cause) {
    throw cause instanceof CannotWrite ? cause : new CannotWrite(target, cause);
  }
}

function bytesAt(path: string): Uint8Array | undefined {
  const found = readPlain(path, budgets.keptBytes.most);
  return 'bytes' in found ? found.bytes : undefined;
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}
