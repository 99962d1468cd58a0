/**
 * Text shaping with a persistent cache. Entry point: `getShapedFont`, one instance per font file. Measuring and drawing
 * use the same glyphs. The font itself is opened only on a cache miss.
 */

import type * as fontkit from 'fontkit';
import type { FontCache } from './font-shelf.js';
import { openFont } from './fontkit.js';
import { type FontFile, fontBytes, fontName } from './fonts.js';

/** A positioned glyph, in units of its font. */
export interface ShapedGlyph {
  readonly id: number;
  /** The characters that it was first used for. */
  readonly codePoints: readonly number[];
  /** Its width according to the font. */
  readonly width: number;
  /** The distance to the next glyph, kerning included. */
  readonly advance: number;
  readonly right: number;
  readonly up: number;
}

/** Cached data of a font: plain data, so that it can be stored or sent to another thread. */
export interface FontMetricsDelta {
  readonly shapes: readonly (readonly [text: string, glyphs: readonly ShapedGlyph[]])[];
  readonly texts: readonly (readonly [glyph: number, text: string])[];
  readonly letters: readonly (readonly [letter: string, isThere: boolean])[];
}

/** The metrics of a font, in its own units. */
export interface FontSizes {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
}

/** Characters that form ligatures of three in most fonts, and combining marks. */
const JOINING = /f|\p{M}/u;

const isMoved = ({ right, up }: ShapedGlyph): boolean => right !== 0 || up !== 0;

const opened = new Map<string, ShapedFont>();

/** The shared instance for a font file. */
export function getShapedFont(file: FontFile): ShapedFont {
  let found = opened.get(fontName(file));
  if (found === undefined) {
    found = new ShapedFont(file);
    opened.set(fontName(file), found);
  }
  return found;
}

/** Cached results of one type of query, and which of them are new. */
class Memo<K, V> {
  readonly values = new Map<K, V>();
  fresh: [K, V][] = [];

  add(memo: readonly (readonly [K, V])[] = []): void {
    for (const [key, value] of memo) this.values.set(key, value);
  }
}

/** Minimum share of new results that is worth writing to the cache. */
const LITTLE = 1 / 20;

/**
 * A font with a cache of earlier results: shaping is slow, and most queries recur. The file itself is opened on the
 * first cache miss.
 */
export class ShapedFont {
  private readonly file: FontFile;
  private opened: fontkit.Font | undefined;
  private measured: FontSizes | undefined;
  private readonly shapes = new Memo<string, readonly ShapedGlyph[]>();
  private readonly texts = new Memo<number, string>();
  private readonly letters = new Memo<string, boolean>();
  private readonly words = new Map<string, readonly ShapedGlyph[]>();
  /** The cache of earlier runs, until it is read. */
  private before: FontCache | undefined;
  private unsaved = 0;

  constructor(file: FontFile) {
    this.file = file;
  }

  /** @throws if the file is not a font */
  get font(): fontkit.Font {
    this.opened ??= openFont(fontBytes(this.file));
    return this.opened;
  }

  /** @throws if the file is not a font */
  get sizes(): FontSizes {
    this.measured ??= this.measure();
    return this.measured;
  }

  /** Connects the cache of earlier runs; it is read on the first query. */
  connectCache(shelf: FontCache): void {
    if (this.shapes.values.size === 0) this.before = shelf;
    this.measured ??= shelf.find(`sizes of ${fontName(this.file)}`) as FontSizes | undefined;
  }

  /** Writes to the cache, if there are enough new results. */
  flush(shelf: FontCache): void {
    if (this.unsaved <= this.shapes.values.size * LITTLE) return;
    this.unsaved = 0;
    shelf.keep(`lore of ${fontName(this.file)}`, this.getAll());
    shelf.keep(`sizes of ${fontName(this.file)}`, this.sizes);
  }

  /** Merges the results of another thread. */
  merge(delta: FontMetricsDelta): void {
    this.add(delta);
    this.unsaved += delta.shapes.length + delta.texts.length + delta.letters.length;
  }

  private measure(): FontSizes {
    const { unitsPerEm, ascent, descent, capHeight } = this.font;
    return { unitsPerEm, ascent, descent, capHeight };
  }

  /** All cached results. */
  private getAll(): FontMetricsDelta {
    const { shapes, texts, letters } = this;
    return { shapes: [...shapes.values], texts: [...texts.values], letters: [...letters.values] };
  }

