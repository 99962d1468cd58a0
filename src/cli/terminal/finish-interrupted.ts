import { NotWritten } from '../../deck/disk/deck-lock.js';
import { type Finished, finishWriting } from '../../deck/disk/finish-writing.js';
import { CannotWrite } from '../../deck/disk/write-whole.js';
import { complain } from './terminal.js';

/** Finishes the interrupted writes of a killed run before any file is read, and prints a note about it. */
export function finishInterrupted(directory: string): void {
  try {
    const finished = finishWriting(directory);
    if (finished !== undefined) complain(`shroud: ${inWords(finished)}\n`);
  } catch (cause) {
    if (!(cause instanceof NotWritten || cause instanceof CannotWrite)) throw cause;
    complain(`shroud: something was interrupted and can't be finished: ${cause.message}\n`);
  }
}

function inWords({ what, written, left, kept }: Finished): string {
  const others =
    left.length === 0 ? '' : ` Left as they are, since somebody has changed them: ${left.join(', ')}.`;
  const edits = kept.map((place) => ` What another program has saved meanwhile is kept in ${place}.`);
  return `${what} was interrupted and is finished now: ${written.join(', ') || 'nothing'} written.${others}${edits.join('')}`;
}
