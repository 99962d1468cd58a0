import type { FontBook } from '../pdf/font-book.js';
import type { Painter } from '../pdf/painter.js';
import type { Image, Painting } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';
import type { Style } from './style.js';
import { reference, type SvgNode } from './svg-node.js';

/** What all documents of one conversion share: fonts, pictures by their digest, and art that was converted before. */
export interface PaintingBook {
  readonly fonts: FontBook;
  readonly images: Map<string, Image>;
  convertArt(svg: string): Painting;
  simplify(root: SvgNode): SvgNode;
}

/** The document that a node belongs to. */
export interface Surroundings {
  readonly root: SvgNode;
  readonly byId: ReadonlyMap<string, SvgNode>;
  readonly book: PaintingBook;
}

/** Limit of nested masks, patterns and clips; ends circular references. */
export const DEEPEST = 12;

/** The target of painting. Code that paints fills, masks or effects uses it to paint their content. */
export interface Canvas {
  readonly painter: Painter;
  readonly around: Surroundings;
  /** The current nesting of masks, patterns and clips. */
  readonly depth: number;
  /** Paints the content of a node with another painter. */
  paintWithin(node: SvgNode, painter: Painter): void;
  /** The bounds that a node would have when painted. */
  measureBounds(node: SvgNode, style: Style): Box;
}

/** Resolves `url(#id)`. */
export function resolveReference({ around }: Canvas, value: string | undefined): SvgNode | undefined {
  const id = reference(value);
  return id === undefined ? undefined : around.byId.get(id);
}

export const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
