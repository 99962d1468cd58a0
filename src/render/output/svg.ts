import type { Face } from '../core/drawing.js';
import { decimals } from '../template/element.js';

/** How a face is cut, in tenths of a millimetre. */
export interface Cut {
  /** How much is cut off at each side, for example the bleed. */
  readonly trim?: number | undefined;
  /** The radius of the corners; left out: square. */
  readonly corner?: number | undefined;
}

/** Renders a face as one SVG document, its size in millimetres; text stays text, in the theme's fonts. */
export const faceSvg = (face: Face, cut: Cut = {}): string => wholeSvg(faceLayers(face, 'l'), face, cut);

/** The layers of a face, for a document of its size; `name` makes their ids unique among several faces. */
export function faceLayers({ layers }: Face, name: string): string {
  const drawn = layers.map(({ x, y, drawing }, i) => {
    const inner = /^<svg[^>]*>([\s\S]*)<\/svg>$/.exec(drawing.svg)?.[1] ?? '';
    const [dw, dh] = [decimals(drawing.width), decimals(drawing.height)];
    const box = `x="${decimals(x)}" y="${decimals(y)}" width="${dw}" height="${dh}" viewBox="0 0 ${dw} ${dh}"`;
    return `<svg ${box}>${withOwnIds(inner, `${name}${i}`)}</svg>`;
  });
  return drawn.join('');
}

/** An SVG document with the size of a face. */
export function wholeSvg(
  drawn: string,
  { width, height }: Pick<Face, 'width' | 'height'>,
  { trim = 0, corner = 0 }: Cut,
): string {
  const [w, h] = [width - 2 * trim, height - 2 * trim];
  const size = `width="${decimals(w / 10)}mm" height="${decimals(h / 10)}mm"`;
  const view = `viewBox="${decimals(trim)} ${decimals(trim)} ${decimals(w)} ${decimals(h)}"`;
  const face = corner > 0 ? clipCorners(drawn, trim, w, h, corner) : drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}>${face}</svg>\n`;
}

function clipCorners(svg: string, at: number, width: number, height: number, corner: number): string {
  const [x, w, h, r] = [at, width, height, corner].map(decimals);
  const card = `<rect x="${x}" y="${x}" width="${w}" height="${h}" rx="${r}"/>`;
  return `<clipPath id="card">${card}</clipPath><g clip-path="url(#card)">${svg}</g>`;
}

/** Prefixes ids, since those of independent drawings may collide in one document. */
function withOwnIds(svg: string, layer: string): string {
  if (!svg.includes(' id="')) return svg;
  return svg
    .replaceAll(/ id="([^"]+)"/g, ` id="${layer}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${layer}-$1)`)
    .replaceAll(/ (xlink:)?href="#([^"]+)"/g, ` $1href="#${layer}-$2"`);
}
