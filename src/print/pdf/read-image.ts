import { deflateSync } from 'node:zlib';
import { readJpeg } from '../../render/pictures/jpeg.js';
import { GRAY, PALETTE, type Png, RGB, readPng } from '../../render/pictures/png.js';
import { pngLines, unfilter } from '../../render/pictures/png-pixels.js';
import { detectSort } from '../../render/pictures/sort-of-picture.js';
import type { Image } from './painting.js';

/** Thrown for a picture that can't be read. */
export class BrokenImageError extends Error {}

/** @throws BrokenImageError */
export function requireValidImage<T extends object>(read: T | { readonly flaw: string }): T {
  if ('flaw' in read) throw new BrokenImageError(read.flaw);
  return read;
}

/**
 * The bytes of a PNG or JPEG as stored in a PDF, recompressed only if opacity must be split off. Undefined for formats
 * that PDF does not support (16 bits, interlaced): resvg renders those.
 */
export function readImage(bytes: Uint8Array): Image | undefined {
  const sort = detectSort(bytes);
  if (sort === 'PNG') return pngImage(requireValidImage(readPng(bytes)));
  if (sort !== 'JPEG') return undefined;
  const { width, height, channels } = requireValidImage(readJpeg(bytes));
  return { width, height, colours: channels === 1 ? 'gray' : 'rgb', bits: 8, encoding: 'jpeg', bytes };
}

function pngImage(png: Png): Image | undefined {
  const { width, height, type, depth: bits, palette, pixels: bytes } = png;
  if (bits > 8 || png.isInterlaced || png.hasClearColours) return undefined;
  const plain = { width, height, bits, encoding: 'png', bytes } as const;
  if (type === GRAY || type === RGB) return { ...plain, colours: type === RGB ? 'rgb' : 'gray' };
  if (type === PALETTE && palette !== undefined) return { ...plain, colours: { palette } };
  return splitPixels(unfilter(requireValidImage(pngLines(png)).lines, png), width, height, png.channels);
}

/** Splits colour and opacity; no mask if everything is opaque. */
export function splitPixels(pixels: Uint8Array, width: number, height: number, channels: number): Image {
  const count = width * height;
  const [colour, opacity] = [Buffer.alloc(count * (channels - 1)), Buffer.alloc(count)];
  let isOpaque = true;
  for (let pixel = 0; pixel < count; pixel++) {
    for (let channel = 0; channel < channels - 1; channel++) {
      colour[pixel * (channels - 1) + channel] = pixels[pixel * channels + channel] ?? 0;
    }
    const alpha = pixels[pixel * channels + channels - 1] ?? 255;
    opacity[pixel] = alpha;
    if (alpha !== 255) isOpaque = false;
  }
  return {
    width,
    height,
    colours: channels === 4 ? 'rgb' : 'gray',
    bits: 8,
    encoding: 'deflated',
    bytes: deflateSync(colour, { level: 6 }),
    ...(!isOpaque && { mask: deflateSync(opacity, { level: 6 }) }),
  };
}
