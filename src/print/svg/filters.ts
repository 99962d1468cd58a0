import type { Box } from '../pdf/path.js';
import { length, type SvgNode } from './svg-node.js';

/** For a shadow below its source: the filter without the source, if the source is merely painted on top. */
export function withoutSource(filter: SvgNode): SvgNode | undefined {
  const last = filter.children.at(-1);
  const top = last?.children.at(-1);
  if (last?.name !== 'feMerge' || top?.attributes.in !== 'SourceGraphic' || last.children.length < 2)
    return undefined;
  const merge = { ...last, children: last.children.slice(0, -1) };
  return { ...filter, children: [...filter.children.slice(0, -1), merge] };
}

/** The region that a filter affects. */
export function filterRegion({ attributes }: SvgNode, bounds: Box): Box {
  if (attributes.filterUnits === 'userSpaceOnUse') {
    return {
      x: length(attributes.x),
      y: length(attributes.y),
      width: length(attributes.width),
      height: length(attributes.height),
    };
  }
  const [x, y] = [length(attributes.x, -0.1), length(attributes.y, -0.1)];
  const [width, height] = [length(attributes.width, 1.2), length(attributes.height, 1.2)];
  return {
    x: bounds.x + x * bounds.width,
    y: bounds.y + y * bounds.height,
    width: width * bounds.width,
    height: height * bounds.height,
  };
}
