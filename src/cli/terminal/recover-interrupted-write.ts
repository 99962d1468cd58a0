import { WriteConflictError } from '../../deck/disk/deck-lock.js';
import { type Finished, recoverJournal } from '../../deck/disk/recover-journal.js';
import { WriteError } from '../../deck/disk/write-atomic.js';
import { complain } from './terminal.js';

/** Finishes what a killed run has left half written, before anything is read, and says so. */
export function recoverInterruptedWrite(directory: string): void {
  try {
    const finished = recoverJournal(directory);
    if (finished !== undefined) complain(`shroud: ${inWords(finished)}\n`);
  } catch (cause) {
    if (!(cause instanceof WriteConflictError || cause instanceof WriteError)) throw cause;
    complain(`shroud: an interrupted write can't be finished: ${cause.message}\n`);
  }
}

function inWords({ what, written, left, kept }: Finished): string {
  const others = left.length === 0 ? '' : ` Left as they are, because they have changed: ${left.join(', ')}.`;
  const edits = kept.map((place) => ` What another program has saved in the meantime is kept in ${place}.`);
  return `${what} was interrupted and is finished now: ${written.join(', ') || 'nothing'} written.${others}${edits.join('')}`;
}
