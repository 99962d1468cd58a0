import type { Cache } from '../../cache/cache.js';
import { getJson, setJson } from '../../cache/json-entries.js';
import { keyOf } from '../../cache/key.js';
import type { FontShelf } from '../../render/core/font-shelf.js';

/** The font cache in the store of a deck. */
export const fontShelf = (store: Cache): FontShelf => ({
  find: (name) => getJson(store, 'font', keyOf(name)),
  keep: (name, thing) => setJson(store, 'font', keyOf(name), thing),
});
