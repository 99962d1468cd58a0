import type { FontFace } from '../pdf/font-book.js';
import type { Painter } from '../pdf/painter.js';
import type { Box } from '../pdf/path.js';

/** Six and a half points, in tenths of a millimetre. */
const SIZE = 22.9;

/** Paints the caption of a sheet outside the block: one piece per column, so that no mark crosses it. */
export function paintCaption(
  painter: Painter,
  face: FontFace,
  pieces: readonly string[],
  block: Box,
  columns: number,
  bleed: number,
): void {
  const shown = columns >= pieces.length ? pieces : [pieces.join(' · ')];
  const width = block.width / Math.max(1, columns);
  painter.fillColour([0.25, 0.25, 0.25]);
  shown.forEach((text, at) => {
    // A column is as wide as the space between two marks: a long caption is set smaller.
    const size = Math.min(SIZE, ((width - 20) * 1000) / face.measure(text));
    const x = block.x + at * width + (width - (face.measure(text) / 1000) * size) / 2;
    const y = block.y + block.height + bleed + SIZE;
    painter.text(face, size, y, [{ x, glyphs: face.shape(text) }]);
  });
}
