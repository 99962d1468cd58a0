import { magnification } from '../pdf/matrix.js';
import type { Box } from '../pdf/path.js';
import type { Canvas } from './canvas.js';
import { filterRegion, withoutSource } from './filters.js';
import { rasterise } from './rasterise.js';
import type { Style } from './style.js';
import { DEFINITIONS, type SvgNode } from './svg-node.js';

/**
 * Paints a node as pixels, for effects that PDF can't express.
 * @param instead a definition that replaces the one with its id
 */
export function paintRaster(
  { painter, around }: Canvas,
  node: SvgNode,
  region: Box,
  instead?: SvgNode,
): void {
  const definitions = [...around.byId.values()]
    .filter(({ name }) => DEFINITIONS.has(name))
    .map((one) => (one.attributes.id === instead?.attributes.id && instead ? instead : one));
  const { book } = around;
  const grown = magnification(painter.matrix);
  const { key, image } = rasterise(node, definitions, region, grown, book.fonts.paths);
  book.images.set(key, image);
  painter.image(key, region);
}

/**
 * Rasterizes only the effect; the node above its own shadow stays vector.
 * @returns whether the node itself is painted too
 */
export function paintFiltered(canvas: Canvas, node: SvgNode, filter: SvgNode, style: Style): boolean {
  const bounds = canvas.measureBounds(node, style);
  if (bounds.width <= 0 || bounds.height <= 0) return true;
  const shadow = withoutSource(filter);
  const region = filterRegion(filter, bounds);
  const { opacity: _, transform: __, mask: ___, 'clip-path': ____, ...attributes } = node.attributes;
  const inherited = { 'font-family': style.family, 'font-size': `${style.size}`, fill: style.fill };
  paintRaster(canvas, { ...node, attributes: { ...inherited, ...attributes } }, region, shadow);
  return shadow === undefined;
}
