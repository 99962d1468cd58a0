import type { Child, FlexStyle, Element as SvgElement } from './template.js';

type Attributes = { readonly [name: string]: unknown; readonly children?: Child };
type Html = { readonly style?: FlexStyle; readonly children?: Child };

export namespace JSX {
  export type Element = SvgElement;
  export interface ElementChildrenAttribute {
    children: unknown;
  }
  /** The elements of SVG that screens, PNG and PDF agree on. */
  export interface IntrinsicElements {
    g: Attributes;
    path: Attributes;
    rect: Attributes;
    circle: Attributes;
    ellipse: Attributes;
    line: Attributes;
    polyline: Attributes;
    polygon: Attributes;
    text: Attributes;
    image: Attributes;
    defs: Attributes;
    linearGradient: Attributes;
    radialGradient: Attributes;
    stop: Attributes;
    /** Within a `Flex` only: a box whose children stand in a row, or in a column. */
    div: Html;
    /** Within a `Flex` only: a paragraph, whose words are broken into lines. */
    p: Html;
    h1: Html;
    h2: Html;
    h3: Html;
    /** Within a `Flex` only: words in a paragraph. */
    span: Html;
    strong: Html;
    b: Html;
    em: Html;
    i: Html;
    br: Record<string, never>;
    /** Within a `Flex` only: a picture of the card, `src={art.href}`; a drawing of the theme is an `Icon`. */
    img: { readonly src: string; readonly style?: FlexStyle };
    /** Within a `Flex` only: a drawing in SVG. */
    svg: Html & { readonly width?: number; readonly height?: number; readonly viewBox?: string };
  }
}
export function jsx(type: unknown, props: unknown): SvgElement;
export function jsxs(type: unknown, props: unknown): SvgElement;
export const Fragment: (props: { children?: Child }) => SvgElement;
