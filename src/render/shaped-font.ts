import * as fontkit from 'fontkit';
import { type FontFile, fontBytes } from './fonts.js';

/** A glyph in its place, in units of its font. */
export interface ShapedGlyph {
  readonly id: number;
  /** The letters that it was first made of. */
  readonly codePoints: readonly number[];
  /** What the font says it is wide. */
  readonly width: number;
  /** How far the next one is, kerning included. */
  readonly advance: number;
  readonly right: number;
  readonly up: number;
}

/** What was learnt of a font so far: plain data, for whoever keeps it from one run to the next. */
export interface FontLore {
  readonly shapes: readonly (readonly [text: string, glyphs: readonly ShapedGlyph[]])[];
  readonly texts: readonly (readonly [glyph: number, text: string])[];
  readonly letters: readonly (readonly [letter: string, isThere: boolean])[];
}

const opened = new Map<string, ShapedFont>();

/** A font on disk, opened once for all who measure or draw with it. @throws where it is none */
export function shapedFont(file: FontFile): ShapedFont {
  let found = opened.get(file.path);
  if (found === undefined) {
    found = new ShapedFont(file);
    opened.set(file.path, found);
  }
  return found;
}

/** Answers to one sort of question, and those among them that are news. */
class Answers<K, V> {
  readonly known = new Map<K, V>();
  fresh: [K, V][] = [];

  add(answers: readonly (readonly [K, V])[] = []): void {
    for (const [key, value] of answers) this.known.set(key, value);
  }
}

/** A font with all that it was asked before: shaping takes long, and most of what is asked was asked already. */
export class ShapedFont {
  readonly font: fontkit.Font;
  private readonly shapes = new Answers<string, readonly ShapedGlyph[]>();
  private readonly texts = new Answers<number, string>();
  private readonly letters = new Answers<string, boolean>();
  private before: (() => FontLore | undefined) | undefined;
  private isRicher = false;

  constructor(file: FontFile) {
    const bytes = fontBytes(file);
    this.font = fontkit.create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as fontkit.Font;
  }

  /** Takes what an earlier run has learnt; it is read when something is asked. */
  recall(lore: () => FontLore | undefined): void {
    if (this.shapes.known.size === 0) this.before = lore;
  }

  /** Takes what another thread has learnt. */
  learn(news: FontLore): void {
    this.take(news);
    this.isRicher = true;
  }

  /** Whether more is known than an earlier run has told. */
  get hasGrown(): boolean {
    return this.isRicher;
  }

  /** All that is known by now. */
  lore(): FontLore {
    const { shapes, texts, letters } = this;
    return { shapes: [...shapes.known], texts: [...texts.known], letters: [...letters.known] };
  }

  /** What was learnt here since this was last asked. */
  news(): FontLore {
    const { shapes, texts, letters } = this;
    const news = { shapes: shapes.fresh, texts: texts.fresh, letters: letters.fresh };
    for (const answers of [shapes, texts, letters]) answers.fresh = [];
    return news;
  }

  has(letter: string): boolean {
    return this.asked(this.letters, letter, () => this.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }

  /** Glyphs with kerning and ligatures; spaced letters have no ligatures. */
  shape(text: string, isSpaced = false): readonly ShapedGlyph[] {
    return this.asked(this.shapes, isSpaced ? `\0${text}` : text, () => {
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
   * What a glyph stands for. fontkit remembers what it was first used for, which may have been a no-break space or a part
   * of another letter: so the font itself is asked, and only ligatures tell what they were made of.
   */
  textOf({ id, codePoints }: ShapedGlyph): string {
    return this.asked(this.texts, id, () => {
      const isLigature = codePoints.length > 1;
      const [plain] = isLigature ? [] : this.font.stringsForGlyph(id).toSorted();
      return (plain ?? String.fromCodePoint(...codePoints)).replaceAll(/[\uFB00-\uFB06]/g, (one) =>
        one.normalize('NFKC'),
      );
    });
  }

  private asked<K, V>(answers: Answers<K, V>, key: K, learn: () => V): V {
    const found = answers.known.get(key);
    if (found !== undefined) return found;
    if (this.before !== undefined) {
      const lore = this.before();
      this.before = undefined;
      this.take(lore);
      return this.asked(answers, key, learn);
    }
    const value = learn();
    answers.known.set(key, value);
    answers.fresh.push([key, value]);
    this.isRicher = true;
    return value;
  }

  private take(lore: FontLore | undefined): void {
    this.shapes.add(lore?.shapes);
    this.texts.add(lore?.texts);
    this.letters.add(lore?.letters);
  }
}
