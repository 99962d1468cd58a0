import type { Painter } from '../pdf/painter.js';
import type { State } from '../pdf/painting.js';
import { type Box, type Path, pathBox } from '../pdf/path.js';
import { type Canvas, resolveReference } from './canvas.js';
import { parseColour } from './colour.js';
import { toGradient } from './gradient.js';
import { withGradient } from './paint-gradient.js';
import { paintRaster } from './paint-raster.js';
import { paintTiles } from './paint-tiles.js';
import type { Style } from './style.js';
import type { SvgNode } from './svg-node.js';

/** A path with its fill and its stroke. */
export function paintShape(canvas: Canvas, path: Path, style: Style): void {
  paintFill(canvas, path, style);
  paintStroke(canvas, path, style);
}

function paintFill(canvas: Canvas, path: Path, style: Style): void {
  const { painter } = canvas;
  const server = resolveReference(canvas, style.fill);
  if (server !== undefined) return fillWith(canvas, server, path, style);
  const tint = parseColour(afterReference(style.fill));
  if (tint === undefined) return;
  withOpacity(painter, { fill: tint.opacity * style.fillOpacity }, () => {
    painter.fillColour(tint.colour);
    painter.fill(path, style.fillRule);
  });
}

function paintStroke(canvas: Canvas, path: Path, style: Style): void {
  if (style.stroke === 'none' || style.pen.width <= 0) return;
  const { painter, around } = canvas;
  const server = resolveReference(canvas, style.stroke);
  const box = pathBox(path);
  if (server !== undefined && box !== undefined) {
    const gradient = toGradient(server, box, around.byId);
    if (gradient === undefined) return;
    return withGradient(painter, gradient, style.strokeOpacity, (on, pattern) => {
      on.strokePattern(pattern);
      on.stroke(path, style.pen);
    });
  }
  const tint = parseColour(afterReference(style.stroke));
  if (tint === undefined) return;
  withOpacity(painter, { stroke: tint.opacity * style.strokeOpacity }, () => {
    painter.strokeColour(tint.colour);
    painter.stroke(path, style.pen);
  });
}

function fillWith(canvas: Canvas, server: SvgNode, path: Path, style: Style): void {
  const box = pathBox(path);
  if (box === undefined || box.width <= 0 || box.height <= 0) return;
  if (server.name === 'pattern') return paintTiles(canvas, server, path, box, style);
  const gradient = toGradient(server, box, canvas.around.byId);
  if (gradient === undefined) return fillByResvg(canvas, server, path, box, style);
  withGradient(canvas.painter, gradient, style.fillOpacity, (painter, pattern) => {
    painter.fillPattern(pattern);
    painter.fill(path, style.fillRule);
  });
}

/** PDF can't express a repeating gradient. */
function fillByResvg(canvas: Canvas, server: SvgNode, path: Path, box: Box, style: Style): void {
  if (server.children.length === 0) return;
  const { x, y, width, height } = box;
  const shape: SvgNode = {
    name: 'rect',
    attributes: {
      x: `${x}`,
      y: `${y}`,
      width: `${width}`,
      height: `${height}`,
      fill: style.fill,
      'fill-opacity': `${style.fillOpacity}`,
    },
    children: [],
    text: '',
  };
  canvas.painter.within(() => {
    canvas.painter.clip(path, style.fillRule);
    paintRaster(canvas, shape, box);
  });
}

function withOpacity(painter: Painter, state: State, paint: () => void): void {
  if ((state.fill ?? state.stroke ?? 1) >= 1) return paint();
  painter.within(() => {
    painter.state(state);
    paint();
  });
}

/** `url(#gone) red`: the fallback colour for an unresolved reference. */
const afterReference = (paint: string): string => paint.replace(/^\s*url\([^)]*\)\s*/, '');
