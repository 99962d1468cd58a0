import type { Size } from '../ground/paper.js';
import type { FontBook, FontFace } from '../pdf/font-book.js';
import { layText } from '../pdf/lay-text.js';
import { multiply, scale, translate } from '../pdf/matrix.js';
import type { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import { roundedRectPath } from '../pdf/path.js';
import { bleedOf } from '../sheets/card.js';
import type { Block } from './block.js';

/** How pictures of cards are drawn; tenths of a millimetre. */
export interface FigureOptions {
  readonly card: Size & { readonly corner: number };
  readonly column: number;
  readonly fonts: FontBook;
  readonly face: FontFace;
}

const GAP = 20;
const CAPTION = 21;
const AROUND = 30;

/** Cards lying on each other, the first at the bottom, so wide; clear ones let through what lies below. */
function paintStack(
  painter: Painter,
  faces: readonly Painting[],
  { x, y, width }: { x: number; y: number; width: number },
  card: FigureOptions['card'],
): void {
  const factor = width / card.width;
  painter.within(() => {
    painter.transform(multiply(translate(x, y), scale(factor)));
    const edge = roundedRectPath(
      { x: 0, y: 0, width: card.width, height: card.height },
      card.corner,
      card.corner,
    );
    painter.within(() => {
      painter.clip(edge);
      painter.fillColour([1, 1, 1]);
      painter.fill(edge);
      for (const painting of faces) {
        const bleed = bleedOf(painting, card);
        painter.form(painting, translate(-bleed.x, -bleed.y));
      }
    });
    painter.strokeColour([0.45, 0.42, 0.4]);
    painter.stroke(edge, { width: 1.4 / factor });
  });
}

/** A worked example: at the left the cards as they were laid, spread so that each can be told, and beside them what one sees. */
export function stackFigure(faces: readonly Painting[], { card, column }: FigureOptions): Block {
  const ratio = card.height / card.width;
  const large = column * 0.66;
  const small = column - large - GAP;
  const high = large * ratio;
  const step = faces.length > 1 ? (high - small * ratio) / (faces.length - 1) : 0;
  return figure(high, (painter, x, y) => {
    faces.forEach((painting, at) => {
      paintStack(painter, [painting], { x, y: y + at * step, width: small }, card);
    });
    paintStack(painter, faces, { x: x + small + GAP, y, width: large }, card);
  });
}

/** One card of each kind, with its name below. */
export function kindsFigure(
  kinds: readonly { readonly painting: Painting; readonly caption: string }[],
  { card, column, fonts, face }: FigureOptions,
): Block {
  const across = Math.min(3, Math.max(1, kinds.length));
  const width = (column - (across - 1) * GAP) / across;
  const row = (width * card.height) / card.width + CAPTION * 2;
  const rows = Math.ceil(kinds.length / across);
  return figure(rows * row, (painter, x, y) => {
    kinds.forEach(({ painting, caption }, at) => {
      const [line, place] = [Math.floor(at / across), at % across];
      const inLine = Math.min(across, kinds.length - line * across);
      const left = x + (column - inLine * (width + GAP) + GAP) / 2 + place * (width + GAP);
      const top = y + line * row;
      paintStack(painter, [painting], { x: left, y: top, width }, card);
      const laid = layText(caption, face, { fonts, size: CAPTION });
      painter.fillColour([0.25, 0.22, 0.22]);
      for (const piece of laid.pieces) {
        const start = left + (width - laid.width) / 2 + piece.x;
        painter.text(piece.face, CAPTION, top + row - CAPTION * 0.8, [{ x: start, glyphs: piece.glyphs }]);
      }
    });
  });
}

function figure(height: number, paint: (painter: Painter, x: number, y: number) => void): Block {
  const lines = [
    {
      height: height + AROUND,
      paint: (painter: Painter, x: number, y: number) => paint(painter, x, y + AROUND / 2),
    },
  ];
  return { lines, before: 0, isWithNext: false };
}
