import { diskFolder } from '../deck/disk-folder.js';
import { type LoadedDeck, loadDeck } from '../deck/load/load-deck.js';
import { type Texts, targetLanguages, textsIn } from '../l10n/entries.js';
import type { TranslatableDeck } from '../l10n/entry.js';
import { emptyLock, LOCK_FILE, type Lock, parseLock } from '../l10n/lock.js';
import { lexiconOf } from './lexicon.js';

/** A deck with what its translations were made from. */
export interface Translated {
  readonly directory: string;
  readonly loaded: TranslatableDeck;
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

/** A deck with its lock; refused where the lock can't be read. */
export function withLock(
  loaded: LoadedDeck,
): Omit<Translated, 'directory'> | { readonly refused: LoadedDeck } {
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
