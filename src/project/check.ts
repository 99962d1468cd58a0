import { diskFolder } from '../deck/disk-folder.js';
import type { DeckFolder } from '../deck/folder.js';
import { loadDeck } from '../deck/load/load-deck.js';
import { checkTranslations } from '../l10n/check-translations.js';
import { checkLooks } from './check-looks.js';
import { holdAgainstTool, type LaidOutDeck, laidOut, type OpenDeck, withoutErrors } from './open-deck.js';
import { withLock } from './open-l10n.js';

/** The deck in a folder on disk with everything that is wrong with it, translations and looks included. */
export async function check(directory: string): Promise<OpenDeck> {
  return { ...(await checkFolder(diskFolder(directory), directory, directory)), directory };
}

/**
 * Checks a folder wherever it is.
 * @param directory where it lies on disk, if it does: what was worked out is remembered there
 */
export async function checkFolder(
  folder: DeckFolder | undefined,
  name = '.',
  directory?: string,
): Promise<LaidOutDeck> {
  const loaded = laidOut(loadDeck(folder, name), folder);
  holdAgainstTool(loaded);
  const opened = withLock(loaded);
  if ('refused' in opened) return withoutErrors(loaded);
  checkTranslations(opened.loaded, opened.lock, loaded.report);
  // Text with mistakes in it may not be said at all: then it is too early to ask whether it fits.
  if (folder !== undefined && loaded.report.errors === 0)
    await checkLooks(opened.loaded, folder, directory, loaded.layout);
  return withoutErrors(loaded);
}