  /** New results since the last call. */
  takeDelta(): FontMetricsDelta {
    const { shapes, texts, letters } = this;
    const delta = { shapes: shapes.fresh, texts: texts.fresh, letters: letters.fresh };
    for (const memo of [shapes, texts, letters]) memo.fresh = [];
    return delta;
  }

  has(letter: string): boolean {
    return this.memoize(this.letters, letter, () =>
      this.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
  }

  /**
   * The glyphs of a text, for measuring and for drawing. Decomposed characters are composed (NFC), as renderers do.
   * Shaped word by word, since most words recur.
   * @param isSpaced letter-spaced text has no ligatures
   */
  glyphs(text: string, isSpaced = false): readonly ShapedGlyph[] {
    const key = isSpaced ? `\0${text}` : text;
    let found = this.words.get(key);
    if (found === undefined) {
      const words = text.normalize('NFC').split(/(?<= )|(?= )/);
      const [word = ''] = words;
      found =
        words.length > 1
          ? words.flatMap((one) => this.glyphs(one, isSpaced))
          : (this.fromPairs(word, isSpaced) ?? this.shape(word, isSpaced));
      this.words.set(key, found);
    }
    return found;
  }

  /**
   * Composes a word from its pairs of characters, which recur far more often than words: kerning only depends on two
   * neighbours, and shaping pairs once is ten times faster than shaping words. Undefined if any pair is shaped to
   * something other than its two characters.
   */
  private fromPairs(text: string, isSpaced: boolean): readonly ShapedGlyph[] | undefined {
    const letters = [...text];
    if (letters.length < 3 || JOINING.test(text)) return undefined;
    const glyphs: ShapedGlyph[] = [];
    for (const [at, letter] of letters.entries()) {
      const next = letters[at + 1];
      const [single, extra] = this.shape(letter, isSpaced);
      if (single === undefined || extra !== undefined || isMoved(single)) return undefined;
      if (next === undefined) {
        glyphs.push(single);
        continue;
      }
      const pair = this.shape(letter + next, isSpaced);
      const [first, second] = pair;
      const isPlain =
        pair.length === 2 && first?.id === single.id && second?.id === this.shape(next, isSpaced)[0]?.id;
      if (!isPlain || isMoved(first)) return undefined;
      glyphs.push(first);
    }
    return glyphs;
  }

  private shape(text: string, isSpaced: boolean): readonly ShapedGlyph[] {
    return this.memoize(this.shapes, isSpaced ? `\0${text}` : text, () => {
      const { glyphs, positions } = this.font.layout(
        text,
        isSpaced ? { liga: false, clig: false } : undefined,
      );
      return glyphs.map(({ id, codePoints, advanceWidth }, at) => ({
        id,
        codePoints: [...codePoints],
        width: advanceWidth,
        advance: positions[at]?.xAdvance ?? advanceWidth,
        right: positions[at]?.xOffset ?? 0,
        up: positions[at]?.yOffset ?? 0,
      }));
    });
  }

  /**
   * The text of a glyph. fontkit remembers the first use of a glyph, which may have been a no-break space or a part of
   * another character: so the font's own mapping is used, and the remembered one only for ligatures.
   */
  readGlyphText({ id, codePoints }: ShapedGlyph): string {
    return this.memoize(this.texts, id, () => {
      const isLigature = codePoints.length > 1;
      const [plain] = isLigature ? [] : this.font.stringsForGlyph(id).toSorted();
      return (plain ?? String.fromCodePoint(...codePoints)).replaceAll(/[\uFB00-\uFB06]/g, (one) =>
        one.normalize('NFKC'),
      );
    });
  }

  private memoize<K, V>(memo: Memo<K, V>, key: K, compute: () => V): V {
    const found = memo.values.get(key);
    if (found !== undefined) return found;
    if (this.before !== undefined) {
      const delta = this.before.find(`lore of ${fontName(this.file)}`);
      this.before = undefined;
      this.add(delta as FontMetricsDelta | undefined);
      return this.memoize(memo, key, compute);
    }
    const value = compute();
    memo.values.set(key, value);
    memo.fresh.push([key, value]);
    this.unsaved++;
    return value;
  }

  private add(delta: FontMetricsDelta | undefined): void {
    this.shapes.add(delta?.shapes);
    this.texts.add(delta?.texts);
    this.letters.add(delta?.letters);
  }
}
