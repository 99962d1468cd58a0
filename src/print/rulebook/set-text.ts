import type { FontBook, FontFace } from '../pdf/font-book.js';
import type { Piece } from '../pdf/glyph-line.js';
import { layText } from '../pdf/lay-text.js';
import type { Painter } from '../pdf/painter.js';
import type { Colour } from '../pdf/painting.js';
import type { Block, Side } from './block.js';
import { breakLines, wordsOf } from './break-lines.js';

/** A kind of text in the rulebook; tenths of a millimetre. */
export interface TextStyle {
  readonly face: FontFace;
  readonly size: number;
  readonly leading: number;
  readonly colour: Colour;
}

/** Writes a line of text; `x` is its left end, its middle or its right end. */
export function paintText(
  painter: Painter,
  text: string,
  { face, size, colour }: TextStyle,
  fonts: FontBook,
  { x, y, align = 0 }: { x: number; y: number; align?: 0 | 0.5 | 1 },
): void {
  const { width, pieces } = layText(text, face, { fonts, size });
  const left = x - width * align;
  const byFace = new Map<FontFace, Piece[]>();
  for (const piece of pieces) {
    const line = byFace.get(piece.face) ?? [];
    byFace.set(piece.face, line);
    line.push({ x: left + piece.x, glyphs: piece.glyphs });
  }
  painter.fillColour(colour);
  for (const [one, line] of byFace) painter.text(one, size, y, line);
}

export interface ParagraphOptions {
  readonly fonts: FontBook;
  readonly column: number;
  readonly before: number;
  readonly isWithNext?: boolean;
  readonly section?: string;
  /** Stands in the margin beside the first line. */
  readonly label?: { readonly text: string; readonly style: TextStyle; readonly distance: number };
}

/** A paragraph as a block, ragged at the right. */
export function paragraph(text: string, style: TextStyle, options: ParagraphOptions): Block {
  const { fonts, column, label } = options;
  const measure = (word: string) => layText(word, style.face, { fonts, size: style.size }).width;
  const lines = breakLines(wordsOf(text, measure), column).map((line, at) => ({
    height: style.leading,
    paint(painter: Painter, x: number, y: number, side: Side) {
      const baseline = y + style.leading * 0.5 + style.size * 0.33;
      // First the label: whoever reads the text aloud is not interrupted in the middle.
      if (at === 0 && label !== undefined) {
        const place =
          side === 'left'
            ? { x: x - label.distance, y: baseline, align: 1 as const }
            : { x: x + column + label.distance, y: baseline };
        paintText(painter, label.text, label.style, fonts, place);
      }
      paintText(painter, line, style, fonts, { x, y: baseline });
    },
  }));
  return {
    lines,
    before: options.before,
    isWithNext: options.isWithNext ?? false,
    ...(options.section !== undefined && { section: options.section }),
  };
}
