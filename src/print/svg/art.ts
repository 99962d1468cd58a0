import { DEFINITIONS, type SvgNode } from './svg-node.js';

const RESOLVED_BY_RESVG = new Set(['style', 'use', 'symbol', 'switch', 'marker', 'svg']);

/** Whether a group uses what only a style sheet or a reference can tell. */
export function isArt({ name, children }: SvgNode): boolean {
  return (
    (name === 'g' || name === 'use') &&
    (name === 'use' ||
      children.some((child) => RESOLVED_BY_RESVG.has(child.name) || child.attributes.class !== undefined))
  );
}

/** What others refer to, wherever it stands. */
export function definitionsOf(root: SvgNode): SvgNode[] {
  return root.children.flatMap((child) => (DEFINITIONS.has(child.name) ? [child] : definitionsOf(child)));
}
