import { createHash } from 'node:crypto';
import { limits } from '../../vocabulary/limits.js';
import type { ContainedFolder } from './contained-folder.js';

/** What a process is about to write, so that another one can complete or undo it. Paths are relative to the deck. */
export interface Journal {
  /** Description of the operation: "the import of it.po". */
  readonly what: string;
  /** Part of the names of the temporary files. */
  readonly id: string;
  readonly files: readonly {
    readonly path: string;
    /** Checksum of the previous content; null if the file is new. */
    readonly before: string | null;
    /** Left out for a single file: it is either the old or the new one, and only has to exist. */
    readonly after?: string;
  }[];
}

const JOURNAL = 'cards/.shroud-journal';

/** Only card files are ever written together. */
const MAY_BE_WRITTEN = /^cards\/.+\.yaml$/;
const MAY_BE_PUT_BACK = /^[^\\]+\.ya?ml$/;

/** @throws WriteError */
export const keepJournal = (deck: ContainedFolder, journal: Journal): void =>
  // A single file survives a power failure without it: it is moved and restored within one step of the disk.
  deck.write(JOURNAL, JSON.stringify({ shroud: 'journal', ...journal }), journal.files.length > 1);

export const dropJournal = (deck: ContainedFolder): void => deck.remove(JOURNAL);

export const hasJournal = (deck: ContainedFolder): boolean => deck.about(JOURNAL) !== undefined;

/** Undefined if the journal was not written by this tool. */
export function readJournal(deck: ContainedFolder): Journal | undefined {
  const bytes = deck.read(JOURNAL);
  if (bytes === undefined) return undefined;
  try {
    const { shroud, what, id, files } = JSON.parse(new TextDecoder().decode(bytes));
    const isOne = shroud === 'journal' && typeof what === 'string' && Array.isArray(files);
    const isNamed = typeof id === 'string' && /^[0-9a-f]{12}$/.test(id);
    return isOne && isNamed && isFew(files.length) && files.every(isFile) ? { what, id, files } : undefined;
  } catch {
    return undefined;
  }
}

function isFile(file: Partial<Journal['files'][number]> | null): boolean {
  if (typeof file?.path !== 'string') return false;
  const isSum = file.before === null || typeof file.before === 'string';
  const allowed = file.after === undefined ? MAY_BE_PUT_BACK : MAY_BE_WRITTEN;
  const isText = file.after === undefined || typeof file.after === 'string';
  return isSum && isText && allowed.test(file.path) && !file.path.split('/').includes('..');
}

/** Limits the files of a transaction: flushing each one to disk takes time. */
export const isFew = (files: number): boolean => files <= limits.writtenTogether.max;

export const hashText = (content: string | Uint8Array | undefined): string | null =>
  content === undefined ? null : createHash('sha256').update(content).digest('hex');
