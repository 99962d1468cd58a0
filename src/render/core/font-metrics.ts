import { type FontFile, fontName } from './fonts.js';
import { getShapedFont } from './shaped-font.js';

/** Measures text in a font, and knows which characters the font has. Widths are multiples of the font size. */
export interface FontMetrics {
  readonly file: FontFile;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  width(text: string): number;
  has(letter: string): boolean;
}

const known = new Map<string, FontMetrics>();

/** The metrics of a font, memoized. */
export function getFontMetrics(file: FontFile): FontMetrics {
  let found = known.get(fontName(file));
  if (found === undefined) {
    found = readMetrics(file);
    known.set(fontName(file), found);
  }
  return found;
}

function readMetrics(file: FontFile): FontMetrics {
  const font = getShapedFont(file);
  const { unitsPerEm: em, ascent, descent, capHeight } = font.sizes;
  const widths = new Map<string, number>();
  return {
    file,
    ascent: ascent / em,
    descent: -descent / em,
    capHeight: capHeight / em,
    width(text) {
      let width = widths.get(text);
      if (width === undefined) {
        width = font.glyphs(text).reduce((sum, { advance }) => sum + advance, 0) / em;
        widths.set(text, width);
      }
      return width;
    },
    has: (letter) => font.has(letter),
  };
}
