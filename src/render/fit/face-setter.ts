/**
 * Sets the texts of one face in their regions. Entry point: `FaceSetter`, which collects overflows, missing characters
 * and the remaining room. Lines are computed lazily, so that checks only pay for measuring.
 */

import type { FaceField, Passage, Piece } from '../../../templates/template.js';
import type { Stock } from '../core/face-request.js';
import { boundsOf } from '../core/geometry.js';
import { type Layout, NO_INSET, type TextRegion } from '../core/layout.js';
import { findSizes, leastSize, POINT, type Typesetting } from '../core/typesetting.js';
import type { FieldText } from '../text/field-text.js';
import { CLOSE, type Fitted, fitBlock, fitLine } from '../text/fit-text.js';
import { drawable, lackingLetters } from '../text/letters.js';
import type { Paragraph } from '../text/paragraph.js';
import type { TextStyle } from '../text/text-style.js';

/** By how much a text is too large even at its minimum size, in tenths of a millimetre. */
export interface Overflow {
  readonly region: TextRegion;
  readonly by: number;
  /** Whether it is a single line: then it is too wide, else too high. */
  readonly isLine: boolean;
}

/** Characters that the font of a region lacks. */
export interface LackingLetters {
  readonly region: TextRegion;
  readonly letters: readonly string[];
}

/** Sets texts in the regions of a face; records what does not fit, what is missing, and how much room is left. */
export class FaceSetter {
  readonly overflows: Overflow[] = [];
  readonly lacking: LackingLetters[] = [];
  readonly spares = new Map<TextRegion, () => number>();
  private readonly layout: Layout;
  /** The scale of the card relative to the card of the layout. */
  private readonly scale: number;
  private readonly measures: Typesetting;
  private readonly language: string;
  private readonly stock: Stock;

  constructor(layout: Layout, scale: number, measures: Typesetting, language: string, stock: Stock) {
    this.layout = layout;
    this.scale = scale;
    this.measures = measures;
    this.language = language;
    this.stock = stock;
  }

  /** The passage in characters that can be drawn. */
  passage(region: TextRegion, { role, pieces }: Passage): Passage {
    return { role, pieces: drawable(pieces, this.chooseTypeface(region), this.language, role === 'flavour') };
  }

  line(region: 'title' | 'name', pieces: readonly Piece[]) {
    const place = this.room(region) ?? { shapes: [NOWHERE], inset: NO_INSET };
    const shown = this.known(region, pieces);
    const style = this.style(region, true);
    const fitted = fitLine(shown, place, style, region);
    if (fitted.overflow <= ROUNDING) return this.note(region, fitted, true);
    // Too long even at the minimum size: it may come close to the ends of its plate.
    const closer = { ...place, inset: { ...place.inset, x: place.inset.x * CLOSE } };
    return this.note(region, fitLine(shown, closer, style, region), true);
  }

  block(region: TextRegion, paragraphs: readonly Paragraph[]) {
    const place = this.room(region);
    if (place === undefined || paragraphs.length === 0) return undefined;
    const shown = paragraphs.map(({ role, pieces }) => ({
      role,
      pieces: this.known(region, pieces, role === 'flavour'),
    }));
    return this.note(region, fitBlock(shown, place, this.style(region, false)), false);
  }

  /** Sets a custom field of the deck. */
  field(region: string, text: FieldText): () => FaceField {
    switch (text.type) {
      case 'icon':
        return () => text;
      case 'number':
      case 'line': {
        const set = this.fieldLine(region, text.pieces);
        const shown = this.passage(region, { role: 'field', pieces: text.pieces });
        return () => ({ type: text.type, value: text.value, passage: shown, ...(set && { line: set() }) });
      }
      default: {
        const set = this.block(region, text.paragraphs);
        const passages = text.paragraphs.map((one) => this.passage(region, one));
        return () => ({ type: text.type, value: text.value, passages, ...(set && { block: set() }) });
      }
    }
  }

  /** Sets a line, as large as its region is high. */
  private fieldLine(region: TextRegion, pieces: readonly Piece[]) {
    const place = this.room(region);
    if (place === undefined) return undefined;
    const style = this.style(region, true);
    const high = (boundsOf(place.shapes).height - 2 * place.inset.y) / POINT;
    const sizes = { ...style, largest: Math.max(style.least, Math.min(style.largest, high)) };
    const fitted = fitLine(this.known(region, pieces), place, sizes, 'field');
    const tooHigh = (style.least - high) * POINT;
    return this.note(region, { ...fitted, overflow: Math.max(fitted.overflow, tooHigh) }, true);
  }

  private note<T>(region: TextRegion, { place, overflow, spare }: Fitted<T>, isLine: boolean): () => T {
    this.spares.set(region, spare);
    if (overflow > ROUNDING) this.overflows.push({ region, by: overflow * this.scale, isLine });
    return place;
  }

  private chooseTypeface(region: TextRegion) {
    const { typefaces } = this.measures;
    return region === 'title' || region === 'name' ? typefaces.title : typefaces.text;
  }

  private known(region: TextRegion, pieces: readonly Piece[], italic = false): Piece[] {
    const typeface = this.chooseTypeface(region);
    const shown = drawable(pieces, typeface, this.language, italic);
    const letters = lackingLetters(shown, typeface, italic);
    if (letters.length > 0) this.lacking.push({ region, letters });
    return shown;
  }

  private style(region: TextRegion, isLine: boolean): TextStyle {
    const { theme } = this.measures;
    const range = findSizes(theme, region, isLine);
    // On a smaller card everything shrinks, except the minimum readable size.
    const least = leastSize(range, this.stock) / this.scale;
    const sizes = { largest: Math.max(range.largest, least), least, steps: range.steps };
    return { typeface: this.chooseTypeface(region), ...theme.spacing, ...sizes };
  }

  private room(region: TextRegion) {
    const shapes = this.layout.regions[region];
    return shapes === undefined ? undefined : { shapes, inset: this.layout.insets[region] ?? NO_INSET };
  }
}

/** Tolerance for rounding, in tenths of a millimetre: less is not overflow. */
const ROUNDING = 0.5;

/** If a layout has no place for a title, the title is set but not drawn. */
const NOWHERE = { x: 0, y: 0, width: 10_000, height: 100, radius: 0 };
