import type { OpenSoundDeck } from '../project/open-deck.js';

/** What somebody wants of a deck. */
export interface ExportRequest {
  /** Only the cards of this edition; left out: of all. */
  readonly edition?: string | undefined;
}

/** A file for another program, by its path in the folder of the export. */
export interface ExportedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A program or shop that a deck is handed to. Files come one by one: pictures of a whole deck need not be in memory. */
export interface ExportTarget {
  /** @throws Complaint where it can't be made of this deck */
  files(opened: OpenSoundDeck, request: ExportRequest): Iterable<ExportedFile> | AsyncIterable<ExportedFile>;
}
