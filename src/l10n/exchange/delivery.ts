import type { Entry } from '../entry.js';
import type { Unit } from '../unit.js';

/** What is given to a translator. */
export interface Parcel {
  readonly name: string;
  readonly version: string;
  readonly sourceLang: string;
  readonly lang: string;
  readonly entries: readonly Entry[];
}

/** What came back from a translator. */
export interface Delivery {
  readonly lang: string;
  readonly units: readonly Unit[];
}

/** A file that is not what it should be, with the reason in words. */
export class Unreadable extends Error {}

/** A way to send texts to translators and to get them back. */
export interface Exchange {
  readonly extensions: readonly string[];
  write(parcel: Parcel): string;
  /** @throws Unreadable */
  read(bytes: Uint8Array, languages: readonly string[]): Delivery;
}
