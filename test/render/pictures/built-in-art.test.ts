import { readdirSync, readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { drawings } from '../../../templates/art/drawings.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const ART = new URL('../../../templates/art/', import.meta.url);
const files = readdirSync(ART).filter((name) => name.endsWith('.svg'));
const read = (name: string) => readFileSync(new URL(name, ART), 'utf8');

/** The pictures that lie on something, rather than fill a frame. */
const CUT_OUT = ['skull.svg', 'tombstone.svg'];

describe('the pictures', () => {
  it('are there for every character, residence and event of the second edition (LOOK-4), and for nothing else', () => {
    const { cards, editions } = shippingDeck;
    const shown = Object.entries(cards).filter(([, { kind, editions: own }]) => {
      if (kind === 'event') return own.some((edition) => editions[edition]?.rules === 'second');
      return kind === 'character' || kind === 'residence';
    });
    expect(shown.length).toBeGreaterThan(30);
    expect([...files].sort()).toEqual([...shown.map(([id]) => `${id}.svg`), ...CUT_OUT].sort());
  });

  it('are what templates/art/make.ts draws', () => {
    const drawn = drawings();
    expect([...drawn.keys()].sort()).toEqual([...files].sort());
    const stale = files.filter((name) => drawn.get(name) !== read(name));
    expect(stale, 'run npx tsx templates/art/make.ts').toEqual([]);
  });

  it('are byte for byte the same when drawn twice', () => {
    expect([...drawings()]).toEqual([...drawings()]);
  });

  it.each(files)('%s is small, and made of nothing but what becomes a PDF as it is', (name) => {
    const svg = read(name);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(20_000);
    const { names, colours, widths } = look(svg);
    expect([...names].sort()).toEqual([
      'd',
      'fill',
      'g',
      'path',
      'stroke',
      'stroke-linecap',
      'stroke-linejoin',
      'stroke-width',
      'svg',
      'viewBox',
      'xmlns',
    ]);
    // Few flat colours, and no line finer than a quarter of a point on a card.
    expect(colours.size).toBeLessThanOrEqual(12);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(1.2);
  });

  it.each(files)('%s stays on its plate', (name) => {
    const [, , width, height] = viewBox(read(name));
    const bounds = new Resvg(read(name)).getBBox();
    expect(bounds?.x).toBeGreaterThanOrEqual(-0.5);
    expect(bounds?.y).toBeGreaterThanOrEqual(-0.5);
    expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThanOrEqual(width + 0.5);
    expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeLessThanOrEqual(height + 0.5);
  });

  it.each(files.filter((name) => !CUT_OUT.includes(name)))('%s fills its frame from edge to edge', (name) => {
    const { pixels, width } = new Resvg(read(name), { fitTo: { mode: 'width', value: 100 } }).render();
    expect(width).toBe(100);
    const clear = pixels.filter((value, index) => index % 4 === 3 && value < 255);
    expect(clear).toHaveLength(0);
  });

  it('can be told apart at the size of a thumbnail', () => {
    const thumbnails = files.map((name) => ({ name, pixels: thumbnail(read(name)) }));
    const alike = thumbnails.flatMap((one, index) =>
      thumbnails
        .slice(index + 1)
        .map((other) => ({ pair: `${one.name} ${other.name}`, apart: difference(one.pixels, other.pixels) }))
        .filter(({ apart }) => apart < MARGIN),
    );
    expect(alike).toEqual([]);
  });
});

/** Out of 255, averaged over all pixels. A picture that is moved by 2 % is 12 to 27 apart from itself. */
const MARGIN = 28;

function thumbnail(svg: string): Uint8Array {
  const square = svg.replace(/viewBox="[^"]*"/, '$& width="32" height="32" preserveAspectRatio="none"');
  const { pixels, width, height } = new Resvg(square, { background: '#808080' }).render();
  expect([width, height]).toEqual([32, 32]);
  return pixels;
}

function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  one.forEach((value, index) => {
    if (index % 4 !== 3) sum += Math.abs(value - (other[index] ?? 0));
  });
  return sum / (32 * 32 * 3);
}

function viewBox(svg: string): [number, number, number, number] {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] =
    /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  return [x, y, width, height];
}

/** The names of all elements and attributes, the colours and the widths of lines. */
function look(svg: string) {
  const names = new Set<string>();
  const colours = new Set<string>();
  const widths: number[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => {
    if (text.trim() !== '') throw new Error(`text in a picture: ${text}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    names.add(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      names.add(attribute);
      if (attribute === 'stroke-width') widths.push(Number(value));
      if ((attribute === 'fill' || attribute === 'stroke') && value !== 'none') colours.add(value);
    }
  });
  parser.write(svg).close();
  return { names, colours, widths };
}
