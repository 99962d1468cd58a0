import type { Glyph } from './font-book.js';
import { number } from './operands.js';

/** A part of a line: glyphs of one face, and their start position. */
export interface Piece {
  readonly x: number;
  readonly glyphs: readonly Glyph[];
}

/** The operand of `TJ`: glyphs, and adjustments in thousandths of the size. */
export class GlyphLine {
  private readonly size: number;
  private readonly spacing: number;
  /** The position where the next glyph would be drawn. */
  private pen: number;
  private readonly done: string[] = [];
  private parts = '';
  private hex = '';
  /** The horizontal offset of the next glyph from its default position. */
  private shift = 0;
  private raised = 0;

  constructor(size: number, spacing: number, pen: number) {
    this.size = size;
    this.spacing = spacing;
    this.pen = pen;
  }

  add({ x, glyphs }: Piece): void {
    this.shift += ((x - this.pen) / this.size) * 1000;
    this.pen = x;
    for (const { id, width, advance, right, up } of glyphs) {
      this.raise(up);
      this.shift += right;
      this.show(id);
      this.shift += advance - width - right;
      this.pen += (advance / 1000) * this.size + this.spacing;
    }
  }

  get end(): number {
    return this.pen;
  }

  get operators(): string {
    this.raise(0);
    this.flush();
    return this.done.join(' ');
  }

  private show(glyph: number): void {
    const correction = number(-this.shift, 1);
    if (correction !== '0') {
      this.close();
      this.parts += correction;
      this.shift = 0;
    }
    this.hex += glyph.toString(16).padStart(4, '0');
  }

  private close(): void {
    if (this.hex !== '') this.parts += `<${this.hex}>`;
    this.hex = '';
  }

  private flush(): void {
    this.close();
    if (this.parts !== '') this.done.push(`[${this.parts}] TJ`);
    this.parts = '';
  }

  private raise(up: number): void {
    if (up === this.raised) return;
    this.flush();
    this.done.push(`${number((up / 1000) * this.size, 3)} Ts`);
    this.raised = up;
  }
}
