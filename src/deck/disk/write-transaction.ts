/**
 * Writes files of the author as one transaction. The order of the steps ensures that nothing is lost:
 *
 * 1. Under the lock of the deck, each file is compared with the text from which the new one was made.
 * 2. A journal records what is about to happen; the new files are written beside the old ones and flushed to disk.
 * 3. Each old file is exchanged for the new one, if it is still unchanged (`swap-file.ts`).
 * 4. The old files are compared once more: an editor may have had one open and written into it meanwhile.
 * 5. They go to `output/.trash` for a day, and the journal is deleted.
 *
 * If a file was changed, all files are restored and the caller gets an error. If the process is killed, the next
 * command recovers from the journal (`recover-journal.ts`).
 */
import { relative, sep } from 'node:path';
import { inDigits, limitText } from '../../vocabulary/limits.js';
import { type ContainedFolder, createContainedFolder } from './contained-folder.js';
import { exclusively, WriteConflictError } from './deck-lock.js';
import { dropJournal, hashText, hasJournal, isFew, type Journal, keepJournal } from './journal.js';
import { moveIfFree } from './make-if-free.js';
import { realPlace } from './real-path.js';
import { holds, swapFile } from './swap-file.js';
import { nameAside, nameBeside, randomId, removeFile } from './temporary.js';
import { discard, emptyTrash } from './trash.js';
import { WriteError, writeBeside } from './write-atomic.js';

