import { diskFolder } from '../deck/disk-folder.js';
import type { DeckFolder } from '../deck/folder.js';
import { type LoadedDeck, loadDeck, type SoundDeck } from '../deck/load/load-deck.js';
import { withLayout } from '../render/deck-layout.js';
import { type Reading, readLayout } from '../render/ground/read-looks.js';
import { trustDiagnostics } from '../render/trust-diagnostic.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import { checkPrinters } from './check-printers.js';
import { checkWordings, checkWords } from './check-words.js';
import { Refused } from './complaint.js';
import { proofreadTexts } from './proofread-texts.js';

/** A deck with the layout that its cards are drawn by, as it was read: whoever draws need not read it again. */
export type LaidOutDeck = LoadedDeck & { readonly layout?: Reading<LayoutFile> };

/** A deck and the folder on disk that it was read from. */
export type OpenDeck = LaidOutDeck & { readonly directory: string };

/** An open deck without errors. */
export type OpenSoundDeck = SoundDeck & OpenDeck;

/** The deck in a folder on disk, held against everything that the tool knows; not yet drawn, nor compared with its sources. */
export function openDeck(directory: string): OpenDeck {
  const folder = diskFolder(directory);
  const opened = openFolder(folder, directory);
  opened.report.addAll(trustDiagnostics(folder, directory));
  return { ...opened, directory };
}

/**
 * A deck that something can be made of.
 * @throws Refused with all that is wrong with it
 */
export function sound(opened: OpenDeck): OpenSoundDeck {
  const { deck } = opened;
  if (deck === undefined) throw new Refused(opened.report.diagnostics);
  return { ...opened, deck };
}

/** Opens a folder wherever it is. */
export function openFolder(folder: DeckFolder | undefined, name = '.'): LaidOutDeck {
  const loaded = laidOut(loadDeck(folder, name), folder);
  holdAgainstTool(loaded);
  return withoutErrors(loaded);
}

/** A deck with the layout that its cards are drawn by: it decides what covers what. */
export function laidOut(loaded: LoadedDeck, folder: DeckFolder | undefined): LaidOutDeck {
  const { deck } = loaded;
  if (deck === undefined) return loaded;
  const layout = readLayout(folder);
  return { ...loaded, layout, deck: layout.value === undefined ? deck : withLayout(deck, layout.value) };
}

/** What can be wrong with a deck in view of what the tool can say and print. */
export function holdAgainstTool({ deck, ...rest }: LoadedDeck): void {
  checkPrinters(rest);
  if (deck === undefined) return;
  checkWords({ ...rest, deck });
  checkWordings({ ...rest, deck });
  proofreadTexts({ ...rest, deck });
}

/** A deck with errors is none: what was found wrong is all that is left of it. */
export function withoutErrors<T extends LoadedDeck>(loaded: T): T | Omit<T, 'deck'> {
  const { deck, ...rest } = loaded;
  return deck !== undefined && rest.report.errors > 0 ? rest : loaded;
}
