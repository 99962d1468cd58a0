import { IDENTITY, type Matrix, multiply, parseTransform } from '../pdf/matrix.js';
import type { Pattern, Stop } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';
import { parseColour } from './colour.js';
import { length, type SvgNode } from './svg-node.js';

interface TintedStop extends Stop {
  readonly opacity: number;
}

export interface Gradient {
  readonly geometry: readonly number[];
  readonly stops: readonly TintedStop[];
  /** From the gradient's space to that of the shape. */
  readonly matrix: Matrix;
}

type ById = ReadonlyMap<string, SvgNode>;

/** The gradient for PDF; undefined if PDF can't express it (it repeats), or without stops. */
export function toGradient(element: SvgNode, box: Box, byId: ById): Gradient | undefined {
  const has = inheritGradient(element, byId);
  const stops = readStops(has.stops);
  if (stops.length < 2 || (has.attributes.spreadMethod ?? 'pad') !== 'pad') return undefined;
  const isInBox = has.attributes.gradientUnits !== 'userSpaceOnUse';
  const at = (key: string, fallback: number) => length(has.attributes[key], fallback);
  const [cx, cy, r] = [at('cx', 0.5), at('cy', 0.5), at('r', 0.5)];
  const geometry =
    element.name === 'linearGradient'
      ? [at('x1', 0), at('y1', 0), at('x2', 1), at('y2', 0)]
      : [at('fx', cx), at('fy', cy), at('fr', 0), cx, cy, r];
  const frame: Matrix = isInBox ? [box.width, 0, 0, box.height, box.x, box.y] : IDENTITY;
  return { geometry, stops, matrix: multiply(frame, parseTransform(has.attributes.gradientTransform)) };
}

/** A gradient may inherit attributes and stops from another one. */
function inheritGradient(
  element: SvgNode,
  byId: ById,
  depth = 0,
): { attributes: SvgNode['attributes']; stops: readonly SvgNode[] } {
  const stops = element.children.filter(({ name }) => name === 'stop');
  const href = (element.attributes.href ?? element.attributes['xlink:href'])?.replace(/^#/, '');
  const base = href === undefined || depth > 8 ? undefined : byId.get(href);
  if (base === undefined) return { attributes: element.attributes, stops };
  const from = inheritGradient(base, byId, depth + 1);
  return {
    attributes: { ...from.attributes, ...element.attributes },
    stops: stops.length > 0 ? stops : from.stops,
  };
}

/** The least difference between two stops: PDF functions can't jump. */
const JUMP = 1e-4;

function readStops(elements: readonly SvgNode[]): TintedStop[] {
  const stops: TintedStop[] = [];
  for (const { attributes } of elements) {
    const tint = parseColour(attributes['stop-color'] ?? 'black');
    const opacity = tint === undefined ? 0 : tint.opacity * length(attributes['stop-opacity'], 1);
    const last = stops.at(-1);
    const offset = Math.max(
      Math.min(1, Math.max(0, length(attributes.offset))),
      last ? last.offset + JUMP : 0,
    );
    stops.push({ offset, colour: tint?.colour ?? last?.colour ?? [0, 0, 0], opacity });
  }
  const [first, last] = [stops[0], stops.at(-1)];
  if (first && first.offset > 0) stops.unshift({ ...first, offset: 0 });
  if (last && last.offset < 1) stops.push({ ...last, offset: 1 });
  return stops;
}

export const isSeeThrough = ({ stops }: Gradient): boolean => stops.some(({ opacity }) => opacity < 1);

/** @param space from the space of the shape to that of the painting */
export function colourPattern({ geometry, stops, matrix }: Gradient, space: Matrix): Pattern {
  const plain = stops.map(({ offset, colour }) => ({ offset, colour }));
  return { is: 'gradient', geometry, stops: plain, matrix: multiply(space, matrix) };
}

/** The opacity of a gradient as gray, for a mask. */
export function opacityPattern(
  { geometry, stops, matrix }: Gradient,
  space: Matrix,
  opacity: number,
): Pattern {
  const plain = stops.map((stop) => ({ offset: stop.offset, colour: [stop.opacity * opacity] }));
  return { is: 'gradient', geometry, stops: plain, matrix: multiply(space, matrix) };
}
