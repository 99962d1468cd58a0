import type { SvgElement } from './svg-tree.js';

/** The font families of the text in a drawing, the first of each list; '' if it names none. */
export function fontsIn(root: SvgElement, inherited = ''): string[] {
  const found = new Set<string>();
  const visit = (element: SvgElement, around: string): void => {
    const family = readFamily(element) ?? around;
    const hasWords = element.children.some((one) => typeof one === 'string' && one.trim() !== '');
    if (hasWords && /^(text|tspan|textPath)$/.test(element.name)) found.add(family);
    for (const child of element.children) if (typeof child === 'object') visit(child, family);
  };
  visit(root, inherited);
  return [...found];
}

const readFamily = ({ attributes }: SvgElement): string | undefined =>
  attributes
    .get('font-family')
    ?.split(',')[0]
    ?.trim()
    .replaceAll(/^["']|["']$/g, '');
