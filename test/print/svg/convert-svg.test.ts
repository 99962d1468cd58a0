import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { writeDocument } from '../../../src/print/pdf/document.js';
import { FontBook } from '../../../src/print/pdf/font-book.js';
import { Painter } from '../../../src/print/pdf/painter.js';
import { BrokenImageError, readImage } from '../../../src/print/pdf/read-image.js';
import { SvgConverter } from '../../../src/print/svg/convert-svg.js';
import { BrokenSvgError } from '../../../src/print/svg/svg-node.js';
import { loadTypesetting } from '../../../src/render/drawing/templates.js';
import { byPoppler, difference, type Picture } from '../../support/print/drawn-pages.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

const files = loadTypesetting(undefined).opened?.fonts ?? [];
const fonts = new FontBook(files);

/** A PNG of the given sort, with real pixels. */
function png(type: 0 | 2 | 3 | 4 | 6, options: { interlaced?: boolean } = {}): Buffer {
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[type];
  const line = (y: number) => {
    const pixels = Array.from({ length: 8 }, (_, x) => {
      const all = type === 3 ? [(x + y) % 2] : [30 * x, 30 * y, 120, 90 + 20 * x];
      return type === 4 ? [30 * x, 90 + 20 * y] : all.slice(0, channels);
    });
    return Buffer.from([0, ...pixels.flat()]);
  };
  const chunk = (name: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length, 0);
    head.write(name, 4, 'latin1');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), body])), 0);
    return Buffer.concat([head, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(8, 0);
  header.writeUInt32BE(8, 4);
  header[8] = 8;
  header[9] = type;
  header[12] = options.interlaced ? 1 : 0;
  const palette = type === 3 ? [chunk('PLTE', Buffer.from([200, 30, 30, 30, 30, 200]))] : [];
  const pixels = Buffer.concat(Array.from({ length: 8 }, (_, y) => line(y)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...palette,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const image = (bytes: Buffer, more = '') =>
  `<image x="20" y="20" width="200" height="120" preserveAspectRatio="none" style="image-rendering:optimizeSpeed" href="data:image/png;base64,${bytes.toString('base64')}" ${more}/>`;

/** Drawings in a box of 300 × 200, by what they try. */
const DRAWINGS: Readonly<Record<string, string>> = {
  shapes: `<rect x="10" y="10" width="80" height="60" rx="12" fill="#c33"/><circle cx="150" cy="60" r="40" fill="#3a3" stroke="#000" stroke-width="6"/>
    <ellipse cx="240" cy="60" rx="40" ry="20" fill="rebeccapurple"/><polygon points="20,120 80,190 140,130" fill="hsl(200 80% 40%)"/>
    <polyline points="150,120 180,190 210,130 240,190" fill="none" stroke="#06c" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>`,
  paths: `<path d="M20 20c40 0 40 60 80 60s40-60 80-60q20 40 40 0t40 0v60h-240z" fill="#468"/>
    <path d="M150 150a40 25 30 1 0 60 10a20 20 0 0140 20l-30-60z" fill="#a60" fill-rule="evenodd" stroke="#000" stroke-dasharray="8 4" stroke-width="3"/>`,
  gradients: `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="red"/><stop offset=".5" stop-color="#ff0"/><stop offset="1" stop-color="blue"/></linearGradient>
    <radialGradient id="b" cx=".4" cy=".4" r=".6" fx=".3" fy=".3" gradientTransform="rotate(20 .5 .5)"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#063"/></radialGradient>
    <linearGradient id="c" gradientUnits="userSpaceOnUse" x1="20" x2="280"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000"/></linearGradient></defs>
    <rect x="10" y="10" width="130" height="100" fill="url(#a)"/><circle cx="220" cy="60" r="50" fill="url(#b)"/><rect x="20" y="130" width="260" height="50" fill="url(#c)"/>
    <path d="M20 120h260" stroke="url(#a)" stroke-width="10"/>`,
  opacity: `<g opacity=".5"><rect x="20" y="20" width="150" height="120" fill="#c00"/><rect x="90" y="70" width="150" height="110" fill="#00c"/></g><circle cx="220" cy="60" r="40" fill="#080" fill-opacity=".4" stroke="#000" stroke-opacity=".5" stroke-width="12"/>`,
  clips: `<defs><clipPath id="o"><circle cx="150" cy="100" r="80"/></clipPath><clipPath id="i" clip-path="url(#o)"><rect x="60" y="60" width="200" height="200" transform="rotate(-10)"/></clipPath></defs>
    <rect width="300" height="200" fill="#fa0" clip-path="url(#i)"/>`,
  masks: `<defs><mask id="m"><rect width="300" height="200" fill="#fff"/><circle cx="150" cy="100" r="60" fill="#000"/><rect x="20" y="20" width="60" height="60" fill="#888"/></mask><mask id="w"><rect x="100" y="20" width="150" height="100" fill="#fff"/></mask></defs>
    <rect width="300" height="200" fill="#06a" mask="url(#m)"/><rect width="300" height="200" fill="#c0c" mask="url(#w)" opacity=".6"/>`,
  patterns: `<defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="10" height="10" fill="#622"/></pattern></defs><circle cx="150" cy="100" r="90" fill="url(#p)" stroke="#000" stroke-width="2"/>`,
  'style sheets': `<g><style>.x { fill: #0a7; stroke: #222; stroke-width: 4 }</style><defs><rect id="r" width="60" height="40"/></defs><use href="#r" x="30" y="30" class="x"/><use href="#r" x="150" y="90" transform="rotate(15 180 110)" fill="#b40"/></g>`,
  blending: `<rect x="20" y="20" width="160" height="120" fill="#fc0"/><g style="mix-blend-mode:multiply"><circle cx="180" cy="110" r="70" fill="#0cf"/></g>`,
  blur: `<defs><filter id="f" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter></defs><rect x="60" y="50" width="180" height="100" fill="#c06" filter="url(#f)"/>`,
  transforms: `<g transform="translate(150 100) scale(1.5 .8) skewX(20)"><rect x="-50" y="-40" width="100" height="80" fill="#48c"/><g transform="rotate(45)"><rect x="-20" y="-20" width="40" height="40" fill="#fff"/></g></g>`,
  'an opaque image': image(png(2)),
  'an image with opacity': image(png(6)),
  'a gray image': image(png(0)),
  'a gray image with opacity': image(png(4)),
  'an image with a palette': image(png(3)),
  'a picture in a picture': `<image x="30" y="20" width="200" height="150" href="data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>circle{fill:#284}</style><circle cx="5" cy="5" r="4"/></svg>')}"/>`,
};

const document = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200"><rect width="300" height="200" fill="#fff"/>${inner}</svg>`;

async function toPdf(svg: string): Promise<string> {
  const book = new SvgConverter(fonts);
  const painting = book.convert(svg);
  const painter = new Painter();
  painter.form(painting);
  const page = {
    width: painting.box.width,
    height: painting.box.height,
    painting: painter.finish(painting.box),
  };
  const file = join(temporaryFolder(), 'drawing.pdf');
  writeFileSync(
    file,
    await writeDocument(
      [page],
      fonts,
      { images: Object.fromEntries(book.images), pdfs: new Map() },
      { title: 'x', language: 'en' },
    ),
  );
  return file;
}

function byResvg(svg: string): Picture {
  const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 600 } }).render();
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) data.set(pixels.subarray(4 * at, 4 * at + 3), 3 * at);
  return { width, height, channels: 3, data };
}

