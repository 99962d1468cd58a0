/** The interface of exchange formats: `write` a `Parcel` for a translator, `read` a `TranslationFile` that comes back. */

import type { Entry } from '../entry.js';
import type { Signature } from '../lock.js';
import type { Unit } from '../unit.js';

/** The texts that are sent to a translator. */
export interface Parcel {
  readonly name: string;
  readonly version: string;
  readonly sourceLang: string;
  readonly lang: string;
  readonly entries: readonly Entry[];
  /** Further notes on a text: what its card does, terms, room, picture. */
  remarks?(entry: Entry): readonly string[];
  /** Who translated it last, and when. */
  readonly signature?: Signature | undefined;
}

/** The texts that come back from a translator. */
export interface TranslationFile {
  /** The language, as the file names it. */
  readonly lang: string;
  readonly units: readonly Unit[];
  /** The deck that it was made for, if the file names it. */
  readonly name?: string | undefined;
  readonly signature?: Signature | undefined;
  /** How many texts were sent, if the file says so. */
  readonly sent?: number | undefined;
}

/** A file format to exchange texts with translators. */
export interface Exchange {
  readonly extensions: readonly string[];
  write(parcel: Parcel): string;
  /** @throws UnreadableFileError */
  read(bytes: Uint8Array, languages: readonly string[]): TranslationFile;
}
