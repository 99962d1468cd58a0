import { IDENTITY, type Matrix, multiply, parseTransform } from '../pdf/matrix.js';
import { type FillRule, Painter } from '../pdf/painter.js';
import type { State } from '../pdf/painting.js';
import { type Path, rectPath, transformPath } from '../pdf/path.js';
import { type Canvas, DEEPEST, NOWHERE } from './canvas.js';
import { toPath } from './shapes.js';
import { readFillRule, type Style } from './style.js';
import { reference, type SvgNode } from './svg-node.js';
import { whiteShapes } from './white-shapes.js';

/** Clips to a clip path, and to the one that is applied to it. */
export function clipTo(canvas: Canvas, id: string | undefined, node: SvgNode, style: Style, depth = 0): void {
  const clip = id === undefined ? undefined : canvas.around.byId.get(id);
  if (clip === undefined || depth > DEEPEST) return;
  clipTo(canvas, reference(clip.attributes['clip-path']), node, style, depth + 1);
  const shapes = clipShapes(clip, toUnits(canvas, clip, 'clipPathUnits', node, style));
  const [first] = shapes;
  // An empty clip path hides everything.
  if (first === undefined) return canvas.painter.clip(rectPath(NOWHERE));
  const isSame = shapes.every(({ rule }) => rule === first.rule);
  canvas.painter.clip(
    shapes.flatMap(({ path }) => path),
    isSame ? first.rule : 'nonzero',
  );
}

function clipShapes(parent: SvgNode, matrix: Matrix): { path: Path; rule: FillRule }[] {
  const own = multiply(matrix, parseTransform(parent.attributes.transform));
  return parent.children.flatMap((child) => {
    if (child.name === 'g') return clipShapes(child, own);
    const path = toPath(child);
    if (path === undefined) return [];
    const placed = transformPath(path, multiply(own, parseTransform(child.attributes.transform)));
    return [
      { path: placed, rule: readFillRule(child.attributes['clip-rule'] ?? parent.attributes['clip-rule']) },
    ];
  });
}

/** The units of a clip path or a mask: user space, or fractions of the bounding box. */
function toUnits(canvas: Canvas, definition: SvgNode, key: string, node: SvgNode, style: Style): Matrix {
  if (definition.attributes[key] !== 'objectBoundingBox') return IDENTITY;
  const { x, y, width, height } = canvas.measureBounds(node, style);
  return [width, 0, 0, height, x, y];
}

/** A mask that is one white shape becomes a clip; all others are soft masks. */
export function toMask(
  canvas: Canvas,
  mask: SvgNode | undefined,
  node: SvgNode,
  style: Style,
): State['mask'] {
  if (mask === undefined || canvas.depth > DEEPEST) return undefined;
  const clips = whiteShapes(mask, canvas.around.byId);
  if (clips !== undefined) {
    for (const path of clips) canvas.painter.clip(path);
    return undefined;
  }
  const painter = new Painter();
  painter.transform(toUnits(canvas, mask, 'maskContentUnits', node, style));
  canvas.paintWithin(mask, painter);
  const kind = mask.attributes['mask-type'] === 'alpha' ? 'Alpha' : 'Luminosity';
  return { kind, form: painter.finish(painter.bounds ?? NOWHERE, 'rgb') };
}
