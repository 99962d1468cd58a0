import { createHash } from 'node:crypto';
import { budgets } from '../../vocabulary/budgets.js';
import type { ContainedFolder } from './contained-folder.js';

/** What a process is about to write, so that another can finish it or undo it. Paths are relative to the deck. */
export interface Journal {
  /** What was asked for, in words: "the import of it.po". */
  readonly what: string;
  /** In the names of the files beside those that are written. */
  readonly id: string;
  readonly files: readonly {
    readonly path: string;
    /** A checksum of what is there before; null where nothing is. */
    readonly before: string | null;
    /** Left out for a file that is written alone: then it is the old one or the new one, and need only be there. */
    readonly after?: string;
  }[];
}

const JOURNAL = 'cards/.shroud-journal';

/** Only files of cards are ever written together. */
const MAY_BE_WRITTEN = /^cards\/.+\.yaml$/;
const MAY_BE_PUT_BACK = /^[^\\]+\.ya?ml$/;

/** @throws CannotWrite */
export const keepJournal = (deck: ContainedFolder, journal: Journal): void =>
  // A single file outlives a power cut without it: it is moved and put back within one step of the disk.
  deck.write(JOURNAL, JSON.stringify({ shroud: 'journal', ...journal }), journal.files.length > 1);

export const dropJournal = (deck: ContainedFolder): void => deck.remove(JOURNAL);

export const hasJournal = (deck: ContainedFolder): boolean => deck.about(JOURNAL) !== undefined;

/** Undefined for one that no run of this tool has written. */
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

/** Each is written so that it outlives a power cut, which takes its time. */
export const isFew = (files: number): boolean => files <= budgets.writtenTogether.most;

export const sumOf = (content: string | Uint8Array | undefined): string | null =>
  content === undefined ? null : createHash('sha256').update(content).digest('hex');
