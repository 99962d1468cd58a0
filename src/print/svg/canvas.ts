import type { Painter } from '../pdf/painter.js';
import type { Box } from '../pdf/path.js';
import type { PictureBook } from './convert-svg.js';
import type { Style } from './style.js';
import { reference, type SvgNode } from './svg-node.js';

/** The document that a node stands in. */
export interface Surroundings {
  readonly root: SvgNode;
  readonly byId: ReadonlyMap<string, SvgNode>;
  readonly book: PictureBook;
}

/** So deep may masks, patterns and clips refer to each other: a circle ends. */
export const DEEPEST = 12;

/** Where a part of a document is painted: whoever paints fills, masks or effects asks it to paint what they are made of. */
export interface Canvas {
  readonly painter: Painter;
  readonly around: Surroundings;
  /** How many masks, patterns and clips we are in. */
  readonly depth: number;
  /** Paints what lies within a node on another painter. */
  paintWithin(node: SvgNode, painter: Painter): void;
  /** Where a node would be painted. */
  boundsOf(node: SvgNode, style: Style): Box;
}

/** The node that `url(#id)` means. */
export function definitionOf({ around }: Canvas, value: string | undefined): SvgNode | undefined {
  const id = reference(value);
  return id === undefined ? undefined : around.byId.get(id);
}

export const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
