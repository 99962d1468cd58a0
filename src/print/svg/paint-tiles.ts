import { IDENTITY, type Matrix, multiply, parseTransform, translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import type { Box, Path } from '../pdf/path.js';
import { type Canvas, DEEPEST, resolveReference } from './canvas.js';
import { type Gradient, toGradient } from './gradient.js';
import { withGradient } from './paint-gradient.js';
import type { Style } from './style.js';
import { length, type SvgNode } from './svg-node.js';
import { contentMatrix, isOneTile } from './tiles.js';

/** Fills a path with a pattern's tiles; a tile that covers the whole shape is painted once. */
export function paintTiles(canvas: Canvas, pattern: SvgNode, path: Path, box: Box, style: Style): void {
  const { painter } = canvas;
  const placed = canvas.depth > DEEPEST ? undefined : placeTile(pattern, box);
  if (placed === undefined) return;
  const { width, height, own, content } = placed;
  const drawTile = (on: Painter) => {
    on.transform(content);
    canvas.paintWithin(pattern, on);
  };
  const gradient = wholeTile(canvas, pattern, placed, box);
  if (gradient !== undefined) {
    return withGradient(painter, gradient, style.fillOpacity, (on, paint) => {
      on.fillPattern(paint);
      on.fill(path, style.fillRule);
    });
  }
  painter.within(() => {
    if (style.fillOpacity < 1) painter.state({ fill: style.fillOpacity, stroke: style.fillOpacity });
    if (isOneTile(own, width, height, box)) {
      painter.clip(path, style.fillRule);
      painter.transform(own);
      return drawTile(painter);
    }
    const tile = new Painter();
    drawTile(tile);
    painter.fillPattern({
      is: 'tiles',
      tile: tile.finish({ x: 0, y: 0, width, height }),
      step: { width, height },
      matrix: multiply(painter.matrix, own),
    });
    painter.fill(path, style.fillRule);
  });
}

interface PlacedTile {
  readonly width: number;
  readonly height: number;
  /** From the tile to the shape. */
  readonly own: Matrix;
  /** From the content to the tile. */
  readonly content: Matrix;
}

function placeTile({ attributes }: SvgNode, box: Box): PlacedTile | undefined {
  const isInBox = attributes.patternUnits !== 'userSpaceOnUse';
  const at = (key: 'x' | 'y' | 'width' | 'height') => {
    const whole = key === 'x' || key === 'width' ? box.width : box.height;
    return isInBox ? length(attributes[key]) * whole : length(attributes[key], 0, whole);
  };
  const [width, height] = [at('width'), at('height')];
  if (width <= 0 || height <= 0) return undefined;
  const origin = isInBox ? translate(box.x, box.y) : IDENTITY;
  const own = multiply(
    parseTransform(attributes.patternTransform),
    multiply(origin, translate(at('x'), at('y'))),
  );
  const content = contentMatrix(attributes, { x: at('x'), y: at('y'), width, height }, box, isInBox);
  return { width, height, own, content };
}

/**
 * A gradient wrapped in a pattern of one tile, as satori writes backgrounds: returns the gradient. The tile may be
 * smaller than the shape by the shape's border, which hides whether it repeats or continues.
 */
function wholeTile(canvas: Canvas, pattern: SvgNode, tile: PlacedTile, box: Box): Gradient | undefined {
  const [rect, more] = pattern.children.filter(({ name }) => name === 'rect');
  const isSmall = tile.width < 0.8 * box.width || tile.height < 0.8 * box.height;
  if (rect === undefined || more !== undefined || isSmall) return undefined;
  const server = resolveReference(canvas, rect.attributes.fill);
  const at = (key: string) => length(rect.attributes[key]);
  const isWhole =
    at('x') === 0 && at('y') === 0 && at('width') >= tile.width - 0.01 && at('height') >= tile.height - 0.01;
  if (server === undefined || !isWhole || server.name === 'pattern') return undefined;
  const frame = { x: 0, y: 0, width: at('width'), height: at('height') };
  const gradient = toGradient(server, frame, canvas.around.byId);
  return gradient && { ...gradient, matrix: multiply(tile.own, gradient.matrix) };
}
