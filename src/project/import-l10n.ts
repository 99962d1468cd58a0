import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../deck/write-whole.js';
import { editTexts } from '../l10n/edit-texts.js';
import { targetLanguages } from '../l10n/entries.js';
import { type Delivery, Unreadable } from '../l10n/exchange/delivery.js';
import { exchangeOf } from '../l10n/exchange/index.js';
import { type Acceptance, planImport, type Refusal } from '../l10n/plan-import.js';
import { updateLock } from '../l10n/update-lock.js';
import { modeline } from '../vocabulary/files/modeline.js';
import { saveLock } from './l10n-lock.js';
import { allTexts, type Translated } from './open-l10n.js';

/** What an import has done. */
export interface Imported {
  readonly lang: string;
  readonly changed: number;
  readonly confirmed: number;
  readonly unsure: number;
  readonly refusals: readonly Refusal[];
  /** The files that were written, relative to the deck. */
  readonly written: readonly string[];
}

/**
 * Takes over what a translator has sent back. Everything is worked out before anything is written, and the record is
 * written last: whatever happens in between, no translation is recorded that is not there.
 * @throws Unreadable
 */
export function importTranslations(opened: Translated, file: string, bytes: Uint8Array): Imported {
  const { loaded, lock } = opened;
  const delivery = exchangeOf(file).read(bytes, loaded.deck.languages);
  const all = allTexts(opened);
  const texts = all.find(({ lang }) => lang === delivery.lang);
  if (texts === undefined) throw new Unreadable(wrongLanguage(opened, delivery));
  const { changed, confirmed, unsure, refusals } = planImport(texts, delivery.units);
  const edited = editFiles(opened, changed);
  const failed = new Set(edited.flatMap((one) => one.failed.map(({ entry }) => entry.context)));
  const made = changed.filter(({ entry }) => !failed.has(entry.context));
  const accepted = [...made, ...confirmed].map(({ entry }) => entry);
  const written = edited.filter((one) => one.text !== one.before);
  for (const one of written) writeWhole(one.path, one.mark + one.text);
  const locked = saveLock(opened, updateLock(lock, all, accepted));
  return {
    lang: delivery.lang,
    changed: made.length,
    confirmed: confirmed.length,
    unsure,
    refusals: [...refusals, ...edited.flatMap((one) => one.failed.map(cannotEdit))],
    written: [...written.map((one) => one.file), ...locked],
  };
}

function wrongLanguage({ loaded }: Translated, { lang }: Delivery): string {
  return `it is a translation into ${lang}, and the deck is translated into ${targetLanguages(loaded).join(', ') || 'no language'}: add ${lang} to the languages in shroud.yaml first`;
}

interface EditedFile {
  readonly file: string;
  readonly path: string;
  readonly mark: string;
  readonly before: string | undefined;
  readonly text: string;
  readonly failed: readonly Acceptance[];
}

function editFiles({ directory, loaded }: Translated, changed: readonly Acceptance[]): readonly EditedFile[] {
  const files = [...new Set(changed.map(({ entry }) => entry.file))];
  return files.map((file) => {
    const before = loaded.source(file);
    const ofFile = changed.filter(({ entry }) => entry.file === file);
    const changes = ofFile.map(({ entry, translation }) => ({ path: entry.path, text: translation }));
    const { text, failed } = editTexts(before ?? modeline(file), changes);
    const unmade = ofFile.filter((_, index) => failed.some((change) => change === changes[index]));
    return { file, ...placeOnDisk(join(directory, file)), before, text, failed: unmade };
  });
}

/** A link is followed, and a byte order mark kept: the file is changed, not what it is. */
function placeOnDisk(path: string): { path: string; mark: string } {
  if (!existsSync(path)) return { path, mark: '' };
  const hasMark = readFileSync(path).subarray(0, 3).equals(Buffer.from('\ufeff'));
  return { path: realpathSync(path), mark: hasMark ? '\ufeff' : '' };
}

function cannotEdit({ entry }: Acceptance): Refusal {
  const message = `It can't be written into ${entry.file} without changing anything else there; an anchor or an alias may be in the way. Write it in by hand.`;
  return { context: entry.context, message };
}
