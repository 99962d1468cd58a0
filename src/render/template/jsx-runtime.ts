import type { Child, Element } from '../../../templates/template.js';
import { ELEMENTS, TemplateMistakeError } from './element.js';
import { createPlacedElement, HTML, notSvg } from './html.js';

type Component = (props: Record<string, unknown>) => Element;

/** The target of compiled JSX: calls components, and records SVG and HTML as plain objects. */
export function jsx(type: string | Component, props: Record<string, unknown>): Element {
  if (typeof type === 'function') return type(props);
  if (typeof type !== 'string')
    throw new TemplateMistakeError(
      'A component is not defined: is it imported, and exported where it is made?',
    );
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new TemplateMistakeError(`The attribute \`${name}\` is ${value}, not a number.`);
  if (ELEMENTS.has(type)) return { type, props };
  // Whether it is inside a `Flex` is checked when the whole is drawn.
  if (Object.hasOwn(HTML, type)) return createPlacedElement(type, props);
  throw new TemplateMistakeError(notSvg(type));
}
/** @alias of `jsx`: the compiler calls it with the position of the element in its source. */
export const jsxDEV = jsx;

export function Fragment({ children }: { children?: Child }): Element {
  return { type: 'g', props: { children } };
}
