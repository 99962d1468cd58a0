/**
 * The element model of templates, and its serializer to SVG. Entry point: `toSvg`. Errors of templates are
 * `TemplateMistakeError`s, whose stack trace has the line.
 */

import type { Child, Element } from '../../../templates/template.js';
import { escapeXml } from '../../html/escape-xml.js';

/** The SVG elements that screens, PNG and PDF render alike; `layer` and `markup` are additions. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'image',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'layer',
  'markup',
]);

/** A mistake in a template, reported to its author. */
export class TemplateMistakeError extends Error {
  /** A copy with another message at the same line. */
  saying(message: string): TemplateMistakeError {
    const mistake = new TemplateMistakeError(message);
    if (this.stack !== undefined) mistake.stack = this.stack;
    return mistake;
  }
}

/** An element that records where it was created: HTML, or a `Flex`. */
export interface PlacedElement extends Element {
  /** Its stack trace has the line of the template; its message is the error for an element in a wrong place. */
  readonly made: TemplateMistakeError;
}

export const isPlaced = (element: Element): element is PlacedElement => 'made' in element;

export const isElement = (child: Child): child is Element =>
  typeof child === 'object' && child !== null && !Array.isArray(child);

/** The children of an element as a flat list, without empty ones. */
export function flattenChildren(child: Child): (Element | string)[] {
  if (child === null || child === undefined || typeof child === 'boolean') return [];
  if (typeof child === 'number') return [decimals(child)];
  if (typeof child === 'string') return [child];
  if (Array.isArray(child)) return child.flatMap((one: Child) => flattenChildren(one));
  return isElement(child) ? [child] : [];
}

/** Serializes an element to SVG. */
export function toSvg(child: Child): string {
  return flattenChildren(child)
    .map((one) => (typeof one === 'string' ? escapeXml(one) : elementSvg(one)))
    .join('');
}

function elementSvg(element: Element): string {
  if (isPlaced(element)) throw element.made;
  const { type, props } = element;
  if (type === 'markup') return String(props.svg);
  const { children, ...attributes } = props;
  const open = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${name}="${escapeXml(attributeText(value))}"`)
    .join('');
  const inner = toSvg(children as Child);
  if (type === 'g' && open === '') return inner;
  return inner === '' ? `<${type}${open}/>` : `<${type}${open}>${inner}</${type}>`;
}

function attributeText(value: unknown): string {
  if (typeof value === 'number') return decimals(value);
  return String(value).replaceAll(/-?\d+\.\d{4,}/g, (long) => decimals(Number(long)));
}

/** Formats a number. Thousandths of a tenth of a millimetre are more precise than any printer. */
export function decimals(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
