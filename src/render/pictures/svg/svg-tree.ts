import { escapeXml } from '../../template/element.js';

/** An element of a drawing with nothing in it but what may be drawn. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (SvgElement | string)[];
  /** Where it stands in its file. */
  readonly line: number;
}

/** The only writer of somebody's drawing. */
export function written(children: SvgElement['children']): string {
  return children.map((one) => (typeof one === 'string' ? escapeXml(one) : writtenElement(one))).join('');
}

function writtenElement({ name, attributes, children }: SvgElement): string {
  const pairs = writtenAttributes(attributes);
  return children.length === 0 ? `<${name}${pairs}/>` : `<${name}${pairs}>${written(children)}</${name}>`;
}

export const writtenAttributes = (attributes: Iterable<readonly [string, string]>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
