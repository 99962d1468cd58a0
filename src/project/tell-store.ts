import { KEPT } from '../store/kinds.js';
import { clearStore, type Holding, holdings, MOST_BYTES } from '../store/prune.js';
import { storeDisk, storeFolder } from '../store/store.js';

/** What the store of a deck holds. */
export interface StoreContents {
  readonly folder: string;
  /** Only what there is. */
  readonly holdings: readonly (Holding & { readonly what: string })[];
  readonly bytes: number;
  /** So much may it hold; above that, what was not used for longest is thrown away. */
  readonly most: number;
}

export function storeContents(directory: string): StoreContents {
  const found = holdings(storeDisk(directory)).filter(({ entries }) => entries > 0);
  return {
    folder: storeFolder(directory),
    holdings: found.map((one) => ({ ...one, what: KEPT[one.kind] })),
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
    most: MOST_BYTES,
  };
}

/** Throws away all that is kept of a deck; it is made anew when it is needed. */
export const forgetAll = (directory: string): void => clearStore(storeDisk(directory));
