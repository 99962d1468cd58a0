import { parsePath } from '../pdf/parse-path.js';
import { createRoundedRectPath, ellipsePath, type Path } from '../pdf/path.js';
import { length, type SvgNode } from './svg-node.js';

const POINTS = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;

/** The outline of a basic shape; undefined for other elements and for shapes that draw nothing. */
export function toPath({ name, attributes }: SvgNode): Path | undefined {
  const at = (key: string) => length(attributes[key]);
  switch (name) {
    case 'path':
      return attributes.d === undefined ? undefined : parsePath(attributes.d);
    case 'rect': {
      const [rx, ry] = [attributes.rx ?? attributes.ry, attributes.ry ?? attributes.rx];
      const box = { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
      return box.width > 0 && box.height > 0 ? createRoundedRectPath(box, length(rx), length(ry)) : undefined;
    }
    case 'circle':
      return at('r') > 0 ? ellipsePath(at('cx'), at('cy'), at('r')) : undefined;
    case 'ellipse':
      return at('rx') > 0 && at('ry') > 0 ? ellipsePath(at('cx'), at('cy'), at('rx'), at('ry')) : undefined;
    case 'line':
      return [
        ['m', at('x1'), at('y1')],
        ['l', at('x2'), at('y2')],
      ];
    case 'polyline':
    case 'polygon':
      return polygon(attributes.points?.match(POINTS)?.map(Number) ?? [], name === 'polygon');
    default:
      return undefined;
  }
}

function polygon(points: readonly number[], isClosed: boolean): Path | undefined {
  const pairs = points.flatMap((x, at) => {
    const y = points[at + 1];
    return at % 2 === 0 && y !== undefined ? [[x, y] as const] : [];
  });
  if (pairs.length < 2) return undefined;
  const lines = pairs.map(([x, y], at) => [at === 0 ? 'm' : 'l', x, y] as const);
  return isClosed ? [...lines, ['h']] : lines;
}
