import type { FontShelf } from '../../render/ground/font-shelf.js';
import { findValue, keepValue } from '../../store/kept.js';
import { keyOf } from '../../store/key.js';
import type { Store } from '../../store/store.js';

/** The font cache in the store of a deck. */
export const fontShelf = (store: Store): FontShelf => ({
  find: (name) => findValue(store, 'font', keyOf(name)),
  keep: (name, thing) => keepValue(store, 'font', keyOf(name), thing),
});