describe('drawings', () => {
  for (const [name, inner] of Object.entries(DRAWINGS)) {
    withTools(`${name} look in a PDF as they look in resvg`, lacks('pdftoppm'), async () => {
      const svg = document(inner);
      // 300 tenths of a millimetre at 508 dpi are 600 pixels.
      const { mean, plain } = difference(byPoppler(await toPdf(svg), 1, 508), byResvg(svg));
      // poppler sets tiles on whole pixels.
      const [most, few] = name === 'patterns' ? [12, 0.05] : [2.5, 0.01];
      expect(mean).toBeLessThan(most);
      expect(plain).toBeLessThan(few);
    });
  }

  withTools('are vectors, effects without words in PDF excepted', lacks('pdfimages'), async () => {
    const images = async (inner: string) =>
      run('pdfimages', ['-list', await toPdf(document(inner))]).said.split('\n').length - 3;
    for (const name of [
      'shapes',
      'paths',
      'gradients',
      'opacity',
      'clips',
      'masks',
      'patterns',
      'style sheets',
      'blending',
    ]) {
      expect(await images(DRAWINGS[name] ?? '')).toBe(0);
    }
    expect(await images(DRAWINGS.blur ?? '')).toBeGreaterThan(0);
  });

  withTools(
    'text stays text beside art of the deck, and above its own shadow',
    lacks('pdftotext', 'pdfimages'),
    async () => {
      const shadow = `<defs><filter id="s"><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="b"/><feMerge><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>`;
      const text =
        '<text x="20" y="100" font-family="EB Garamond" font-weight="500" font-size="40">Zażółć gęślą jaźń</text>';
      const file = await toPdf(
        document(`${DRAWINGS['style sheets']}${shadow}<g filter="url(#s)">${text}</g>`),
      );
      expect(run('pdftotext', [file, '-']).said.trim()).toBe('Zażółć gęślą jaźń');
      expect(run('pdfimages', ['-list', file]).said.trim().split('\n').length).toBeGreaterThan(2);
    },
  );

  withTools('a narrow space that the font lacks is room, not a box', lacks('pdftotext'), async () => {
    const text =
      '<text x="20" y="100" font-family="EB Garamond" font-weight="500" font-size="40">« Hélas\u202f! »</text>';
    const file = await toPdf(document(text));
    expect(run('pdftotext', [file, '-']).said.replaceAll(/\s/g, '')).toBe('«Hélas!»');
    expect(run('pdffonts', [file]).said.trim().split('\n')).toHaveLength(3);
  });

  it('report input that is not SVG', () => {
    const book = new SvgConverter(fonts);
    expect(() => book.convert('<svg><rect></svg>')).toThrow(BrokenSvgError);
    expect(() => book.convertArt('this is no drawing')).toThrow(BrokenSvgError);
  });
});

