/**
 * The parsed SVG tree, and helpers to read its attributes. Entry point: `parseSvg`; input that is not SVG raises
 * `BrokenSvg`.
 */

import { SaxesParser } from 'saxes';
import { escapeXml } from '../../html/escape-xml.js';
import { serializeAttributes } from '../../render/pictures/svg/svg-tree.js';

/** An element of an SVG document; `style` is expanded into attributes. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
  readonly text: string;
}

/** Elements that are not drawn in place. */
export const DEFINITIONS = new Set([
  'defs',
  'clipPath',
  'mask',
  'pattern',
  'linearGradient',
  'radialGradient',
  'filter',
  'title',
  'desc',
  'metadata',
  'symbol',
]);

/** Thrown for input that is not SVG. */
export class BrokenSvgError extends Error {}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: Open[];
  text: string;
}

/** Parses an SVG document. */
export function parseSvg(svg: string): SvgNode {
  const parser = new SaxesParser();
  const open: Open[] = [];
  let root: Open | undefined;
  parser.on('error', (error) => {
    throw new BrokenSvgError(error.message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Open = { name, attributes: expandAttributes(attributes), children: [], text: '' };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.write(svg).close();
  if (root?.name !== 'svg') throw new BrokenSvgError('it is not an SVG document');
  return root;
}

function expandAttributes(attributes: Record<string, string>): Record<string, string> {
  const { style, ...rest } = attributes;
  if (style === undefined) return attributes;
  for (const declaration of style.split(';')) {
    const [name = '', value] = declaration.split(':', 2);
    if (value !== undefined) rest[name.trim()] = value.trim();
  }
  return rest;
}

/** All elements with an id, by id. */
export function indexIds(root: SvgNode, found = new Map<string, SvgNode>()): ReadonlyMap<string, SvgNode> {
  const { id } = root.attributes;
  // The first of two elements with the same id wins, as in browsers.
  if (id !== undefined && !found.has(id)) found.set(id, root);
  for (const child of root.children) indexIds(child, found);
  return found;
}

export function toXml({ name, attributes, children, text }: SvgNode): string {
  const pairs = serializeAttributes(Object.entries(attributes));
  return `<${name}${pairs}>${escapeXml(text)}${children.map(toXml).join('')}</${name}>`;
}

/** The id in `url(#id)`. */
export function reference(value: string | undefined): string | undefined {
  return /^\s*url\(\s*['"]?#([^'")]+)['"]?\s*\)/.exec(value ?? '')?.[1];
}

/** A length without a unit, or a percentage of a whole. */
export function length(value: string | undefined, fallback = 0, whole = 1): number {
  if (value === undefined) return fallback;
  const found = Number.parseFloat(value);
  if (Number.isNaN(found)) return fallback;
  return value.trim().endsWith('%') ? (found / 100) * whole : found;
}
