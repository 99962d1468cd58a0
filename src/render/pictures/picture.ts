import type { Art } from '../../../templates/template.js';
import { jpegFlaw } from './jpeg.js';
import { readPng } from './png.js';
import { readSvg } from './svg.js';

/** A picture that can be drawn and printed, or what is wrong with it: half a sentence that begins with "it". */
export type Picture = { readonly art: Art } | { readonly flaw: string };

/** What a file is, by a few of its first bytes: names lie. */
const SORTS: readonly (readonly [sort: string, at: number, bytes: string])[] = [
  ['PNG', 0, '\x89PNG\r\n\x1a\n'],
  ['JPEG', 0, '\xff\xd8\xff'],
  ['GIF', 0, 'GIF8'],
  ['WebP', 8, 'WEBP'],
  ['HEIC or AVIF', 4, 'ftyp'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['BMP', 0, 'BM'],
  ['Photoshop', 0, '8BPS'],
  ['PDF', 0, '%PDF'],
  ['compressed', 0, '\x1f\x8b'],
];

function sortOf(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SORTS.find(([, at, text]) => beginning.startsWith(text, at))?.[0];
}

/** Whether a picture is sound: the one answer for all who check, draw and print it. */
export function readPicture(bytes: Uint8Array): Picture {
  if (bytes.length === 0) return { flaw: 'it is empty' };
  const sort = sortOf(bytes);
  if (sort === 'PNG') {
    const png = readPng(bytes);
    return 'flaw' in png ? png : image('image/png', png.bytes);
  }
  if (sort === 'JPEG') {
    const flaw = jpegFlaw(bytes);
    return flaw === undefined ? image('image/jpeg', bytes) : { flaw };
  }
  if (sort !== undefined) return { flaw: `it is a ${sort} file, and pictures are SVG, PNG or JPEG` };
  const svg = readSvg(bytes, readPicture);
  return 'flaw' in svg ? svg : { art: { is: 'svg', artwork: svg.artwork } };
}

type ImageArt = Extract<Art, { is: 'image' }>;

function image(type: string, bytes: Uint8Array): { art: ImageArt } {
  return { art: { is: 'image', href: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` } };
}

/** An SVG as an image within another one. */
export function asImage(art: Art): ImageArt {
  if (art.is === 'image') return art;
  const { width, height, markup } = art.artwork;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${markup}</svg>`;
  return image('image/svg+xml', Buffer.from(svg)).art;
}
