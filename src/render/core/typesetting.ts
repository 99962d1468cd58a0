/**
 * What setting text needs: sizes, fonts and regions, without templates. `check` measures with it what `render`
 * draws.
 */

import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { SizeRange, Theme } from '../../vocabulary/files/theme-file.js';
import type { Stock } from './face-request.js';
import type { FontFile } from './fonts.js';
import type { Typefaces } from './typeface.js';

/** The sizes, fonts and regions for setting text: enough to check whether it fits. */
export interface Typesetting {
  readonly theme: Theme;
  readonly layout: LayoutFile;
  readonly fonts: readonly FontFile[];
  readonly typefaces: Typefaces;
}

/** The text sizes of a region; a field that the theme does not mention is set like its neighbours. */
export function findSizes({ sizes }: Theme, region: string, isLine: boolean): SizeRange {
  const { [region]: said }: { readonly [region: string]: SizeRange | undefined } = sizes;
  const { title, text } = sizes;
  return said ?? (isLine ? { ...text, largest: title.largest, steps: undefined } : text);
}

/** The minimum size of a text, in points. */
export function leastSize({ least, leastClear = least }: SizeRange, stock: Stock): number {
  return stock === 'clear' ? leastClear : least;
}

/** A point in tenths of a millimetre. */
export const POINT = 254 / 72;
