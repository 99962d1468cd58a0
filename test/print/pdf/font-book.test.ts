import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { FontBook } from '../../../src/print/pdf/font-book.js';
import { getFontMetrics } from '../../../src/render/core/font-metrics.js';
import { fontBytes } from '../../../src/render/core/fonts.js';
import { ShapedFont } from '../../../src/render/core/shaped-font.js';
import { loadTypesetting } from '../../../src/render/drawing/templates.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const files = loadTypesetting(undefined).opened?.fonts ?? [];
const fonts = new FontBook(files);

/** Every word of every text of the deck that ships, in all its languages. */
function allWords(): string[] {
  const { cards, texts, rules } = shippingDeck;
  const all = [
    ...Object.values(cards).flatMap(({ title, flavour }) => [title, flavour ?? '']),
    ...Object.values(texts).flatMap((byId) =>
      Object.values(byId).flatMap(({ title, flavour }) => [title ?? '', flavour ?? '']),
    ),
    ...Object.values(rules).flatMap((byId) => Object.values(byId).map(({ text }) => text)),
  ];
  return [...new Set(all.join(' ').split(/\s+/))].filter((word) => word !== '');
}

describe('glyphs', () => {
  it('made from pairs of letters are those of the whole word, kerning and all', () => {
    const words = allWords();
    expect(words.length).toBeGreaterThan(3000);
    for (const file of files) {
      const face = fonts.find(file.family, file.weight, file.style);
      const font = fontkit.create(Buffer.from(fontBytes(file))) as fontkit.Font;
      // A fifth of them each: fontkit is slow, which is why pairs are used.
      for (const word of words.filter((_, at) => at % 5 === 0)) {
        const { glyphs, positions } = font.layout(word);
        const whole = glyphs.map(({ id }, at) => [
          id,
          (positions[at]?.xAdvance ?? 0) * (1000 / font.unitsPerEm),
        ]);
        expect([word, face.shape(word).map(({ id, advance }) => [id, advance])]).toEqual([word, whole]);
      }
    }
  });

  it('have the widths that the text was set with', () => {
    for (const file of files) {
      const face = fonts.find(file.family, file.weight, file.style);
      const metrics = getFontMetrics(file);
      for (const word of allWords().filter((_, at) => at % 7 === 0)) {
        if ([...word].every((letter) => face.has(letter))) {
          expect(face.measure(word) / 1000).toBeCloseTo(metrics.width(word), 6);
        }
      }
    }
  });

  it('stand for the letters that they were made of, whatever came before', () => {
    const face = fonts.find('EB Garamond', 500);
    face.shape('a\u00a0b');
    expect(
      face
        .shape('offic ial')
        .map(({ text }) => text)
        .join(''),
    ).toBe('offic ial');
    expect(face.shape('Ś')[0]?.text).toBe('Ś');
    // Taken apart for embedding, a letter is also a part of others.
    face.apart.getGlyph(face.shape('S')[0]?.id ?? 0);
    expect(face.shape('Si').map(({ text }) => text)).toEqual(['S', 'i']);
  });

  it('spaced letters do not join', () => {
    const face = fonts.find('EB Garamond', 500);
    expect(face.shape('office').length).toBeLessThan(6);
    expect(face.shape('office', true)).toHaveLength(6);
  });
});

describe('what was learnt of a font', () => {
  const [file] = files;
  if (file === undefined) throw new Error('the theme has no fonts');
  const words = allWords().slice(0, 40);
  const askedOf = (font: ShapedFont) =>
    words.map((word) => font.glyphs(word).map((glyph) => [glyph, font.readGlyphText(glyph), font.has(word)]));
  const unused = (font: ShapedFont) => {
    font.font.layout = () => {
      throw new Error('it shapes what it knows');
    };
    return font;
  };

  /** A shelf on which things lie as they do on disk. */
  const shelf = () => {
    const things = new Map<string, string>();
    return {
      things,
      find: (name: string) => JSON.parse(things.get(name) ?? 'null') ?? undefined,
      keep: (name: string, thing: unknown) => void things.set(name, JSON.stringify(thing)),
    };
  };

  it('is the same from an earlier run: nothing is shaped again, nor is the file opened', () => {
    const font = new ShapedFont(file);
    const asked = [askedOf(font), font.sizes];
    const kept = shelf();
    font.flush(kept);
    const later = new ShapedFont(file);
    Object.defineProperty(later, 'font', {
      get: () => {
        throw new Error('it opens what it knows');
      },
    });
    later.connectCache(kept);
    expect([askedOf(later), later.sizes]).toEqual(asked);
    const again = shelf();
    later.flush(again);
    expect([...again.things]).toEqual([]);
  });

  it('of a font that was there before is not that of the one which has taken its place', () => {
    const kept = shelf();
    const font = new ShapedFont({ ...file, stamp: 'before' });
    const asked = askedOf(font);
    font.flush(kept);
    for (const name of kept.things.keys()) kept.things.set(name, '{}');
    const later = new ShapedFont({ ...file, stamp: 'after' });
    later.connectCache(kept);
    expect(askedOf(later)).toEqual(asked);
  });

  it('on another thread comes over as news, each thing once', () => {
    const other = new ShapedFont(file);
    const asked = askedOf(other);
    const here = unused(new ShapedFont(file));
    here.merge(other.takeDelta());
    expect(askedOf(here)).toEqual(asked);
    const kept = shelf();
    here.flush(kept);
    expect(kept.things.size).toBe(2);
    expect(other.takeDelta()).toEqual({ shapes: [], texts: [], letters: [] });
  });
});
