import type { Artwork } from '../../../templates/template.js';

/** Reads an SVG file into what can be drawn inside another; undefined where it is none. */
export function readArtwork(svg: string): Artwork | undefined {
  const root = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(
    svg.replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, ''),
  );
  if (root === null) return undefined;
  const [, attributes = '', inner = ''] = root;
  const box = viewBox(attributes);
  if (box === undefined) return undefined;
  const { x, y, width, height } = box;
  const carried = inherited(attributes);
  const moved = x !== 0 || y !== 0 ? ` transform="translate(${-x} ${-y})"` : '';
  const markup = inner.trim();
  return { width, height, markup: moved + carried === '' ? markup : `<g${moved}${carried}>${markup}</g>` };
}

function viewBox(attributes: string) {
  const numbers = attribute(attributes, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width, height] = numbers ?? [
    0,
    0,
    Number.parseFloat(attribute(attributes, 'width') ?? ''),
    Number.parseFloat(attribute(attributes, 'height') ?? ''),
  ];
  if (!width || !height || width < 0 || height < 0 || ![x, y, width, height].every(Number.isFinite))
    return undefined;
  return { x, y, width, height };
}

/** What the root says about all of the drawing. */
function inherited(attributes: string): string {
  const names = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'fill-rule'];
  return names
    .flatMap((name) => {
      const value = attribute(attributes, name);
      return value === undefined ? [] : [` ${name}="${value}"`];
    })
    .join('');
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found?.[1] ?? found?.[2];
}
