import { isText } from './paint-text.js';
import { DEFINITIONS, type SvgNode } from './svg-node.js';

const RESOLVED_BY_RESVG = new Set(['use', 'symbol', 'switch', 'marker', 'svg']);

/** Whether a group uses references that must be resolved, or text that is more than one plain line. */
export function isArt({ name, children }: SvgNode): boolean {
  return name === 'use' || (name === 'g' && children.some(isResolvedByResvg));
}

const isResolvedByResvg = ({ name, attributes, children }: SvgNode): boolean =>
  RESOLVED_BY_RESVG.has(name) ||
  (isText({ name }) && (children.length > 0 || (attributes.stroke ?? 'none') !== 'none'));

/** All definitions, wherever they are in the document. */
export function findDefinitions(root: SvgNode): SvgNode[] {
  return root.children.flatMap((child) => (DEFINITIONS.has(child.name) ? [child] : findDefinitions(child)));
}
