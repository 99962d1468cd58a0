import type { Face } from './ground/drawing.js';
import { decimals } from './template/element.js';

/** How a face is cut, in tenths of a millimetre. */
export interface Cut {
  /** How much is cut off at each side: the bleed, say. */
  readonly trim?: number | undefined;
  /** The radius of the corners; left out: square. */
  readonly corner?: number | undefined;
}

/** A face as one SVG document, its size in millimetres; text stays text, in the theme's fonts. */
export function faceSvg({ width, height, layers }: Face, { trim = 0, corner = 0 }: Cut = {}): string {
  const [w, h] = [width - 2 * trim, height - 2 * trim];
  const size = `width="${decimals(w / 10)}mm" height="${decimals(h / 10)}mm"`;
  const view = `viewBox="${decimals(trim)} ${decimals(trim)} ${decimals(w)} ${decimals(h)}"`;
  const drawn = layers.map(({ x, y, drawing }, i) => {
    const inner = /^<svg[^>]*>([\s\S]*)<\/svg>$/.exec(drawing.svg)?.[1] ?? '';
    const [dw, dh] = [decimals(drawing.width), decimals(drawing.height)];
    const box = `x="${decimals(x)}" y="${decimals(y)}" width="${dw}" height="${dh}" viewBox="0 0 ${dw} ${dh}"`;
    return `<svg ${box}>${withOwnIds(inner, i)}</svg>`;
  });
  const face = corner > 0 ? rounded(drawn.join(''), trim, w, h, corner) : drawn.join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}>${face}</svg>\n`;
}

function rounded(svg: string, at: number, width: number, height: number, corner: number): string {
  const [x, w, h, r] = [at, width, height, corner].map(decimals);
  const card = `<rect x="${x}" y="${x}" width="${w}" height="${h}" rx="${r}"/>`;
  return `<clipPath id="card">${card}</clipPath><g clip-path="url(#card)">${svg}</g>`;
}

/** Drawings know nothing of each other: their ids must not meet in one document. */
function withOwnIds(svg: string, layer: number): string {
  if (!svg.includes(' id="')) return svg;
  return svg
    .replaceAll(/ id="([^"]+)"/g, ` id="l${layer}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#l${layer}-$1)`)
    .replaceAll(/ (xlink:)?href="#([^"]+)"/g, ` $1href="#l${layer}-$2"`);
}
