/** A picture: one SVG document in tenths of a millimetre, its text kept as text. */
export interface Drawing {
  /** Same key, same picture: what is drawn on many cards is stored once in a PDF. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** A drawing and where its upper left corner lies on the face, in tenths of a millimetre. */
export interface Layer {
  readonly x: number;
  readonly y: number;
  readonly drawing: Drawing;
}

/** One side of a card, bleed included: layers painted one after the other, counted from the corner of the bleed. */
export interface Face {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}
