import { parseTransform } from '../pdf/matrix.js';
import { type Path, transformPath } from '../pdf/path.js';
import { DEEPEST } from './canvas.js';
import { toPath } from './shapes.js';
import { reference, type SvgNode } from './svg-node.js';

/** The shapes of a mask that is fully opaque inside them; undefined if the mask does anything else. */
export function whiteShapes(
  mask: SvgNode,
  byId: ReadonlyMap<string, SvgNode>,
  depth = 0,
): Path[] | undefined {
  const { attributes } = mask;
  if (attributes.maskContentUnits === 'objectBoundingBox' || attributes.mask !== undefined || depth > DEEPEST)
    return undefined;
  const [shape, ...more] = mask.children;
  if (shape === undefined || more.length > 0) return undefined;
  const {
    fill,
    stroke,
    opacity,
    transform,
    mask: inner,
    'fill-opacity': fillOpacity,
    'clip-path': clip,
  } = shape.attributes;
  const isWhite = fill !== undefined && /^(#fff|#ffffff|white)$/i.test(fill);
  if (!isWhite || (stroke ?? 'none') !== 'none' || (opacity ?? fillOpacity ?? clip) !== undefined)
    return undefined;
  const path = toPath(shape);
  const id = reference(inner);
  const further = id === undefined ? undefined : byId.get(id);
  const rest = further === undefined ? [] : whiteShapes(further, byId, depth + 1);
  if (path === undefined || rest === undefined) return undefined;
  // The region of a mask (120 % of its target) is ignored: nothing is drawn beyond it.
  return [transformPath(path, parseTransform(transform)), ...rest];
}
