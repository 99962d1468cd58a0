import type { Cache } from '../../cache/cache.js';
import { getJson, setJson } from '../../cache/json-entries.js';
import { computeCacheKey } from '../../cache/key.js';
import type { FontCache } from '../../render/core/font-shelf.js';

/** The font cache in the store of a deck. */
export const fontShelf = (store: Cache): FontCache => ({
  find: (name) => getJson(store, 'font', computeCacheKey(name)),
  keep: (name, thing) => setJson(store, 'font', computeCacheKey(name), thing),
});
