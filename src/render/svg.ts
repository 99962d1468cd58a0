import type { Face } from './ground/drawing.js';
import { decimals } from './template/element.js';

/**
 * A face as one SVG document, its size in millimetres; text stays text, in the theme's fonts.
 * @param trim how much is cut off at each side, in tenths of a millimetre: the bleed, say
 */
export function faceSvg({ width, height, layers }: Face, trim = 0): string {
  const [w, h] = [width - 2 * trim, height - 2 * trim];
  const size = `width="${decimals(w / 10)}mm" height="${decimals(h / 10)}mm"`;
  const view = `viewBox="${decimals(trim)} ${decimals(trim)} ${decimals(w)} ${decimals(h)}"`;
  const drawn = layers.map(({ x, y, drawing }, i) => {
    const inner = /^<svg[^>]*>([\s\S]*)<\/svg>$/.exec(drawing.svg)?.[1] ?? '';
    const [dw, dh] = [decimals(drawing.width), decimals(drawing.height)];
    const box = `x="${decimals(x)}" y="${decimals(y)}" width="${dw}" height="${dh}" viewBox="0 0 ${dw} ${dh}"`;
    return `<svg ${box}>${withOwnIds(inner, i)}</svg>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}>${drawn.join('')}</svg>\n`;
}

/** Drawings know nothing of each other: their ids must not meet in one document. */
function withOwnIds(svg: string, layer: number): string {
  if (!svg.includes(' id="')) return svg;
  return svg
    .replaceAll(/ id="([^"]+)"/g, ` id="l${layer}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#l${layer}-$1)`)
    .replaceAll(/ (xlink:)?href="#([^"]+)"/g, ` $1href="#l${layer}-$2"`);
}
