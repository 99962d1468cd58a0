import type { Entry } from '../entry.js';
import type { Signature } from '../lock.js';
import type { Unit } from '../unit.js';

/** What is given to a translator. */
export interface Parcel {
  readonly name: string;
  readonly version: string;
  readonly sourceLang: string;
  readonly lang: string;
  readonly entries: readonly Entry[];
  /** What else a translator should know of a text: what its card does, terms, room, picture. */
  remarks?(entry: Entry): readonly string[];
  /** Who translated it last, and when. */
  readonly signature?: Signature | undefined;
}

/** What came back from a translator. */
export interface Delivery {
  /** As the file calls it. */
  readonly lang: string;
  readonly units: readonly Unit[];
  /** The deck that it was made for, where the file says so. */
  readonly name?: string | undefined;
  readonly signature?: Signature | undefined;
  /** How many texts were sent out, where the file says so. */
  readonly sent?: number | undefined;
}

/** A way to send texts to translators and to get them back. */
export interface Exchange {
  readonly extensions: readonly string[];
  write(parcel: Parcel): string;
  /** @throws Unreadable */
  read(bytes: Uint8Array, languages: readonly string[]): Delivery;
}
