import { relative, sep } from 'node:path';
import { inDigits, mostOf } from '../../vocabulary/budgets.js';
import { type ContainedFolder, containedFolder } from './contained-folder.js';
import { exclusively, NotWritten } from './deck-lock.js';
import { dropJournal, hasJournal, isFew, type Journal, keepJournal, sumOf } from './journal.js';
import { realPlace } from './real-place.js';

/** A file of a deck to be written, and the text that it was made from; undefined where there was none. */
export interface Rewriting {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** Written files, and those that have another name on the disk, under which they stay as they were. */
export interface Written {
  readonly written: readonly string[];
  readonly unlinked: readonly string[];
}

const MARK = '\ufeff';

/**
 * Writes files of a deck as one act: all of them or none. Nobody else writes there meanwhile; a file that has changed
 * since it was read is not overwritten; and what a kill interrupts, `finishWriting` finishes.
 * @throws NotWritten, CannotWrite
 */
export function writeTogether(directory: string, what: string, files: readonly Rewriting[]): Written {
  if (files.length === 0) return { written: [], unlinked: [] };
  if (!isFew(files.length))
    throw new NotWritten(
      `${what} would change ${inDigits(files.length)} files: ${mostOf('writtenTogether')}, and nothing was written`,
    );
  const deck = containedFolder(directory, '');
  return exclusively(deck, () => {
    if (hasJournal(deck))
      throw new NotWritten(`${what} has to wait: another was interrupted, and is not finished`);
    const steps = files.map((file) => stepOf(deck, file));
    const unlinked = steps.filter(({ names }) => names > 1).map(({ named }) => named);
    // A single file is there or not: nobody has to finish it.
    if (steps.length > 1) keepJournal(deck, { what, files: steps.map(planned) });
    writeAll(deck, what, steps);
    dropJournal(deck);
    return { written: files.map(({ path }) => path), unlinked };
  });
}

interface Step {
  /** As the deck names it, and where it really lies if that is a link. */
  readonly named: string;
  readonly path: string;
  readonly old: Uint8Array | undefined;
  readonly after: string;
  /** How many names the file has on the disk. */
  readonly names: number;
}

function stepOf(deck: ContainedFolder, { path: named, before, after }: Rewriting): Step {
  const path = throughLink(deck, named);
  const old = deck.read(path);
  const text = old && new TextDecoder().decode(old);
  if (text !== before)
    throw new NotWritten(`${named} has changed since it was read: nothing was written. Try it again`);
  const hasMark = old !== undefined && Buffer.from(old.subarray(0, 3)).equals(Buffer.from(MARK));
  const names = deck.about(path)?.names ?? 1;
  return { named, path, old, after: hasMark ? MARK + after : after, names };
}

/** A link is followed, if it leads to another file of the deck: the file is changed, not what it is. */
function throughLink(deck: ContainedFolder, path: string): string {
  const [root, place] = [realPlace(deck.path), deck.place(path)];
  return relative(root, realPlace(place)).replaceAll(sep, '/');
}

const planned = ({ path, old, after }: Step): Journal['files'][number] => ({
  path,
  before: sumOf(old),
  after,
});

function writeAll(deck: ContainedFolder, what: string, steps: readonly Step[]): void {
  const done: Step[] = [];
  try {
    for (const step of steps) {
      deck.write(step.path, step.after, true);
      done.push(step);
    }
  } catch (cause) {
    undo(deck, what, done, steps, cause);
    throw cause;
  }
}

/** What can't be written as a whole is not written at all; where not even that can be, it is said what was written. */
function undo(
  deck: ContainedFolder,
  what: string,
  done: Step[],
  steps: readonly Step[],
  cause: unknown,
): void {
  try {
    for (let step = done.pop(); step !== undefined; step = done.pop()) {
      done.push(step);
      if (step.old === undefined) deck.remove(step.path);
      else deck.write(step.path, step.old, true);
      done.pop();
    }
    dropJournal(deck);
  } catch {
    const written = done.map(({ named }) => named);
    const others = steps.map(({ named }) => named).filter((named) => !written.includes(named));
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new NotWritten(
      `${why}. Of ${what}, ${whatCame(written, others)}: the next command tries to finish it`,
    );
  }
}

function whatCame(written: readonly string[], others: readonly string[]): string {
  if (written.length === 0) return 'nothing was written';
  const list = (files: readonly string[]) => `${files.join(', ')} ${files.length === 1 ? 'was' : 'were'}`;
  return `${list(written)} written, and ${list(others)} not`;
}
