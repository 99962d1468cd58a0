import type { FontBook, FontFace } from '../pdf/font-book.js';
import type { Piece } from '../pdf/glyph-line.js';
import { layText } from '../pdf/lay-text.js';
import type { Painter } from '../pdf/painter.js';
import { parseColour } from './colour.js';
import type { Style } from './style.js';
import { length, type SvgNode } from './svg-node.js';

export const isText = ({ name }: Pick<SvgNode, 'name'>): boolean => name === 'text';

/**
 * Groups words that differ only in their position, so that a line is one text in the PDF; other elements stay alone.
 */
export function gatherLines(elements: readonly SvgNode[]): [SvgNode, ...SvgNode[]][] {
  const groups: [SvgNode, ...SvgNode[]][] = [];
  let lastKey: string | undefined;
  for (const element of elements) {
    const key = isText(element) ? lineKey(element) : undefined;
    const group = groups.at(-1);
    if (key !== undefined && key === lastKey && group !== undefined) group.push(element);
    else groups.push([element]);
    lastKey = key;
  }
  return groups;
}

function lineKey({ attributes: { x, width, height, ...rest } }: SvgNode): string {
  return JSON.stringify(rest);
}

/** The words of one line. */
export function paintLine(
  painter: Painter,
  words: readonly [SvgNode, ...SvgNode[]],
  style: Style,
  fonts: FontBook,
): void {
  const tint = parseColour(style.fill);
  if (tint === undefined || style.size <= 0) return;
  const line = new LineOfText(fonts.find(style.family, style.weight, style.slant), style, fonts);
  for (const word of words) line.add(word);
  painter.within(() => {
    const opacity = tint.opacity * style.fillOpacity;
    if (opacity < 1) painter.state({ fill: opacity });
    painter.fillColour(tint.colour);
    for (const [face, pieces] of line.pieces) {
      painter.text(face, style.size, length(words[0].attributes.y), pieces, style.spacing);
    }
  });
}

const SHARES: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

class LineOfText {
  /** By face: a word may contain a character of another font. */
  readonly pieces = new Map<FontFace, Piece[]>();
  private readonly face: FontFace;
  private readonly style: Style;
  private readonly fonts: FontBook;
  private end: number | undefined;

  constructor(face: FontFace, style: Style, fonts: FontBook) {
    this.face = face;
    this.style = style;
    this.fonts = fonts;
  }

  add({ text, attributes }: SvgNode): void {
    const { size, spacing, anchor } = this.style;
    const { width, pieces } = layText(text, this.face, {
      fonts: this.fonts,
      size,
      spacing,
      meant: length(attributes.width),
    });
    const left = length(attributes.x) - width * (SHARES[anchor] ?? 0);
    this.bridge(left);
    for (const { face, x, glyphs } of pieces) this.put(face, { x: left + x, glyphs });
    this.end = left + width;
  }

  /** Writes a real space between words, so that text can be searched and copied. */
  private bridge(x: number): void {
    const { size } = this.style;
    if (this.end === undefined || x - this.end < size * 0.1 || !this.face.has(' ')) return;
    this.put(this.face, { x: this.end, glyphs: this.face.shape(' ') });
  }

  private put(face: FontFace, piece: Piece): void {
    const pieces = this.pieces.get(face) ?? [];
    this.pieces.set(face, pieces);
    pieces.push(piece);
  }
}
