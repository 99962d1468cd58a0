import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { Theme } from '../../vocabulary/files/theme-file.js';
import type { FontFile } from './fonts.js';
import type { Typefaces } from './typeface.js';

/** The sizes, fonts and places that text is set by: enough to see whether it fits. */
export interface Measures {
  readonly theme: Theme;
  readonly layout: LayoutFile;
  readonly fonts: readonly FontFile[];
  readonly typefaces: Typefaces;
}

/** A point in tenths of a millimetre. */
export const POINT = 254 / 72;
