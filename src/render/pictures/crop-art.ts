import type { Art } from '../../../templates/template.js';
import type { Crop } from '../../deck/deck.js';
import { serializeAttributes } from './svg/svg-tree.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a picture that a crop shows in a place of some shape, in units of the picture. */
export function cropBox(
  { width, height }: Size,
  place: Size,
  { x, y, scale }: Crop,
): Size & { readonly x: number; readonly y: number } {
  const units = Math.min(width / place.width, height / place.height) / scale;
  const [across, down] = [place.width * units, place.height * units];
  // The focus moves to the middle as far as the picture allows.
  const start = (focus: number, whole: number, part: number) =>
    Math.max(0, Math.min(whole - part, focus * whole - part / 2));
  return { x: start(x, width, across), y: start(y, height, down), width: across, height: down };
}

/** Crops a picture to the visible part: the result is a drawing with the aspect ratio of its place. */
export function cropArt(art: Art, size: Size, place: Size, crop: Crop): Art {
  const { x, y, width, height } = cropBox(size, place, crop);
  const [w, h] = [round(width), round(height)];
  const inner =
    art.is === 'svg'
      ? art.artwork.markup
      : `<image${serializeAttributes([
          ['href', art.href],
          ['width', `${size.width}`],
          ['height', `${size.height}`],
          ['preserveAspectRatio', 'none'],
        ])}/>`;
  const edge = `<defs><clipPath id="shown-part"><rect width="${w}" height="${h}"/></clipPath></defs>`;
  const moved = `<g transform="translate(${round(-x)} ${round(-y)})">${inner}</g>`;
  return {
    is: 'svg',
    artwork: { width: w, height: h, markup: `${edge}<g clip-path="url(#shown-part)">${moved}</g>` },
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
