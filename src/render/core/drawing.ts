/** A picture: one SVG document in tenths of a millimetre, its text kept as text. */
export interface Drawing {
  /** Same key, same picture: a drawing on many cards is stored once in a PDF. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** A drawing, and the position of its upper left corner on the face, in tenths of a millimetre. */
export interface Layer {
  readonly x: number;
  readonly y: number;
  readonly drawing: Drawing;
}

/** One side of a card including bleed: layers in painting order, positioned from the corner of the bleed. */
export interface Face {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}
