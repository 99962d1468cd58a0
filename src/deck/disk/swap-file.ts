/**
 * Replaces a file only if it still holds what its writer has read: compare and swap, with calls that every system has.
 *
 * A plain rename over the file would destroy whatever an editor has saved since the last look, however short ago that
 * was. So the file is moved aside first, a single step that takes along whatever is there at that moment. What was taken
 * is compared. If it is as expected, the new file is linked to the name, which fails if an editor has saved a new file
 * there meanwhile; if it is not, it is put back in the same way. Nothing is ever overwritten.
 *
 * The name is free for as long as it takes to read the file once, some tens of microseconds. A process that is killed
 * in that time has left a journal, by which the next command puts the file back (`recover-journal.ts`). An editor that
 * has opened the old file before it was moved, and writes into it afterwards, writes into the file that was moved aside:
 * `write-transaction.ts` compares that again at the end, and then keeps it in the trash.
 */
import { renameSync } from 'node:fs';
import { limits } from '../../vocabulary/limits.js';
import { getErrorCode } from './errno.js';
import { moveIfFree } from './make-if-free.js';
import { readPlain } from './read-inside.js';
import { WriteError } from './write-atomic.js';

interface Swap {
  readonly target: string;
  /** Expected content of the file; undefined: it must not exist. */
  readonly expected: Uint8Array | undefined;
  /** The new file, in the same folder; undefined: the file is only removed. */
  readonly fresh: string | undefined;
  /** Where the old file is moved, in the same folder. It must not exist. */
  readonly aside: string;
}

/**
 * Returns false if the file is not as expected; it is then left as it is. If another file has appeared meanwhile, both
 * are kept: the first one stays aside.
 * @throws WriteError, with the old file aside if it could be moved
 */
export function swapFile({ target, expected, fresh, aside }: Swap): boolean {
  try {
    if (expected !== undefined) {
      if (!isMoved(target, aside)) return false;
      if (!holds(aside, expected)) {
        moveIfFree(aside, target);
        return false;
      }
    }
    return fresh === undefined || moveIfFree(fresh, target);
  } catch (cause) {
    throw new WriteError(target, cause);
  }
}

/** Returns false if the file does not exist. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (cause) {
    if (getErrorCode(cause) === 'ENOENT') return false;
    throw cause;
  }
}

/** Whether this is a plain file with exactly these bytes. */
export function holds(path: string, bytes: Uint8Array): boolean {
  const found = readPlain(path, limits.keptBytes.max);
  return 'bytes' in found && Buffer.compare(found.bytes, bytes) === 0;
}
