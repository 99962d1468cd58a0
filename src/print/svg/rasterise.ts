import { createHash } from 'node:crypto';
import { openResvg } from '../../render/core/resvg.js';
import type { Image } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';
import { splitPixels } from '../pdf/read-image.js';
import { type SvgNode, toXml } from './svg-node.js';

/** Pixels per tenth of a millimetre at 300 dpi. */
const PIXELS = 300 / 254;

/** Limit of pixels per side: for effects, not for posters. */
const MOST_PIXELS = 4000;

/** Rasterizes one element, for effects that PDF can't express. */
export function rasterise(
  element: SvgNode,
  definitions: readonly SvgNode[],
  region: Box,
  magnification: number,
  fontFiles: readonly string[],
): { key: string; image: Image } {
  const { x, y, width, height } = region;
  const frame = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const svg = `<svg ${names} ${frame}><defs>${definitions.map(toXml).join('')}</defs>${toXml(element)}</svg>`;
  const wide = Math.ceil(
    Math.min(MOST_PIXELS, (MOST_PIXELS * width) / height, width * PIXELS * magnification),
  );
  const key = createHash('sha256').update(`${wide} ${svg}`).digest('hex');
  return { key, image: drawSvg(svg, Math.max(1, wide), fontFiles) };
}

/** Rasterizes an SVG document to this width in pixels. */
export function drawSvg(svg: string, width: number, fontFiles: readonly string[] = []): Image {
  const hasText = svg.includes('<text');
  const drawn = openResvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, ...(hasText && { fontFiles: [...fontFiles] }) },
  }).render();
  const pixels = drawn.pixels;
  unmultiply(pixels);
  return splitPixels(pixels, drawn.width, drawn.height, 4);
}

/** resvg returns premultiplied colours; PDF needs them unmultiplied. */
function unmultiply(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 255;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
    }
  }
}
