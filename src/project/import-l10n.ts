import { basename } from 'node:path';
import { type Rewriting, writeTogether } from '../deck/disk/write-together.js';
import { editTexts } from '../l10n/edit-texts.js';
import { targetLanguages, textsIn } from '../l10n/entries.js';
import { type Delivery, Unreadable } from '../l10n/exchange/delivery.js';
import { exchangeOf } from '../l10n/exchange/index.js';
import { whyRefused } from '../l10n/exchange/judge-delivery.js';
import { languageMeant } from '../l10n/language-meant.js';
import { signedBy } from '../l10n/lock.js';
import { type Acceptance, planImport, type Refusal } from '../l10n/plan-import.js';
import { updateLock } from '../l10n/update-lock.js';
import { modeline } from '../vocabulary/files/modeline.js';
import { changedLock } from './l10n-lock.js';
import { allTexts, type Translated, withPhrases } from './open-l10n.js';

/** What an import has done. */
export interface Imported {
  readonly lang: string;
  readonly changed: number;
  readonly confirmed: number;
  readonly unsure: number;
  readonly refusals: readonly Refusal[];
  /** The files that were written, relative to the deck. */
  readonly written: readonly string[];
  /** Those of them that have another name on the disk, under which they stay as they were. */
  readonly unlinked: readonly string[];
}

/**
 * Takes over what a translator has sent back. Everything is worked out before anything is written, and it is written as
 * one act.
 * @throws Unreadable, NotWritten, CannotWrite
 */
export function importTranslations(opened: Translated, file: string, bytes: Uint8Array): Imported {
  const { loaded, lock } = opened;
  const delivery = exchangeOf(file).read(bytes, loaded.deck.languages);
  const all = allTexts(opened);
  const lang = languageMeant(delivery.lang, targetLanguages(loaded));
  // Phrases that the tool brings along may be in the file: what it says otherwise becomes the deck's own.
  const whole = withPhrases(opened);
  const texts = lang === undefined ? undefined : textsIn(whole.loaded, lang, lock);
  if (texts === undefined) throw new Unreadable(wrongLanguage(opened, delivery));
  const refused = whyRefused(delivery, texts, loaded.deck.name);
  if (refused !== undefined) throw new Unreadable(refused);
  const { changed, confirmed, unsure, refusals } = planImport(texts, delivery.units);
  const edited = editFiles(opened, changed);
  const failed = new Set(edited.flatMap((one) => one.failed.map(({ entry }) => entry.context)));
  const made = changed.filter(({ entry }) => !failed.has(entry.context));
  const accepted = [...made, ...confirmed.filter(({ entry }) => !entry.isBuiltIn)].map(({ entry }) => entry);
  const files = edited.filter(({ before, after }) => after !== before);
  const locked = changedLock(
    opened,
    signedBy(updateLock(lock, all, accepted), texts.lang, delivery.signature),
  );
  const written = writeTogether(opened.directory, `the import of ${basename(file)}`, [...files, ...locked]);
  return {
    lang: texts.lang,
    changed: made.length,
    confirmed: confirmed.length,
    unsure,
    refusals: [...refusals, ...edited.flatMap((one) => one.failed.map(cannotEdit))],
    ...written,
  };
}

function wrongLanguage({ loaded }: Translated, { lang }: Delivery): string {
  return `it is a translation into ${lang}, and the deck is translated into ${targetLanguages(loaded).join(', ') || 'no language'}: add ${lang} to the languages in shroud.yaml first`;
}

interface EditedFile extends Rewriting {
  readonly failed: readonly Acceptance[];
}

function editFiles({ loaded }: Translated, changed: readonly Acceptance[]): readonly EditedFile[] {
  const files = [...new Set(changed.map(({ entry }) => entry.file))];
  return files.map((file) => {
    const before = loaded.source(file);
    const ofFile = changed.filter(({ entry }) => entry.file === file);
    const changes = ofFile.map(({ entry, translation }) => ({ path: entry.path, text: translation }));
    const { text, failed } = editTexts(
      before ?? modeline(file),
      changes,
      file.startsWith('cards/rules/'),
    );
    const unmade = ofFile.filter((_, index) => failed.some((change) => change === changes[index]));
    return { path: file, before, after: text, failed: unmade };
  });
}

function cannotEdit({ entry }: Acceptance): Refusal {
  const message = `It can't be written into ${entry.file} without changing anything else there; an anchor or an alias may be in the way. Write it in by hand.`;
  return { context: entry.context, message };
}