/** A file of a deck to be written, and the text from which it was made; undefined if the file is new. */
export interface FileEdit {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** Written files, and those that have another hard link, which keeps the old content. */
export interface Written {
  readonly written: readonly string[];
  readonly unlinked: readonly string[];
}

const MARK = '\ufeff';

/**
 * Writes files of a deck in one transaction: all of them or none. The deck is locked meanwhile; a file that has changed
 * since it was read is not overwritten; `recoverJournal` recovers from a kill.
 * @throws WriteConflictError, WriteError
 */
export function writeTransaction(directory: string, what: string, files: readonly FileEdit[]): Written {
  if (files.length === 0) return { written: [], unlinked: [] };
  if (!isFew(files.length))
    throw new WriteConflictError(
      `${what} would change ${inDigits(files.length)} files: ${limitText('writtenTogether')}; nothing was written`,
    );
  const deck = createContainedFolder(directory, '');
  return exclusively(deck, () => {
    if (hasJournal(deck))
      throw new WriteConflictError(
        `${what} has to wait: an earlier write was interrupted and is not finished`,
      );
    const id = randomId();
    const steps = files.map((file) => planStep(deck, id, file));
    const unlinked = steps.filter(({ names }) => names > 1).map(({ named }) => named);
    keepJournal(deck, { what, id, files: steps.length > 1 ? steps.map(toJournalFile) : steps.map(alone) });
    commit(deck, { what, id, steps });
    keepReplaced(deck, id, steps);
    dropJournal(deck);
    emptyTrash(directory);
    return { written: files.map(({ path }) => path), unlinked };
  });
}

interface Step {
  /** Path as the deck names it, and its target if it is a link. */
  readonly named: string;
  readonly path: string;
  /** Absolute path, and the names of the new and the old file beside it. */
  readonly target: string;
  readonly fresh: string;
  readonly aside: string;
  readonly old: Uint8Array | undefined;
  readonly after: string;
  /** Number of hard links of the file. */
  readonly names: number;
}

function planStep(deck: ContainedFolder, id: string, { path: named, before, after }: FileEdit): Step {
  const path = throughLink(deck, named);
  const target = deck.place(path);
  const old = deck.read(path);
  const text = old && new TextDecoder().decode(old);
  if (text !== before) throw hasChanged(named);
  const hasMark = old !== undefined && Buffer.from(old.subarray(0, 3)).equals(Buffer.from(MARK));
  return {
    named,
    path,
    target,
    fresh: nameBeside(target, id),
    aside: nameAside(target, id),
    old,
    after: hasMark ? MARK + after : after,
    names: deck.about(path)?.names ?? 1,
  };
}

const hasChanged = (named: string): WriteConflictError =>
  new WriteConflictError(`${named} has changed since it was read: nothing was written. Try it again`);

/** Follows a link to another file of the deck: the target is changed, and the link stays a link. */
function throughLink(deck: ContainedFolder, path: string): string {
  const [root, place] = [realPlace(deck.path), deck.place(path)];
  return relative(root, realPlace(place)).replaceAll(sep, '/');
}

type JournalFile = Journal['files'][number];
const alone = ({ path, old }: Step): JournalFile => ({ path, before: hashText(old) });
const toJournalFile = (step: Step): JournalFile => ({ ...alone(step), after: step.after });

interface Act {
  readonly what: string;
  readonly id: string;
  readonly steps: readonly Step[];
}

/** @throws WriteConflictError, WriteError after a rollback, as far as that is possible */
function commit(deck: ContainedFolder, act: Act): void {
  const { steps } = act;
  const swapped = new Set<Step>();
  try {
    for (const step of steps) stage(step);
    for (const step of steps) {
      if (!swapFile({ ...step, expected: step.old })) throw hasChanged(step.named);
      swapped.add(step);
    }
    const late = steps.find(isEdited);
    if (late !== undefined) throw hasChanged(late.named);
  } catch (cause) {
    throw undone(deck, act, swapped, cause);
  }
}

function stage({ target, fresh, after }: Step): void {
  try {
    writeBeside(target, fresh, after, true);
  } catch (cause) {
    removeFile(fresh);
    throw new WriteError(target, cause);
  }
}

/** Whether the old file was written to after it was moved aside. */
const isEdited = ({ aside, old }: Step): boolean => old !== undefined && !holds(aside, old);

/**
 * Rolls back. If the transaction can't be completed, nothing is written; if the rollback fails, too, the error lists
 * what was written.
 */
function undone(
  deck: ContainedFolder,
  { what, id, steps }: Act,
  swapped: Set<Step>,
  cause: unknown,
): unknown {
  const why = cause instanceof Error ? cause.message : String(cause);
  try {
    const stay = steps.filter((step) => !putBack(step, swapped.has(step))).map(({ named }) => named);
    const edits = keepReplaced(deck, id, steps);
    dropJournal(deck);
    const remarks = [
      ...stay.map((named) => `${named} was written before that, and changed since: it stays as it is`),
      ...edits.map((place) => `What another program has saved meanwhile is kept in ${place}`),
    ];
    return remarks.length === 0 ? cause : new WriteConflictError([why, ...remarks].join('. '));
  } catch {
    const written = steps.filter(({ target, after }) => holds(target, Buffer.from(after)));
    const others = steps.filter((step) => !written.includes(step));
    return new WriteConflictError(
      `${why}. Of ${what}, ${whatCame(written, others)}: the next command tries to finish it`,
    );
  }
}

/** Returns false if the new file has been changed already. */
function putBack({ target, fresh, aside, old, after }: Step, isSwapped: boolean): boolean {
  if (isSwapped) return swapFile({ target, expected: Buffer.from(after), fresh: old && aside, aside: fresh });
  if (old !== undefined) moveIfFree(aside, target);
  return true;
}

/**
 * Moves the old files to the trash, and new ones that were not used. @returns where edits of other programs are kept
 */
function keepReplaced({ path: directory }: ContainedFolder, id: string, steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    const { path, fresh, aside, after } = step;
    const isUnused = holds(fresh, Buffer.from(after));
    if (isUnused) removeFile(fresh);
    return [
      ...discard(directory, { id, path, file: aside, isEdit: isEdited(step) }),
      ...(isUnused ? [] : discard(directory, { id, path: `${path}.new`, file: fresh, isEdit: true })),
    ];
  });
}

function whatCame(written: readonly Step[], others: readonly Step[]): string {
  if (written.length === 0) return 'nothing was written';
  const list = (steps: readonly Step[]) =>
    `${steps.map(({ named }) => named).join(', ')} ${steps.length === 1 ? 'was' : 'were'}`;
  return `${list(written)} written, and ${list(others)} not`;
}
