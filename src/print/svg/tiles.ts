import { IDENTITY, type Matrix, multiply, translate } from '../pdf/matrix.js';
import type { Box } from '../pdf/path.js';
import type { SvgNode } from './svg-node.js';

/** From the content of a pattern to its tile. */
export function contentMatrix(
  attributes: SvgNode['attributes'],
  tile: Box,
  box: Box,
  isInBox: boolean,
): Matrix {
  const view = attributes.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (view?.length === 4) {
    const [x = 0, y = 0, width = 1, height = 1] = view;
    return [tile.width / width, 0, 0, tile.height / height, -x, -y];
  }
  // Content is positioned relative to the shape's user space, not to the tile.
  const inBox: Matrix =
    attributes.patternContentUnits === 'objectBoundingBox' ? [box.width, 0, 0, box.height, 0, 0] : IDENTITY;
  return isInBox ? inBox : multiply(translate(-tile.x, -tile.y), inBox);
}

/** Whether the first tile covers all of a shape. */
export function isOneTile(own: Matrix, width: number, height: number, box: Box): boolean {
  const near = 1e-6 * Math.max(width, height);
  const [a, b, c, d, x, y] = own;
  return (
    a === 1 &&
    b === 0 &&
    c === 0 &&
    d === 1 &&
    x <= box.x + near &&
    y <= box.y + near &&
    x + width >= box.x + box.width - near &&
    y + height >= box.y + box.height - near
  );
}
