import type { OpenValidDeck } from '../workspace/open-deck.js';

/** Options of an export. */
export interface ExportRequest {
  /** Only the cards of this edition; left out: of all. */
  readonly edition?: string | undefined;
}

/** A file for another program; its path is relative to the folder of the export. */
export interface ExportedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/**
 * A program or shop that a deck is exported to. Files are yielded one by one, so that a deck's pictures need not all be
 * in memory.
 */
export interface ExportTarget {
  /** @throws UserError if this deck can't be exported to the target */
  files(opened: OpenValidDeck, request: ExportRequest): Iterable<ExportedFile> | AsyncIterable<ExportedFile>;
}
