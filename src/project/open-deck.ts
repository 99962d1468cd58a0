import { diskFolder } from '../deck/disk-folder.js';
import { type LoadedDeck, loadDeck } from '../deck/load-deck.js';

/** The deck in a folder on disk. */
export function openDeck(directory: string): LoadedDeck {
  return loadDeck(diskFolder(directory), directory);
}
