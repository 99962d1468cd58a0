import { cacheDirectory, openCacheFolder } from '../../cache/cache.js';
import { KEPT } from '../../cache/kinds.js';
import { clearStore, type Holding, holdings, MOST_BYTES } from '../../cache/prune.js';

/** Contents of a deck's cache. */
export interface StoreContents {
  readonly folder: string;
  /** Without empty kinds. */
  readonly holdings: readonly (Holding & { readonly what: string })[];
  readonly bytes: number;
  /** Size limit; above it, the least recently used entries are deleted. */
  readonly most: number;
}

export function storeContents(directory: string): StoreContents {
  const found = holdings(openCacheFolder(directory)).filter(({ entries }) => entries > 0);
  return {
    folder: cacheDirectory(directory),
    holdings: found.map((one) => ({ ...one, what: KEPT[one.kind] })),
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
    most: MOST_BYTES,
  };
}

/** Deletes the cache of a deck; entries are recomputed when needed. */
export const forgetAll = (directory: string): void => clearStore(openCacheFolder(directory));
