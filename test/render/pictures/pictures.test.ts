import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { UntrustedBudget } from '../../../src/render/core/untrusted-budget.js';
import { LARGEST_PICTURE, pictureFinder } from '../../../src/render/pictures/find-picture.js';
import { readPages, readPdf } from '../../../src/render/pictures/pdf.js';
import { readPicture } from '../../../src/render/pictures/picture.js';
import { pictureOfCard } from '../../../src/render/pictures/picture-of-card.js';
import { drawingPdf } from '../../support/print/drawing.js';
import { PHOTOGRAPH } from '../../support/render/photograph.js';

const chunk = (name: string, body: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

interface Sort {
  readonly type?: number;
  readonly depth?: number;
  readonly interlaced?: boolean;
  /** What is left of the pixels. */
  readonly share?: number;
  readonly filter?: number;
  readonly extra?: Uint8Array;
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A PNG of any sort, as it should be or not. */
function png(width: number, height: number, sort: Sort = {}): Buffer {
  const { type = 2, depth = 8, interlaced = false, share = 1, filter = 0, extra = Buffer.alloc(0) } = sort;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  const passes = interlaced
    ? [
        [0, 0, 8, 8],
        [4, 0, 8, 8],
        [0, 4, 4, 8],
        [2, 0, 4, 4],
        [0, 2, 2, 4],
        [1, 0, 2, 2],
        [0, 1, 1, 2],
      ]
    : [[0, 0, 1, 1]];
  const lines = passes.flatMap(([x = 0, y = 0, dx = 1, dy = 1]) => {
    const [w, h] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    const line = Buffer.alloc(1 + Math.ceil((w * (CHANNELS[type] ?? 1) * depth) / 8), 0x5a);
    line[0] = filter;
    return w > 0 ? Array.from({ length: Math.max(0, h) }, () => line) : [];
  });
  const pixels = Buffer.concat(lines);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    extra,
    chunk('IDAT', deflateSync(pixels.subarray(0, Math.floor(pixels.length * share)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const flawOf = (bytes: Uint8Array | string) => {
  const picture = readPicture(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, new UntrustedBudget());
  return 'flaw' in picture ? picture.flaw : undefined;
};
const svg = (inner: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const data = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('a sound picture', () => {
  const palette = chunk('PLTE', Buffer.alloc(768));
  it.each<[string, Buffer]>([
    ['a PNG of three colours', png(20, 30)],
    ['one with opacity', png(20, 30, { type: 6 })],
    [
      'one with a palette and clear colours in it',
      png(20, 30, { type: 3, depth: 4, extra: Buffer.concat([palette, chunk('tRNS', Buffer.alloc(5))]) }),
    ],
    ['one of a bit a pixel', png(13, 7, { type: 0, depth: 1 })],
    ['one of sixteen bits', png(5, 5, { type: 4, depth: 16 })],
    ['one that is interlaced', png(19, 11, { interlaced: true })],
    ['one of a single pixel, interlaced', png(1, 1, { interlaced: true })],
    ['a JPEG', PHOTOGRAPH],
  ])('is %s', (_, bytes) => {
    expect(flawOf(bytes)).toBeUndefined();
  });

  it('is every one that comes with the tool', () => {
    const art = new URL('../../../templates/art/', import.meta.url);
    const files = readdirSync(art).filter((name) => name.endsWith('.svg'));
    expect(files.length).toBeGreaterThan(30);
    for (const name of files) expect(flawOf(readFileSync(new URL(name, art))), name).toBeUndefined();
  });

  it('is what it is, whatever its name says', () => {
    expect(readPicture(PHOTOGRAPH, new UntrustedBudget())).toMatchObject({
      art: { is: 'image', href: expect.stringMatching(/^data:image\/jpeg;/) },
    });
  });

  it('is drawn without its remarks, which the drawing of a PNG may stumble over', () => {
    const plain = readPicture(png(20, 30), new UntrustedBudget());
    const remark = chunk('tEXt', Buffer.alloc(4000, 65));
    expect(readPicture(png(20, 30, { extra: remark }), new UntrustedBudget())).toEqual(plain);
  });
});

describe('a picture that can not be drawn is reported', () => {
  const whole = png(40, 40);
  const broken = Buffer.from(whole);
  broken[60] = (broken[60] ?? 0) ^ 1;
  it.each<[string, Uint8Array | string, string]>([
    ['where it is empty', '', 'it is empty'],
    ['where it is none', 'A portrait of my aunt.', 'it is neither SVG, PNG nor JPEG'],
    ['where a PNG is cut off', whole.subarray(0, whole.length - 20), 'it is cut off'],
    ['where a PNG lacks its end', whole.subarray(0, whole.length - 12), 'it is cut off'],
    ['where a PNG is damaged', broken, 'it is damaged'],
    ['where a PNG lacks lines', png(40, 40, { share: 0.6 }), 'it is cut off'],
    ['where a line is stored in an unknown way', png(40, 40, { filter: 7 }), 'it is damaged'],
    ['where colours have a depth that there is not', png(40, 40, { depth: 3 }), 'it is damaged'],
    ['where a palette is missing', png(40, 40, { type: 3 }), 'it lacks its palette'],
    ['where clear colours do not fit', png(9, 9, { extra: chunk('tRNS', Buffer.alloc(5)) }), 'it is damaged'],
    ['where it has no pixels', png(0, 40), 'it has no pixels'],
    ['where it is far too large', png(8193, 1), `the limit is 8192 per side`],
    [
      'where it has too many pixels',
      png(6001, 4000, { type: 0, depth: 1 }),
      'the limit is 24,000,000 in total',
    ],
    ['where a JPEG is cut off', PHOTOGRAPH.subarray(0, PHOTOGRAPH.length - 30), 'it is cut off'],
    ['where a JPEG ends early', Buffer.from('ffd8ffd9', 'hex'), 'it ends before its picture'],
    ['where a JPEG holds no pixels', withoutPixels(PHOTOGRAPH), 'it ends before its picture'],
    ['where a JPEG lacks its tables', withoutTables(PHOTOGRAPH), 'it is damaged'],
    ['where a JPEG is in inks', withFrame(PHOTOGRAPH, { channels: 4 }), 'CMYK'],
    ['where a JPEG is of a rare sort', withFrame(PHOTOGRAPH, { marker: 0xc3 }), 'rare sort'],
    ['where it is a GIF', 'GIF89a', 'it is a GIF file, and pictures are SVG, PNG or JPEG'],
    ['where it is a WebP', 'RIFF0000WEBPVP8 ', 'it is a WebP file'],
    ['where SVG is not well-formed', svg('<path d="M0 0'), 'it is not well-formed SVG (line 1, column'],
    ['where SVG has no size', svg('<g/>', ''), 'it is an SVG without a size'],
    ['where SVG is not UTF-8', Buffer.from(svg('<text>é</text>'), 'latin1'), 'nor an SVG in UTF-8'],
    [
      'where SVG shows another file',
      svg('<image href="aunt.png"/>'),
      'it shows another file (aunt.png, line 1)',
    ],
    [
      'where an image inside of SVG is cut off',
      svg(`<image href="${data('image/png', whole.subarray(0, 90))}"/>`),
      'an image inside of it can not be drawn: it is cut off',
    ],
  ])('%s', (_, bytes, flaw) => {
    expect(flawOf(bytes)).toContain(flaw);
  });

  it('wherever a PNG is cut off, and whichever bit of its pixels is turned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 9, max: whole.length - 1 }), (length) => {
        expect(flawOf(whole.subarray(0, length))).toBe('it is cut off');
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 33 * 8, max: whole.length * 8 - 1 }), (bit) => {
        const turned = Buffer.from(whole);
        turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(flawOf(turned)).toMatch(/^it is (cut off|damaged)$/);
      }),
    );
  });

  it('where its file is too large, or leads out of the deck, or is not there', () => {
    const heavy = new Uint8Array(LARGEST_PICTURE + 1);
    const files = memoryFolder({
      'heavy.png': heavy,
      'templates/art/large.png': png(2000, 300, { type: 6 }),
    });
    const finder = pictureFinder(files);
    const problemOf = (art: string) => pictureOfCard(finder, 'aunt', { kind: 'event', art }).problem;
    expect(problemOf('heavy.png')?.flaw).toBe('it has 16.0 MiB; the limit is 16.0 MiB');
    expect(problemOf('nobody.png')).toEqual({ id: 'aunt', name: 'nobody.png' });
    expect(problemOf('large.png')).toBeUndefined();
  });
});

describe('a drawing', () => {
  it('loses what its program has added for itself, and keeps all that is drawn', () => {
    const names =
      'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9"';
    const inner =
      '<inkscape:view inkscape:zoom="2"><inkscape:grid/></inkscape:view><defs><path id="a" d="M1 1H5V5Z"/></defs>' +
      '<g inkscape:label="One &amp; only" id="g"><use xlink:href="#a" href="#a"/><style>a &gt; b {}</style></g>';
    expect(readPicture(Buffer.from(svg(inner, names)), new UntrustedBudget())).toMatchObject({
      art: {
        artwork: {
          markup: '<defs><path id="a" d="M1 1H5V5Z"/></defs><g id="g"><use href="#a"/></g>',
        },
      },
    });
  });

  it('holds images by what they are', () => {
    const lying = svg(`<image href="${data('image/png', PHOTOGRAPH)}"/>`);
    expect(readPicture(Buffer.from(lying), new UntrustedBudget())).toMatchObject({
      art: { artwork: { markup: `<image href="${data('image/jpeg', PHOTOGRAPH)}"/>` } },
    });
  });
});

/** Where the frame of a JPEG begins. */
const frameAt = (jpeg: Buffer) => jpeg.indexOf(Buffer.from('ffc0', 'hex'));

function withFrame(jpeg: Buffer, { marker = 0xc0, channels = 1 }): Buffer {
  const changed = Buffer.from(jpeg);
  changed[frameAt(jpeg) + 1] = marker;
  changed[frameAt(jpeg) + 9] = channels;
  return changed;
}

/** Well-formed from marker to marker, and yet impossible to decode. */
function withoutTables(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf(Buffer.from('ffc4', 'hex'));
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

function withoutPixels(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from('ffda', 'hex'));
  return Buffer.concat([
    jpeg.subarray(0, scan + 2 + jpeg.readUInt16BE(scan + 2)),
    Buffer.from('ffd9', 'hex'),
  ]);
}

describe('a PDF on a card', () => {
  const finder = pictureFinder(
    memoryFolder({
      'art/hat.pdf': '%PDF-1.7',
      'art/hat.svg': svg('<path d="M0 0h9v9z"/>'),
      'art/hat.png': png(3, 3),
    }),
  );
  const card = { kind: 'event', art: 'art/hat.pdf' } as const;

  it('is drawn by the picture of its name, an SVG before all others, as an image', () => {
    const { art } = pictureOfCard(finder, 'hat', card);
    const href = art?.is === 'image' ? art.href : '';
    const drawn = Buffer.from(href.replace('data:image/svg+xml;base64,', ''), 'base64').toString('utf8');
    expect(drawn).toContain('viewBox="0 0 9 9"><path d="M0 0h9v9z"/>');
  });

  it('is printed as itself: its place in the drawing changes with its bytes', () => {
    const other = pictureFinder(memoryFolder({ 'art/hat.pdf': '%PDF-1.6' }));
    const { art } = pictureOfCard(finder, 'hat', card, 'printed');
    expect(art).toEqual({ is: 'image', href: expect.stringMatching(/^pdf:[0-9a-f]{64}$/) });
    expect(pictureOfCard(other, 'hat', card, 'printed').art).not.toEqual(art);
  });

  it('never makes a reader throw, no matter where it is damaged', async () => {
    const sound = await drawingPdf();
    expect(await readPdf(sound, new UntrustedBudget())).toHaveProperty('document');
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
        const bytes = isCut ? sound.slice(0, at) : sound.slice();
        if (!isCut) bytes[at] = byte;
        const read = await readPages(bytes);
        if ('flaw' in read) expect(read.flaw).toMatch(/^it /);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the picture of a card that names none', () => {
  const character = { kind: 'character' } as const;

  it('is that of the deck before that of the tool, whatever their types', () => {
    expect(pictureFinder(undefined).nameFor('grogar', character)).toBe('grogar.svg');
    const deck = memoryFolder({ 'templates/art/grogar.JPG': '' });
    expect(pictureFinder(deck).nameFor('grogar', character)).toBe('grogar.JPG');
  });

  it('is the SVG where the deck has several', () => {
    const deck = memoryFolder({ 'templates/art/grogar.jpg': '', 'templates/art/grogar.svg': '' });
    expect(pictureFinder(deck).nameFor('grogar', character)).toBe('grogar.svg');
  });
});
