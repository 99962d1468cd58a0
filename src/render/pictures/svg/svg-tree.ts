import { escapeXml } from '../../template/element.js';
import { CSS_ONLY } from './names.js';

/** An element of a drawing with nothing in it but what may be drawn. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (SvgElement | string)[];
  /** Where it stands in its file. */
  readonly line: number;
}

/** How many letters an element says itself. */
export const lettersIn = ({ children }: SvgElement): number =>
  children.reduce((sum, one) => sum + (typeof one === 'string' ? one.trim().length : 0), 0);

/** The only writer of somebody's drawing. */
export function written(children: SvgElement['children']): string {
  return children.map((one) => (typeof one === 'string' ? escapeXml(one) : writtenElement(one))).join('');
}

function writtenElement({ name, attributes, children }: SvgElement): string {
  const pairs = writtenAttributes(attributes);
  return children.length === 0 ? `<${name}${pairs}/>` : `<${name}${pairs}>${written(children)}</${name}>`;
}

export function writtenAttributes(attributes: Iterable<readonly [string, string]>): string {
  const all = [...attributes];
  const style = all.flatMap(([name, value]) => (CSS_ONLY.has(name) ? [`${name}:${value}`] : []));
  const pairs = style.length === 0 ? all : all.filter(([name]) => !CSS_ONLY.has(name));
  const styled = style.length === 0 ? pairs : [...pairs, ['style', style.join(';')] as const];
  return styled.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
}
