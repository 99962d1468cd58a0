/** The parsed tree of a drawing, and its only serializer. It contains nothing but what may be drawn. */

import { escapeXml } from '../../../html/escape-xml.js';
import { CSS_ONLY } from './names.js';

/** An element that contains only what may be drawn. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (SvgElement | string)[];
  /** Its line in the file. */
  readonly line: number;
}

/** The number of characters in an element's own text. */
export const lettersIn = ({ children }: SvgElement): number =>
  children.reduce((sum, one) => sum + (typeof one === 'string' ? one.trim().length : 0), 0);

/** The only function that serializes untrusted drawings. */
export function serialize(children: SvgElement['children']): string {
  return children.map((one) => (typeof one === 'string' ? escapeXml(one) : serializeElement(one))).join('');
}

function serializeElement({ name, attributes, children }: SvgElement): string {
  const pairs = serializeAttributes(attributes);
  return children.length === 0 ? `<${name}${pairs}/>` : `<${name}${pairs}>${serialize(children)}</${name}>`;
}

export function serializeAttributes(attributes: Iterable<readonly [string, string]>): string {
  const all = [...attributes];
  const style = all.flatMap(([name, value]) => (CSS_ONLY.has(name) ? [`${name}:${value}`] : []));
  const pairs = style.length === 0 ? all : all.filter(([name]) => !CSS_ONLY.has(name));
  const styled = style.length === 0 ? pairs : [...pairs, ['style', style.join(';')] as const];
  return styled.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
}
