import type { FileEdit } from '../../deck/disk/write-transaction.js';
import { editTexts } from '../../l10n/edit-texts.js';
import { type Signature, sign } from '../../l10n/lock.js';
import type { Acceptance, ImportPlan, Refusal } from '../../l10n/plan-import.js';
import { updateLock } from '../../l10n/update-lock.js';
import { modeline } from '../../vocabulary/files/modeline.js';
import { allTexts, type Translated } from '../../workspace/open-l10n.js';
import { writeAuthorFiles } from '../deck/write-author-files.js';
import { listLockEdits } from './l10n-lock.js';

/** Result of applying translations. */
export interface Imported {
  readonly lang: string;
  readonly changed: number;
  readonly confirmed: number;
  readonly unsure: number;
  readonly refusals: readonly Refusal[];
  /** Written files, relative to the deck. */
  readonly written: readonly string[];
  /** Written files that have another hard link, which keeps the old content. */
  readonly unlinked: readonly string[];
}

interface TakeOver {
  /** Description for the journal, shown if the write is interrupted: `the import of pl.po`. */
  readonly what: string;
  readonly signature?: Signature | undefined;
  /** Whether a single refusal prevents all changes. */
  readonly isWhole?: boolean;
}

/**
 * Writes translations into the deck's files and their sources into the lock, in one transaction.
 * @throws InvalidDeckError, WriteConflictError, WriteError
 */
export function applyImport(
  opened: Translated,
  lang: string,
  { changed, confirmed, unsure, refusals: refused }: ImportPlan,
  { what, signature, isWhole = false }: TakeOver,
): Imported {
  const edited = editFiles(opened, changed);
  const refusals = [...refused, ...edited.flatMap((one) => one.failed.map(cannotEdit))];
  if (isWhole && refusals.length > 0)
    return { lang, changed: 0, confirmed: 0, unsure, refusals, written: [], unlinked: [] };
  const failed = new Set(edited.flatMap((one) => one.failed.map(({ entry }) => entry.context)));
  const made = changed.filter(({ entry }) => !failed.has(entry.context));
  const accepted = [...made, ...confirmed.filter(({ entry }) => !entry.isBuiltIn)].map(({ entry }) => entry);
  const files = edited.filter(({ before, after }) => after !== before);
  const lock = updateLock(opened.lock, allTexts(opened), accepted, opened.isWhole);
  const locked = listLockEdits(opened, sign(lock, lang, signature));
  const written = writeAuthorFiles(opened.directory, what, [...files, ...locked]);
  return { lang, changed: made.length, confirmed: confirmed.length, unsure, refusals, ...written };
}

interface EditedFile extends FileEdit {
  readonly failed: readonly Acceptance[];
}

/** Contents of the files with these translations; nothing is written. */
export function editFiles({ loaded }: Translated, changed: readonly Acceptance[]): readonly EditedFile[] {
  const files = [...new Set(changed.map(({ entry }) => entry.file))];
  return files.map((file) => {
    const before = loaded.source(file);
    const ofFile = changed.filter(({ entry }) => entry.file === file);
    const changes = ofFile.map(({ entry, translation }) => ({ path: entry.path, text: translation }));
    const { text, failed } = editTexts(before ?? modeline(file), changes, file.startsWith('cards/rules/'));
    const unmade = ofFile.filter((_, index) => failed.some((change) => change === changes[index]));
    return { path: file, before, after: text, failed: unmade };
  });
}

function cannotEdit({ entry }: Acceptance): Refusal {
  const message = `It can't be written into ${entry.file} without changing anything else there; an anchor or an alias may be in the way. Write it in by hand.`;
  return { context: entry.context, message };
}
