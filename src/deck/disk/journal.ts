import { createHash } from 'node:crypto';
import { budgets } from '../../vocabulary/budgets.js';
import type { ContainedFolder } from './contained-folder.js';

/** What a process is about to write, so that another can finish it. Paths are relative to the deck. */
export interface Journal {
  /** What was asked for, in words: "the import of it.po". */
  readonly what: string;
  readonly files: readonly {
    readonly path: string;
    /** A checksum of what is there before; null where nothing is. */
    readonly before: string | null;
    readonly after: string;
  }[];
}

const JOURNAL = 'cards/.shroud-journal';

/** Only files of cards are ever written together. */
const MAY_BE_WRITTEN = /^cards\/.+\.yaml$/;

/** @throws CannotWrite */
export const keepJournal = (deck: ContainedFolder, journal: Journal): void =>
  deck.write(JOURNAL, JSON.stringify({ shroud: 'journal', ...journal }), true);

export const dropJournal = (deck: ContainedFolder): void => deck.remove(JOURNAL);

export const hasJournal = (deck: ContainedFolder): boolean => deck.about(JOURNAL) !== undefined;

/** Undefined for one that no run of this tool has written. */
export function readJournal(deck: ContainedFolder): Journal | undefined {
  const bytes = deck.read(JOURNAL);
  if (bytes === undefined) return undefined;
  try {
    const { shroud, what, files } = JSON.parse(new TextDecoder().decode(bytes));
    const isOne = shroud === 'journal' && typeof what === 'string' && Array.isArray(files);
    return isOne && isFew(files.length) && files.every(isFile) ? { what, files } : undefined;
  } catch {
    return undefined;
  }
}

function isFile(file: Partial<Journal['files'][number]> | null): boolean {
  if (typeof file?.path !== 'string' || typeof file.after !== 'string') return false;
  const isSum = file.before === null || typeof file.before === 'string';
  return isSum && MAY_BE_WRITTEN.test(file.path) && !file.path.split('/').includes('..');
}

/** Each is written so that it outlives a power cut, which takes its time. */
export const isFew = (files: number): boolean => files <= budgets.writtenTogether.most;

export const sumOf = (content: string | Uint8Array | undefined): string | null =>
  content === undefined ? null : createHash('sha256').update(content).digest('hex');
