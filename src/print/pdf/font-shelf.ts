import type { FontShelf } from '../../render/ground/font-shelf.js';
import { getJson, setJson } from '../../store/kept.js';
import { keyOf } from '../../store/key.js';
import type { Cache } from '../../store/store.js';

/** The font cache in the store of a deck. */
export const fontShelf = (store: Cache): FontShelf => ({
  find: (name) => getJson(store, 'font', keyOf(name)),
  keep: (name, thing) => setJson(store, 'font', keyOf(name), thing),
});
