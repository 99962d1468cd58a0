import type { Child, Element, FlexStyle } from '../../../templates/template.js';
import { type PlacedElement, TemplateMistakeError } from './element.js';

/** The supported HTML elements: whether each is a block or inline, and its default style. */
export const HTML: Readonly<
  Record<string, { readonly is: 'box' | 'block' | 'inline'; readonly style?: FlexStyle }>
> = {
  div: { is: 'box' },
  img: { is: 'box' },
  svg: { is: 'box' },
  p: { is: 'block' },
  h1: { is: 'block', style: { fontSize: '1.5em', fontWeight: 'bold' } },
  h2: { is: 'block', style: { fontSize: '1.25em', fontWeight: 'bold' } },
  h3: { is: 'block', style: { fontSize: '1.1em', fontWeight: 'bold' } },
  span: { is: 'inline' },
  strong: { is: 'inline', style: { fontWeight: 'bold' } },
  b: { is: 'inline', style: { fontWeight: 'bold' } },
  em: { is: 'inline', style: { fontStyle: 'italic' } },
  i: { is: 'inline', style: { fontStyle: 'italic' } },
  br: { is: 'inline' },
};

export function createPlacedElement(type: string, props: Element['props']): PlacedElement {
  return { type, props, made: new TemplateMistakeError(notSvg(type)) };
}

export const notSvg = (type: string): string =>
  `<${type}> is not among the elements of SVG that can be printed.`;

/** A `Flex` with its own style, as the template wrote it. */
export interface FlexElement extends PlacedElement {
  readonly type: 'flex';
  readonly props: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly font?: 'title' | 'text';
    readonly least?: number | `${number}pt`;
    readonly style?: FlexStyle;
    readonly children?: Child;
  };
}

export const isFlex = (element: Element): element is FlexElement => element.type === 'flex';