describe('images', () => {
  it('are taken as they are where PDF can', () => {
    expect(readImage(png(2))).toMatchObject({ encoding: 'png', colours: 'rgb', width: 8, height: 8 });
    expect(readImage(png(0))).toMatchObject({ encoding: 'png', colours: 'gray' });
    expect(readImage(png(3))).toMatchObject({ encoding: 'png', colours: { palette: expect.anything() } });
  });

  it('lose their opacity to a mask of its own', () => {
    expect(readImage(png(6))).toMatchObject({
      encoding: 'deflated',
      colours: 'rgb',
      mask: expect.anything(),
    });
    expect(readImage(png(4))).toMatchObject({
      encoding: 'deflated',
      colours: 'gray',
      mask: expect.anything(),
    });
  });

  it('that PDF has no form for are left to resvg', () => {
    expect(readImage(png(2, { interlaced: true }))).toBeUndefined();
    expect(readImage(Buffer.from('GIF89a and so on'))).toBeUndefined();
  });

  it('that are damaged are reported', () => {
    expect(() => readImage(png(6).subarray(0, 60))).toThrow(BrokenImageError);
    expect(() => readImage(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]))).toThrow(BrokenImageError);
    const spoiled = png(6);
    spoiled.fill(7, 45, 60);
    expect(() => readImage(spoiled)).toThrow(BrokenImageError);
  });

  it('that are JPEGs keep their bytes', () => {
    const frame = [0xff, 0xc0, 0, 17, 8, 0, 20, 0, 30, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1];
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12];
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, ...scan, 0xff, 0xd9]);
    expect(readImage(jpeg)).toMatchObject({
      encoding: 'jpeg',
      width: 30,
      height: 20,
      colours: 'rgb',
      bytes: jpeg,
    });
  });

  withTools('that are the same are stored once', lacks('pdfimages'), async () => {
    const file = await toPdf(document(image(png(2)) + image(png(2), 'transform="translate(10 40)"')));
    const rows = run('pdfimages', ['-list', file]).said.trim().split('\n').slice(2);
    expect(new Set(rows.map((row) => row.trim().split(/\s+/)[10])).size).toBe(1);
  });
});
