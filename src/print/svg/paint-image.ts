import { createHash } from 'node:crypto';
import { keyInHref } from '../../render/pictures/pdf.js';
import { readPng } from '../../render/pictures/png.js';
import { detectSort } from '../../render/pictures/sort-of-picture.js';
import { viewBoxMatrix } from '../pdf/fit-box.js';
import type { Painter } from '../pdf/painter.js';
import { type Box, rectPath } from '../pdf/path.js';
import { BrokenImageError, readImage, requireValidImage } from '../pdf/read-image.js';
import type { PaintingBook } from './canvas.js';
import { drawSvg } from './rasterise.js';
import { length, type SvgNode } from './svg-node.js';

const DATA = /^\s*data:([^;,]*)((?:;[^;,]*)*),/;

/** Paints a nested picture: SVG as vector, all else as pixels. */
export function paintImage(painter: Painter, { attributes }: SvgNode, book: PaintingBook): void {
  const href = attributes.href ?? attributes['xlink:href'] ?? '';
  const pdf = keyInHref(href);
  if (pdf !== undefined) {
    const box = frame(length(attributes.x), length(attributes.y), attributes, { width: 0, height: 0 });
    return painter.page({ pdf, page: 0, box, fit: attributes.preserveAspectRatio });
  }
  const found = DATA.exec(href);
  if (found === null) throw new BrokenImageError('a picture is not part of the drawing');
  const [head, type = '', parameters = ''] = found;
  const body = href.slice(head.length);
  const bytes = parameters.includes(';base64')
    ? Buffer.from(body, 'base64')
    : Buffer.from(decodeURIComponent(body), 'utf8');
  const x = length(attributes.x);
  const y = length(attributes.y);
  const fit = attributes.preserveAspectRatio;
  if (type.includes('svg')) {
    const painting = book.convertArt(bytes.toString('utf8'));
    const box = frame(x, y, attributes, painting.box);
    painter.within(() => {
      if (fit?.includes('slice')) painter.clip(rectPath(box));
      painter.form(painting, viewBoxMatrix(painting.box, box, fit));
    });
    return;
  }
  const key = createHash('sha256').update(bytes).digest('hex');
  const image = book.images.get(key) ?? readImage(bytes) ?? throughResvg(bytes);
  book.images.set(key, image);
  const box = frame(x, y, attributes, image);
  painter.within(() => {
    if (fit?.includes('slice')) painter.clip(rectPath(box));
    const own = { x: 0, y: 0, width: image.width, height: image.height };
    painter.transform(viewBoxMatrix(own, box, fit));
    painter.image(key, own);
  });
}

function frame(
  x: number,
  y: number,
  has: SvgNode['attributes'],
  own: { width: number; height: number },
): Box {
  return { x, y, width: length(has.width, own.width), height: length(has.height, own.height) };
}

/** A PNG that PDF does not support is rendered at its own size. */
function throughResvg(bytes: Buffer) {
  if (detectSort(bytes) !== 'PNG') throw new BrokenImageError('it is neither PNG, JPEG nor SVG');
  const { width, height } = requireValidImage(readPng(bytes));
  const href = `data:image/png;base64,${bytes.toString('base64')}`;
  const place = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${place}><image ${place} href="${href}"/></svg>`;
  return drawSvg(svg, width);
}
