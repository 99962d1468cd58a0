import { setImmediate } from 'node:timers/promises';
import type { Face } from '../core/drawing.js';
import type { FontFile } from '../core/fonts.js';
import { openResvg } from '../core/resvg.js';
import { type Cut, faceSvg } from './svg.js';

export interface PngOptions extends Cut {
  readonly dpi: number;
  readonly fonts: readonly FontFile[];
}

/** Pixels of a picture: red, green, blue and alpha, premultiplied. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Renders a face as a PNG with alpha: clear areas of the card are transparent. */
export async function facePng(face: Face, options: PngOptions): Promise<Uint8Array> {
  const png = raster(face, options).asPng();
  // Yields to the event loop, else resvg's memory is not released.
  await setImmediate();
  return png;
}

/** Renders one of the tool's own SVG documents as a PNG; its width is in tenths of a millimetre. */
export async function svgPng(
  svg: string,
  width: number,
  options: Pick<PngOptions, 'dpi' | 'fonts'>,
): Promise<Uint8Array> {
  const png = rasterSvg(svg, width, options).asPng();
  await setImmediate();
  return png;
}

/** Renders a face as raw pixels. */
export async function facePixels(face: Face, options: PngOptions): Promise<Pixels> {
  const { width, height, pixels } = raster(face, options);
  const copy = { width, height, data: new Uint8Array(pixels) };
  await setImmediate();
  return copy;
}

function raster(face: Face, { dpi, fonts, trim = 0, corner }: PngOptions) {
  return rasterSvg(faceSvg(face, { trim, corner }), face.width - 2 * trim, { dpi, fonts });
}

function rasterSvg(svg: string, width: number, { dpi, fonts }: Pick<PngOptions, 'dpi' | 'fonts'>) {
  const resvg = openResvg(svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.round((width / 254) * dpi)) },
    font: {
      fontFiles: [...new Set(fonts.map(({ path }) => path))],
      defaultFontFamily: fonts[0]?.family ?? '',
    },
  });
  return resvg.render();
}
