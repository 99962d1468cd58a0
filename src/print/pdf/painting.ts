/**
 * A drawing for PDF as data: operators and the resources that they use. `Painter` makes it, `PdfObjects` writes it.
 */

import type { PDFDocument } from 'pdf-lib';
import type { Matrix } from './matrix.js';
import type { Box } from './path.js';

/**
 * A picture in PDF operators, independent of any document: plain data that can be cached, sent between threads and
 * placed in many files. Resources are named within the painting; glyphs go by their number in the whole font.
 */
export interface Painting {
  readonly box: Box;
  readonly content: string;
  /** Painted as a unit (opacity, masks): a transparency group. */
  readonly group?: 'rgb' | 'gray';
  readonly fonts?: Readonly<Record<string, FontUse>>;
  readonly forms?: Readonly<Record<string, Painting>>;
  /** Keys of images; their bytes are passed beside the painting. */
  readonly images?: Readonly<Record<string, string>>;
  readonly pages?: Readonly<Record<string, PlacedPage>>;
  readonly states?: Readonly<Record<string, State>>;
  readonly patterns?: Readonly<Record<string, Pattern>>;
  readonly inks?: Readonly<Record<string, Ink>>;
  readonly layers?: Readonly<Record<string, string>>;
}

export interface FontUse {
  /** The id of a font in the font book. */
  readonly font: string;
  /** Glyph → the text that it represents. */
  readonly glyphs: Readonly<Record<number, string>>;
}

/** A page of a foreign PDF, fitted into a frame. */
export interface PlacedPage {
  /** The key of the PDF, which is passed beside the painting. */
  readonly pdf: string;
  /** Counted from 0. */
  readonly page: number;
  readonly box: Box;
  /** As in SVG (SVG 2, 8.6): `xMidYMid slice`. */
  readonly fit?: string | undefined;
}

/** The content of an ExtGState. */
export interface State {
  readonly fill?: number;
  readonly stroke?: number;
  readonly blend?: string;
  /** Other inks below are kept (PDF 1.7, 8.6.7): for cut lines, and for white if a shop requires it. */
  readonly overprint?: boolean;
  readonly mask?: { readonly kind: 'Luminosity' | 'Alpha'; readonly form: Painting } | 'none';
}

export type Colour = readonly [red: number, green: number, blue: number];

export interface Stop {
  readonly offset: number;
  readonly colour: readonly number[];
}

export type Pattern =
  | {
      readonly is: 'gradient';
      /** Two points, or two circles with their radii. */
      readonly geometry: readonly number[];
      readonly stops: readonly Stop[];
      readonly matrix: Matrix;
    }
  | {
      readonly is: 'tiles';
      readonly tile: Painting;
      readonly step: Pick<Box, 'width' | 'height'>;
      readonly matrix: Matrix;
    };

/** A spot colour, and its fallback colour where the ink is not available. */
export interface Ink {
  readonly name: string;
  readonly alternate: readonly [cyan: number, magenta: number, yellow: number, black: number];
}

/** An image as stored in a PDF. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly colours: 'gray' | 'rgb' | { readonly palette: Uint8Array };
  readonly bits: number;
  readonly encoding: 'jpeg' | 'deflated' | 'png';
  readonly bytes: Uint8Array;
  /** Opacity, 8 bits a pixel, deflated. */
  readonly mask?: Uint8Array;
}

/** Images by key: same key, same picture. */
export type Images = Readonly<Record<string, Image>>;

/** Content that paintings refer to by key. */
export interface Shown {
  readonly images: Images;
  readonly pdfs: ReadonlyMap<string, PDFDocument>;
}
