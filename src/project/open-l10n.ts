import { diskFolder } from '../deck/disk-folder.js';
import type { DeckFolder } from '../deck/folder.js';
import { type LoadedDeck, loadDeck } from '../deck/load-deck.js';
import { checkTranslations } from '../l10n/check-translations.js';
import { type Texts, targetLanguages, textsIn } from '../l10n/entries.js';
import type { SoundDeck } from '../l10n/entry.js';
import { emptyLock, LOCK_FILE, type Lock, parseLock } from '../l10n/lock.js';
import { checkLooks } from './check-looks.js';
import { lexiconOf } from './lexicon.js';
import { holdAgainstTool, laidOut, withoutErrors } from './open-deck.js';

/** A deck with what its translations were made from. */
export interface Translated {
  readonly directory: string;
  readonly loaded: SoundDeck;
  readonly lock: Lock;
}

/**
 * Opens a deck for translators; only what was found wrong, where something was. Words are not held against anything
 * here: a mistake in a translation must not keep its correction out.
 */
export function openTranslated(directory: string): Translated | { readonly refused: LoadedDeck } {
  const opened = withLock(loadDeck(diskFolder(directory), directory));
  return 'refused' in opened ? opened : { directory, ...opened };
}

/** A deck with everything that is wrong with it, translations included. */
export async function openChecked(directory: string): Promise<LoadedDeck> {
  return checkFolder(diskFolder(directory), directory, directory);
}

/** The same for a folder wherever it is. */
export async function checkFolder(
  folder: DeckFolder | undefined,
  name = '.',
  directory?: string,
): Promise<LoadedDeck> {
  const loaded = laidOut(loadDeck(folder, name), folder);
  holdAgainstTool(loaded);
  const opened = withLock(loaded);
  if ('refused' in opened) return withoutErrors(loaded);
  checkTranslations(opened.loaded, opened.lock, loaded.report);
  // Text with mistakes in it may not be said at all: then it is too early to ask whether it fits.
  if (folder !== undefined && loaded.report.errors === 0) await checkLooks(opened.loaded, folder, directory);
  return withoutErrors(loaded);
}

function withLock(loaded: LoadedDeck): Omit<Translated, 'directory'> | { readonly refused: LoadedDeck } {
  const { deck, ...rest } = loaded;
  if (deck === undefined) return { refused: loaded };
  const before = loaded.report.errors;
  const lock = readLock(loaded);
  // A lock that can't be read says nothing about translations; what else is wrong does not matter here.
  return loaded.report.errors === before
    ? { loaded: { ...rest, deck, lexicon: lexiconOf(deck) }, lock }
    : { refused: rest };
}

function readLock(loaded: LoadedDeck): Lock {
  const text = loaded.source(LOCK_FILE);
  if (text === undefined) return emptyLock;
  const { lock, diagnostics } = parseLock(text);
  loaded.report.addAll(diagnostics);
  return lock;
}

/** The texts of all languages that a deck is translated into. */
export function allTexts({ loaded, lock }: Translated): readonly Texts[] {
  return targetLanguages(loaded).map((lang) => textsIn(loaded, lang, lock));
}
