import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { Theme } from '../../vocabulary/files/theme-file.js';
import type { Stock } from './face-request.js';
import type { FontFile } from './fonts.js';
import type { Typefaces } from './typeface.js';

/** The sizes, fonts and places that text is set by: enough to see whether it fits. */
export interface Measures {
  readonly theme: Theme;
  readonly layout: LayoutFile;
  readonly fonts: readonly FontFile[];
  readonly typefaces: Typefaces;
}

/** The least size of a text, in points. */
export function leastSize({ least, leastClear = least }: Theme['sizes']['text'], stock: Stock): number {
  return stock === 'clear' ? leastClear : least;
}

/** A point in tenths of a millimetre. */
export const POINT = 254 / 72;
