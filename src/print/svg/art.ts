import { isText } from './paint-text.js';
import { DEFINITIONS, type SvgNode } from './svg-node.js';

const RESOLVED_BY_RESVG = new Set(['use', 'symbol', 'switch', 'marker', 'svg']);

/** Whether a group uses what only a reference can tell, or words that are more than a line of plain text. */
export function isArt({ name, children }: SvgNode): boolean {
  return name === 'use' || (name === 'g' && children.some(isResolvedByResvg));
}

const isResolvedByResvg = ({ name, attributes, children }: SvgNode): boolean =>
  RESOLVED_BY_RESVG.has(name) ||
  (isText({ name }) && (children.length > 0 || (attributes.stroke ?? 'none') !== 'none'));

/** What others refer to, wherever it stands. */
export function definitionsOf(root: SvgNode): SvgNode[] {
  return root.children.flatMap((child) => (DEFINITIONS.has(child.name) ? [child] : definitionsOf(child)));
}
