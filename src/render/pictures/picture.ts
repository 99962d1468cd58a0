import type { Art } from '../../../templates/template.js';
import { limits, limitText } from '../../vocabulary/limits.js';
import type { UntrustedBudget } from '../core/untrusted-budget.js';
import { DAMAGED } from './flaws.js';
import { canBeDecoded, readJpeg } from './jpeg.js';
import { readPng } from './png.js';
import { pngLines } from './png-pixels.js';
import { detectSort } from './sort-of-picture.js';
import { readSvg, toDocument } from './svg/read-svg.js';

/** A picture that can be drawn and printed, or what is wrong with it: half a sentence that begins with "it". */
export type Picture =
  | {
      readonly art: Art;
      readonly width: number;
      readonly height: number;
      /** The fonts of the text in a drawing. */
      readonly families?: readonly string[];
    }
  | { readonly flaw: string /** What it is instead. */; readonly sort?: string };

/**
 * Validates a picture: the same result for checking, drawing and printing.
 * @param depth the number of drawings that contain it
 */
export function readPicture(bytes: Uint8Array, budget: UntrustedBudget, depth = 0): Picture {
  if (bytes.length === 0) return { flaw: 'it is empty' };
  const sort = detectSort(bytes);
  if (sort === 'PNG') {
    const png = readPng(bytes);
    if ('flaw' in png) return png;
    const strange = budget.chargePixels(bytes, png.width * png.height);
    if (strange !== undefined) return { flaw: strange };
    const pixels = pngLines(png);
    if ('flaw' in pixels) return pixels;
    return { ...image('image/png', png.bytes), width: png.width, height: png.height };
  }
  if (sort === 'JPEG') {
    const jpeg = readJpeg(bytes);
    if ('flaw' in jpeg) return jpeg;
    const strange = budget.chargePixels(bytes, jpeg.width * jpeg.height * jpeg.scans);
    if (strange !== undefined) return { flaw: strange };
    if (!canBeDecoded(bytes)) return { flaw: DAMAGED };
    return { ...image('image/jpeg', bytes), width: jpeg.width, height: jpeg.height };
  }
  if (sort !== undefined) return { flaw: `it is a ${sort} file, and pictures are SVG, PNG or JPEG`, sort };
  if (depth >= limits.svgNested.max)
    return { flaw: `it is a drawing in a drawing in a drawing: ${limitText('svgNested')}` };
  const readInner = (inner: Uint8Array) => {
    const read = readPicture(inner, budget, depth + 1);
    return 'flaw' in read ? read : { href: asImage(read.art).href };
  };
  const svg = readSvg(bytes, readInner, budget, depth > 0);
  if ('flaw' in svg) return svg;
  const { artwork, families } = svg;
  return { art: { is: 'svg', artwork }, width: artwork.width, height: artwork.height, families };
}

type ImageArt = Extract<Art, { is: 'image' }>;

function image(type: string, bytes: Uint8Array): { art: ImageArt } {
  return { art: { is: 'image', href: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` } };
}

/** Converts an SVG to an image that another one can contain. */
export function asImage(art: Art): ImageArt {
  if (art.is === 'image') return art;
  return image('image/svg+xml', Buffer.from(toDocument(art.artwork))).art;
}
