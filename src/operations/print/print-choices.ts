import { findProfile, memoryDisk, type PaperName, type PrintStock, profileNames } from '../../print/index.js';
import { PAPER_NAMES } from '../../vocabulary/files/paper-names.js';
import { HOMEMADE_METHODS } from '../../vocabulary/files/profile-file.js';
import type { OpenDeck } from '../../workspace/open-deck.js';
import { type PrintRequest, printCards } from './print-cards.js';

/** A printer or a shop, and what it can print on. */
export interface PrinterChoice {
  readonly name: string;
  readonly pages: 'sheets' | 'cards';
  readonly stocks: readonly PrintStock[];
  readonly note?: string;
}

/** Options that are available for a print. */
export interface PrintChoices {
  readonly printers: readonly PrinterChoice[];
  readonly papers: readonly PaperName[];
  /** Defaults of the deck, or of the tool. */
  readonly usual: { readonly printer: string; readonly paper: string };
}

export function printChoices({ settings }: Pick<OpenDeck, 'settings'>): PrintChoices {
  const printers = profileNames(settings?.printers).flatMap((name): PrinterChoice[] => {
    const profile = findProfile(name, settings?.printers);
    if (profile === undefined) return [];
    const { pages, stocks, note } = profile;
    const ways = pages === 'sheets' && stocks.includes('film') ? HOMEMADE_METHODS : [];
    return [{ name, pages, stocks: [...stocks, ...ways], ...(note !== undefined && { note: note.trim() }) }];
  });
  const { profile = 'home', paper = 'a4' } = settings?.print ?? {};
  return { printers, papers: PAPER_NAMES, usual: { printer: profile, paper } };
}

/** A file as it would be written. */
export interface PreviewedFile {
  readonly name: string;
  readonly pages: number;
  readonly bytes: Uint8Array;
}

/**
 * Renders the files that `printCards` would write, for a preview; nothing is written.
 * @throws InvalidDeckError, UsageError, or UserError if there is nothing to print
 */
export async function previewPrint(
  opened: OpenDeck,
  options: PrintRequest,
): Promise<readonly PreviewedFile[]> {
  const made = new Map<string, Uint8Array>();
  const files = await printCards(opened, { ...options, disk: memoryDisk(made) });
  return files.map(({ path, pages }) => {
    const name = path.split('/').at(-1) ?? path;
    return { name, pages, bytes: made.get(name) ?? new Uint8Array() };
  });
}
