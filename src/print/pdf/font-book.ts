/**
 * Fonts of a print: lookup by family, weight and style, fallback by character, and shaping. Entry point: `FontBook`.
 * Damaged fonts raise `BrokenFont`.
 */

import type * as fontkit from 'fontkit';
import type { FontCache } from '../../render/core/font-shelf.js';
import { openFont } from '../../render/core/fontkit.js';
import { type FontFile, fontBytes } from '../../render/core/fonts.js';
import { getShapedFont, type ShapedFont, type ShapedGlyph } from '../../render/core/shaped-font.js';

/** A positioned glyph; lengths in thousandths of the font's size. */
export interface Glyph {
  readonly id: number;
  readonly text: string;
  /** The glyph width that the font declares. */
  readonly width: number;
  /** The distance to the next glyph, with kerning. */
  readonly advance: number;
  readonly right: number;
  readonly up: number;
}

/** Thrown for a file that is not a readable font. */
export class BrokenFontError extends Error {
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(
      `${path} is not a font that can be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.path = path;
  }
}

const NOT_DEFINED = 0;

/** A font, with a cache of shaped texts. */
export class FontFace {
  readonly id: string;
  readonly file: FontFile;
  readonly bytes: Uint8Array;
  private readonly letters: ShapedFont;
  private second: fontkit.Font | undefined;
  private readonly shaped = new Map<string, readonly Glyph[]>();
  private readonly scaled = new WeakMap<ShapedGlyph, Glyph>();

  constructor(file: FontFile, bytes: Uint8Array) {
    this.id = toFontId(file);
    this.file = file;
    this.bytes = bytes;
    this.letters = openCached(file.path, () => getShapedFont(file));
  }

  get font(): fontkit.Font {
    return this.letters.font;
  }

  /** A second instance of the font for subsetting, which caches glyphs without their text. */
  get apart(): fontkit.Font {
    this.second ??= this.tried(() => openFont(this.bytes));
    return this.second;
  }

  has(character: string): boolean {
    return this.letters.has(character);
  }

  /** Shapes text with kerning and ligatures, the same way as text is measured; letter-spaced text has no ligatures. */
  shape(text: string, isSpaced = false): readonly Glyph[] {
    const key = isSpaced ? `\0${text}` : text;
    let glyphs = this.shaped.get(key);
    if (glyphs === undefined) {
      glyphs = this.tried(() => this.letters.glyphs(text, isSpaced)).map((glyph) =>
        this.inThousandths(glyph),
      );
      this.shaped.set(key, glyphs);
    }
    return glyphs;
  }

  /** The width of a text, in thousandths of the font's size. */
  measure(text: string): number {
    return this.shape(text).reduce((sum, { advance }) => sum + advance, 0);
  }

  /** Damaged tables may fail only when they are used. */
  tried<T>(use: () => T): T {
    try {
      return use();
    } catch (cause) {
      throw new BrokenFontError(this.file.path, cause);
    }
  }

  private inThousandths(glyph: ShapedGlyph): Glyph {
    let found = this.scaled.get(glyph);
    if (found === undefined) {
      const thousand = 1000 / this.font.unitsPerEm;
      const { id, width, advance, right, up } = glyph;
      found = {
        id,
        text: this.letters.readGlyphText(glyph),
        width: width * thousand,
        advance: advance * thousand,
        right: right * thousand,
        up: up * thousand,
      };
      this.scaled.set(glyph, found);
    }
    return found;
  }
}

/** A font is a list of tables with offsets; all of them must be within the file. */
function checkTables(path: string, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (let table = 0; table < view.getUint16(4); table++) {
      const entry = 12 + 16 * table;
      const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
      if (offset + length > bytes.byteLength) throw new Error('it is cut off');
    }
  } catch (cause) {
    throw new BrokenFontError(path, cause);
  }
}

const openFaces = new Map<string, FontFace>();

function openCached(path: string, open: () => ShapedFont): ShapedFont {
  try {
    const shaped = open();
    if (!('layout' in shaped.font)) throw new Error('it is a collection of fonts');
    // Tables are parsed lazily; a file that is not a font must fail here.
    if (!(shaped.font.unitsPerEm > 0) || shaped.font.getGlyph(NOT_DEFINED) === null)
      throw new Error('it has no glyphs');
    return shaped;
  } catch (cause) {
    throw new BrokenFontError(path, cause);
  }
}

/** The fonts of a deck. */
export class FontBook {
  private readonly files: readonly FontFile[];
  /** Undefined without a cache. */
  readonly shelf: FontCache | undefined;

  constructor(files: readonly FontFile[], shelf?: FontCache) {
    this.files = files;
    this.shelf = shelf;
  }

  /** Loads cached font metrics. */
  recall(): void {
    if (this.shelf !== undefined) for (const file of this.files) getShapedFont(file).connectCache(this.shelf);
  }

  /** Stores new font metrics in the cache. */
  keep(): void {
    if (this.shelf !== undefined) for (const file of this.files) getShapedFont(file).flush(this.shelf);
  }

  /** Validates every font file before first use. @throws BrokenFontError */
  verify(): void {
    for (const file of this.files) checkTables(file.path, fontBytes(file));
  }

  /** Paths of the font files, for resvg. */
  get paths(): readonly string[] {
    return this.files.map(({ path }) => path);
  }

  /** The face of a family that is nearest in style and weight; any font if the family is unknown. */
  find(family: string, weight = 400, style: 'normal' | 'italic' = 'normal'): FontFace {
    const wanted = family.split(',').map((one) =>
      one
        .trim()
        .replace(/^["']|["']$/g, '')
        .toLowerCase(),
    );
    const known = wanted.find((one) => this.files.some((file) => file.family.toLowerCase() === one));
    const distance = (file: FontFile) =>
      (known !== undefined && file.family.toLowerCase() !== known ? 10_000 : 0) +
      (file.style === style ? 0 : 2000) +
      Math.abs(file.weight - weight);
    const [first] = this.files.toSorted((a, b) => distance(a) - distance(b));
    if (first === undefined) throw new Error('There is no font.');
    return this.openFile(first);
  }

  /** The face itself if it has the character, otherwise the first font that has it. */
  faceFor(character: string, face: FontFace): FontFace | undefined {
    if (face.has(character)) return face;
    return this.files.map((file) => this.openFile(file)).find((one) => one.has(character));
  }

  byId(id: string): FontFace {
    const file = this.files.find((one) => toFontId(one) === id);
    if (file === undefined) throw new Error(`There is no font ${id}.`);
    return this.openFile(file);
  }

  private openFile(file: FontFile): FontFace {
    const name = `${toFontId(file)} ${file.path}`;
    let face = openFaces.get(name);
    if (face === undefined) {
      face = new FontFace(file, fontBytes(file));
      openFaces.set(name, face);
    }
    return face;
  }
}

const toFontId = ({ family, weight, style }: FontFile): string => `${family}/${weight}/${style}`;
