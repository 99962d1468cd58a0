import type { Child, Element as SvgElement } from './template.js';

type Attributes = { readonly [name: string]: unknown; readonly children?: Child };

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
  }
}
export function jsx(type: unknown, props: unknown): SvgElement;
export function jsxs(type: unknown, props: unknown): SvgElement;
export const Fragment: (props: { children?: Child }) => SvgElement;
