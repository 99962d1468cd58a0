/**
 * Typesetting of the rulebook: measures, breaks and paints text. Entry points: `paragraph` for a block, `paintText` for
 * a single line. Line breaks and word widths are memoized.
 */

import { memoizeByKey } from '../../../memo/memoize.js';
import type { FontBook, FontFace } from '../../pdf/font-book.js';
import type { Piece } from '../../pdf/glyph-line.js';
import { layText } from '../../pdf/lay-text.js';
import type { Painter } from '../../pdf/painter.js';
import type { Colour } from '../../pdf/painting.js';
import type { Block, BlockLine, Side } from './block.js';
import { breakWords, joinWords, type Measured, splitWords } from './break-lines.js';

/** A text style of the rulebook; tenths of a millimetre. */
export interface TextStyle {
  readonly face: FontFace;
  readonly size: number;
  readonly leading: number;
  readonly colour: Colour;
}

export type Align = 0 | 0.5 | 1;

/** Paints a line of text; `x` is its left end, its middle or its right end. Returns its width. */
export function paintText(
  painter: Painter,
  text: string,
  { face, size, colour }: TextStyle,
  fonts: FontBook,
  { x, y, align = 0 }: { x: number; y: number; align?: Align },
): number {
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
  return width;
}

/** Words in one style. */
export interface Run {
  readonly text: string;
  readonly style: TextStyle;
}
type StyledWord = Measured & { readonly style: TextStyle };

export interface ParagraphOptions {
  readonly fonts: FontBook;
  readonly column: number;
  readonly before?: number;
  readonly isWithNext?: boolean;
  readonly align?: Align;
  readonly rule?: string | undefined;
  /** Painted in the margin beside the first line. */
  readonly label?:
    | { readonly text: string; readonly style: TextStyle; readonly distance: number }
    | undefined;
}

/** The baseline in a line of this height. */
export const getBaseline = ({ leading, size }: TextStyle): number => leading * 0.5 + size * 0.33;

/** A ragged paragraph as a block; its line height is that of its first run. */
export function paragraph(runs: readonly Run[], options: ParagraphOptions): Block {
  const { fonts, column, before = 0, isWithNext = false, rule } = options;
  const [first] = runs;
  const lines =
    first === undefined || runs.length > 1
      ? breakWords(styleWords(runs, fonts), column)
      : brokenRun(first.style, first.text, column, fonts);
  return {
    lines: lines.map((words, at) => toLine(words, first?.style, at === 0, options)),
    before,
    isWithNext,
    ...(rule !== undefined && { rule }),
  };
}

/** Memo of line breaks by style, text and width: figures of many sizes are tried beside the same text. */
const brokenRun = memoizeByKey(
  (style: TextStyle, text: string, column: number, fonts: FontBook) =>
    breakWords(styleWords([{ text, style }], fonts), column),
  (text, column) => `${column} ${text}`,
);

const styleWords = (runs: readonly Run[], fonts: FontBook): StyledWord[] =>
  runs.flatMap(({ text, style }) =>
    unitWords(style.face, text, fonts).map(({ text: word, width, glue }) => ({
      text: word,
      width: width * style.size,
      glue: glue * style.size,
      style,
    })),
  );

/**
 * Memo by face of texts split into words, with their width at size 1: a book is laid out in many sizes until one fits.
 */
const unitWords = memoizeByKey((face: FontFace, text: string, fonts: FontBook): readonly Measured[] =>
  splitWords(text, (word) => unitWidth(face, word, fonts)),
);
const unitWidth = memoizeByKey(
  (face: FontFace, text: string, fonts: FontBook) => layText(text, face, { fonts, size: 1 }).width,
);

/** The width of a text in a style. */
export const measureWidth = (text: string, { face, size }: TextStyle, fonts: FontBook): number =>
  unitWidth(face, text, fonts) * size;

function toLine(
  words: readonly StyledWord[],
  style: TextStyle | undefined,
  isFirst: boolean,
  { fonts, column, align = 0, label }: ParagraphOptions,
): BlockLine {
  const width = words.reduce((sum, word, at) => sum + word.width + (at > 0 ? word.glue : 0), 0);
  const height = style?.leading ?? 0;
  return {
    height,
    excess: Math.max(0, width - column - 0.1),
    paint(painter: Painter, x: number, y: number, side: Side) {
      const baseline = y + (style === undefined ? 0 : getBaseline(style));
      // The label comes first, so that screen readers are not interrupted in the middle of the text.
      if (isFirst && label !== undefined) {
        const place =
          side === 'left'
            ? { x: x - label.distance, y: baseline, align: 1 as const }
            : { x: x + column + label.distance, y: baseline };
        paintText(painter, label.text, label.style, fonts, place);
      }
      let left = x + (column - width) * align;
      for (const run of inRuns(words)) {
        const [one] = run;
        if (one === undefined) continue;
        left += one === words[0] ? 0 : one.glue;
        left += paintText(painter, joinWords(run), one.style, fonts, { x: left, y: baseline });
      }
    },
  };
}

/** Joins consecutive words of one style into one run, so that kerning applies across spaces. */
function inRuns(words: readonly StyledWord[]): StyledWord[][] {
  const runs: StyledWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.[0]?.style === word.style) last.push(word);
    else runs.push([word]);
  }
  return runs;
}
