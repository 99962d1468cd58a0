import type { Child, Element } from '../../../templates/template.js';
import { ELEMENTS, TemplateMistake } from './element.js';

type Component = (props: Record<string, unknown>) => Element;

/** What JSX in a template is compiled to: components are called, SVG is kept as plain records. */
export function jsx(type: string | Component, props: Record<string, unknown>): Element {
  if (typeof type === 'function') return type(props);
  if (typeof type !== 'string')
    throw new TemplateMistake('A component is not defined: is it imported, and exported where it is made?');
  if (!ELEMENTS.has(type))
    throw new TemplateMistake(`<${type}> is not among the elements of SVG that can be printed.`);
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new TemplateMistake(`The attribute \`${name}\` is ${value}, not a number.`);
  return { type, props };
}
export const jsxs = jsx;

export function Fragment({ children }: { children?: Child }): Element {
  return { type: 'g', props: { children } };
}
