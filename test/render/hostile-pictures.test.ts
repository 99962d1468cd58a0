import { crc32, deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { lookAnew } from '../../src/render/ground/proof.js';
import { readPdf } from '../../src/render/pictures/pdf.js';
import { readPicture } from '../../src/render/pictures/picture.js';
import { drawingPdf } from '../print/drawing.js';
import { progressiveJpeg } from './progressive-jpeg.js';

// Each is a look of its own.
beforeEach(lookAnew);

const flawOf = (bytes: Uint8Array): string | undefined => {
  const read = readPicture(bytes);
  return 'flaw' in read ? read.flaw : undefined;
};

describe('a JPEG that goes over its pixels again and again, which hung check', () => {
  it.each([
    ['100,000 scans of a few bytes', progressiveJpeg(1600, 1200, 100_000), 'its 100,001 scans go over'],
    ['fewer of a larger one', progressiveJpeg(6000, 4000, 20), '504,000,000 pixels in all: 400,000,000 are'],
    ['many of a small one', progressiveJpeg(64, 64, 99_999), '409,600,000 pixels in all'],
    ['a size that nobody needs', progressiveJpeg(8190, 4880, 0), '24,000,000 together are the most'],
  ])('%s', (_, bytes, flaw) => {
    expect(flawOf(bytes)).toContain(flaw);
  });

  it('is not every progressive one', () => {
    expect(flawOf(progressiveJpeg(640, 480, 12))).toBeUndefined();
  });
});

describe('a PNG of some kilobytes whose pixels took a gigabyte', () => {
  /** Its pixels are never looked at. */
  const png = (width: number, height: number, depth: number, type: number) => {
    const chunk = (name: string, body: Uint8Array) => {
      const named = Buffer.concat([Buffer.from(name), body]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(body.length);
      sum.writeUInt32BE(crc32(named));
      return Buffer.concat([length, named, sum]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([depth, type], 8);
    const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    const data = chunk('IDAT', deflateSync(Buffer.alloc(9)));
    return Buffer.concat([start, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
  };
  it.each([
    ['16 bits a channel, with opacity', png(4900, 4890, 16, 6), 'its pixels take 191,688,000 bytes'],
    ['16 bits of three colours', png(4890, 4900, 16, 2), 'its pixels take 143,766,000 bytes: 96,000,000 are'],
    ['50,000 × 50,000', png(50_000, 50_000, 8, 6), '8192 a side are the most'],
    ['a long strip', png(8192, 8192, 1, 0), '24,000,000 together are the most'],
  ])('%s', (_, bytes, flaw) => {
    expect(flawOf(bytes)).toContain(flaw);
  });
});

describe('a PDF that hung check, or took all memory', () => {
  const stream = (bytes: Uint8Array, about: string) =>
    Buffer.concat([
      Buffer.from(`<< /Length ${bytes.length} ${about} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream'),
    ]);
  const pdf = (...objects: readonly (string | Uint8Array)[]) => {
    const all = objects.map((one, i) =>
      Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(one), Buffer.from('\nendobj\n')]),
    );
    const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF`;
    return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...all, Buffer.from(end)]);
  };
  const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
  const pages = (kids: string) => `<< /Type /Pages /Kids [${kids}] /Count 1 >>`;
  const page = (more = '') =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 180 250] /Contents 4 0 R ${more}>>`;
  const BOMB = deflateSync(Buffer.alloc(300_000_000), { level: 1 });
  const drawn = (bytes: Uint8Array, about: string, more = '') =>
    pdf(CATALOG, pages('3 0 R'), page(more), stream(bytes, about));
  /** Which of them it is depends on what gives way first. */
  const TOO_MUCH = /^it (is packed or nested beyond measure|is damaged|takes (too long|more memory) to read)/;

  it.each([
    ['a page that unfolds', drawn(BOMB, '/Filter /FlateDecode'), TOO_MUCH],
    ['twice', drawn(deflateSync(BOMB), '/Filter [/FlateDecode /FlateDecode]'), TOO_MUCH],
    [
      'in another packing',
      drawn(Buffer.alloc(12_000_000, 0x81), '/Filter [/RunLengthDecode /RunLengthDecode /RunLengthDecode]'),
      TOO_MUCH,
    ],
    [
      'in a stream of objects',
      pdf(CATALOG, pages('3 0 R'), page(), stream(BOMB, '/Type /ObjStm /N 9 /First 9 /Filter /FlateDecode')),
      TOO_MUCH,
    ],
    [
      'lists in lists',
      drawn(Buffer.from('n'), '', `/X ${'['.repeat(99_999)}${']'.repeat(99_999)}`),
      TOO_MUCH,
    ],
    ['pages in themselves', pdf(CATALOG, pages('2 0 R')), TOO_MUCH],
    [
      'a page that is its own parent',
      pdf(CATALOG, pages('3 0 R'), '<< /Type /Page /Parent 3 0 R >>'),
      TOO_MUCH,
    ],
  ])('%s', async (_, bytes, flaw) => {
    const read = await readPdf(bytes);
    expect('flaw' in read ? read.flaw : 'nothing').toMatch(flaw);
  });

  it('is not every one', async () => {
    expect(await readPdf(await drawingPdf())).toHaveProperty('document');
  });
});
