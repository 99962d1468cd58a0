import { type FontFile, fontName } from './fonts.js';
import { shapedFont } from './shaped-font.js';

/** How wide text is in a font, and whether the font has its letters. Widths are in sizes of the font. */
export interface FontMetrics {
  readonly file: FontFile;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  width(text: string): number;
  has(letter: string): boolean;
}

const known = new Map<string, FontMetrics>();

/** The measures of a font, read once. */
export function metricsOf(file: FontFile): FontMetrics {
  let found = known.get(fontName(file));
  if (found === undefined) {
    found = readMetrics(file);
    known.set(fontName(file), found);
  }
  return found;
}

function readMetrics(file: FontFile): FontMetrics {
  const font = shapedFont(file);
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
