import { deflateSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { budgetHint, noTimeFlaw, UntrustedBudget } from '../../../src/render/core/untrusted-budget.js';
import { readPdf } from '../../../src/render/pictures/pdf.js';
import { readPicture } from '../../../src/render/pictures/picture.js';
import { drawingPdf } from '../../support/print/drawing.js';
import { flatPng, pngWith } from '../../support/render/png-chunk.js';
import { progressiveJpeg } from '../../support/render/progressive-jpeg.js';

const budget = new UntrustedBudget();
beforeEach(() => budget.reset());

const flawOf = (bytes: Uint8Array): string | undefined => {
  const read = readPicture(bytes, budget);
  return 'flaw' in read ? read.flaw : undefined;
};

describe('a JPEG that goes over its pixels again and again, which hung check', () => {
  it.each([
    ['100,000 scans of a few bytes', progressiveJpeg(1600, 1200, 100_000), 'its 100,001 scans go over'],
    [
      'fewer of a larger one',
      progressiveJpeg(6000, 4000, 20),
      '504,000,000 pixels in all: the limit is 400,000,000',
    ],
    ['many of a small one', progressiveJpeg(64, 64, 99_999), '409,600,000 pixels in all'],
    ['a useless size', progressiveJpeg(8190, 4880, 0), 'the limit is 24,000,000 in total'],
  ])('%s', (_, bytes, flaw) => {
    expect(flawOf(bytes)).toContain(flaw);
  });

  it('does not include an ordinary progressive JPEG', () => {
    expect(flawOf(progressiveJpeg(640, 480, 12))).toBeUndefined();
  });
});

describe('a PNG of some kilobytes whose pixels took a gigabyte', () => {
  /** Its pixels are never looked at. */
  const png = (width: number, height: number, depth: number, type: number) =>
    pngWith({ width, height, depth, type }, [deflateSync(Buffer.alloc(9))]);
  it.each([
    ['16 bits a channel, with opacity', png(4900, 4890, 16, 6), 'its pixels take 191,688,000 bytes'],
    [
      '16 bits of three colours',
      png(4890, 4900, 16, 2),
      'its pixels take 143,766,000 bytes: the limit is 96,000,000',
    ],
    ['50,000 × 50,000', png(50_000, 50_000, 8, 6), 'the limit is 8192 per side'],
    ['a long strip', png(8192, 8192, 1, 0), 'the limit is 24,000,000 in total'],
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
  const VAST = /^it unpacks to more bytes than are needed to draw its pages: the limit is 33,554,432$/;

  it.each([
    ['a page that unfolds', drawn(BOMB, '/Filter /FlateDecode'), VAST],
    ['a page that unfolds twice', drawn(deflateSync(BOMB), '/Filter [/FlateDecode /FlateDecode]'), VAST],
    [
      'in a hundred streams, none of which is too much',
      pdf(
        CATALOG,
        pages('3 0 R'),
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 180 250] /Contents [${'4 0 R '.repeat(100)}] >>`,
        stream(deflateSync(Buffer.alloc(400_000, 32)), '/Filter /FlateDecode'),
      ),
      VAST,
    ],
    [
      'a page that unfolds, in another packing',
      drawn(Buffer.alloc(12_000_000, 0x81), '/Filter [/RunLengthDecode /RunLengthDecode /RunLengthDecode]'),
      VAST,
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
    const read = await readPdf(bytes, budget);
    expect('flaw' in read ? read.flaw : 'nothing').toMatch(flaw);
  });

  it('is refused, and a small one is not', async () => {
    expect(await readPdf(await drawingPdf(), budget)).toHaveProperty('document');
  });
});

describe('many pictures of a stranger’s deck, each of which may just be drawn, which took check minutes', () => {
  const svg = (inside: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="630" height="880">${inside}</svg>`);
  const RECT = '<rect width="600" height="800" filter="url(#f)"/>';
  /** Scaled up by a drawing within the drawing, which only the program that draws it knows. */
  const filtered = (inside: string) =>
    svg(`<filter id="f">${inside}</filter><svg width="630" height="880" viewBox="0 0 0.7 0.9">${RECT}</svg>`);
  const flaws = (pictures: readonly Uint8Array[]) => pictures.map((one) => flawOf(one) ?? 'drawn');
  const told = (all: readonly string[], words: string) => all.filter((one) => one.includes(words)).length;

  it('takes so many seconds for all drawings together, and says so of those that were not tried to the end', () => {
    budget.reset();
    const start = performance.now();
    const all = flaws(
      Array.from({ length: 40 }, (_, i) => filtered(`<feMorphology radius="${2 + i / 50}"/>`)),
    );
    const first = performance.now() - start;
    // Only one of them was tried at all.
    expect(told(all, 'it takes too long to draw: the limit is 1.5 seconds')).toBe(1);
    expect(told(all, 'it was not checked: another file before it took too long')).toBe(39);
    expect(first).toBeLessThan(20_000);
    const quick = svg(
      '<filter id="f"><feMorphology radius="2.8"/></filter><rect width="9" height="9" filter="url(#f)"/>',
    );
    expect(flawOf(quick)).toBe('it was not checked: another file before it took too long');
    budget.reset();
    expect(flawOf(quick)).toBeUndefined();
  });

  it('counts effects of filters for all drawings together, which is the same on every machine', () => {
    budget.reset();
    const drawn = (which: number) =>
      svg(
        `<filter id="f">${'<feFlood/>'.repeat(20)}</filter><rect width="${which}" height="8" filter="url(#f)"/>`,
      );
    expect(flaws([1, 2, 3, 4].map(drawn))).toEqual([
      'drawn',
      'drawn',
      'drawn',
      'it has 20 filter effects, like other files of this deck: for all files of a deck together, the limit is 40 beyond 8 per drawing',
    ]);
    // What went well once is known to.
    budget.reset();
    expect(flaws([1, 2, 3, 4].map(drawn))).toEqual(Array(4).fill('drawn'));
    budget.reset();
    expect(flawOf(drawn(5))).toBeUndefined();
  });

  it('counts large drawings that are of no use, and reads no more of them after three', () => {
    const covers = (which: number) =>
      svg(`<rect width="630" height="880" fill-opacity=".1"/>`.repeat(3000 + which));
    const all = [0, 1, 2, 3].map(covers);
    budget.reset();
    expect(flaws([covers(0), ...all])).toEqual([
      ...Array(4).fill('its parts cover all of it 501 times: the limit is 500'),
      'it was not checked, because other files of this deck were unusable: for all files of a deck together, the limit is 3',
    ]);
    // A small one need not be tried to be known.
    expect(flawOf(svg('<rect width="9" height="9"/>'))).toBeUndefined();
    budget.reset();
    expect(told(flaws(all), 'the limit is 500')).toBe(3);
  });

  /** A byte for each pixel. */
  const grayPng = (width: number, height: number) =>
    pngWith({ width, height, type: 0 }, [deflateSync(Buffer.alloc((width + 1) * height))]);

  it('goes over so many pixels of small files, and counts none twice', () => {
    budget.reset();
    const [one = Buffer.alloc(0), ...others] = [0, 1, 2, 3, 4, 5, 6].map((more) =>
      grayPng(3900 + more, 5000),
    );
    expect(flaws([one, one, one, ...others.slice(0, 5), one])).toEqual(Array(9).fill('drawn'));
    const last = others.at(-1) ?? one;
    expect(flawOf(last)).toMatch(
      /^it expands to 19,530,000 pixels from [\d,]+ bytes, like other files .* the limit is 120,000,000 beyond 20 per byte$/,
    );
    expect(flawOf(progressiveJpeg(3000, 3000, 20))).toContain('for all files of a deck together');
    // What is no larger than its file says is looked at all the same.
    expect(flaws([flatPng(20, 20), progressiveJpeg(64, 48, 12)])).toEqual(['drawn', 'drawn']);
    budget.reset();
    expect(flawOf(last)).toBeUndefined();
  });

  it('is reported by check with a hint', () => {
    expect(budgetHint(noTimeFlaw())).toContain('Run the command again');
    budget.reset();
    for (let which = 0; which < 4; which++) budget.countFailure(Buffer.from([which]));
    expect(budgetHint(budget.explainUntried())).toContain('Run the command again');
    expect(budgetHint(budget.chargeEffects(99))).toContain('Run the command again');
    expect(budgetHint('it is damaged')).toBeUndefined();
  });
});
