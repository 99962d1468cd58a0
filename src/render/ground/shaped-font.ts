import type * as fontkit from 'fontkit';
import type { FontShelf } from './font-shelf.js';
import { openFont } from './fontkit.js';
import { type FontFile, fontBytes, fontName } from './fonts.js';

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

/** The measures of a font, in its own units. */
export interface FontSizes {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
}

/** Letters that join in threes, in most fonts, and marks that are set on what is before them. */
const JOINING = /f|\p{M}/u;

const isMoved = ({ right, up }: ShapedGlyph): boolean => right !== 0 || up !== 0;

const opened = new Map<string, ShapedFont>();

/** A font on disk, one for all who measure or draw with it. */
export function shapedFont(file: FontFile): ShapedFont {
  let found = opened.get(fontName(file));
  if (found === undefined) {
    found = new ShapedFont(file);
    opened.set(fontName(file), found);
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

/** So little news is not worth writing down: a share of what is known. */
const LITTLE = 1 / 20;

/**
 * A font with all that it was asked before: shaping takes long, and most of what is asked was asked already. The file
 * itself is opened when something is asked that nobody knows yet.
 */
export class ShapedFont {
  private readonly file: FontFile;
  private opened: fontkit.Font | undefined;
  private measured: FontSizes | undefined;
  private readonly shapes = new Answers<string, readonly ShapedGlyph[]>();
  private readonly texts = new Answers<number, string>();
  private readonly letters = new Answers<string, boolean>();
  private readonly words = new Map<string, readonly ShapedGlyph[]>();
  /** Where earlier runs have left what they learnt, until it was read. */
  private before: FontShelf | undefined;
  private unkept = 0;

  constructor(file: FontFile) {
    this.file = file;
  }

  /** @throws where it is none */
  get font(): fontkit.Font {
    this.opened ??= openFont(fontBytes(this.file));
    return this.opened;
  }

  /** @throws where it is no font */
  get sizes(): FontSizes {
    this.measured ??= this.measure();
    return this.measured;
  }

  /** Takes what an earlier run has learnt; it is read when something is asked. */
  recall(shelf: FontShelf): void {
    if (this.shapes.known.size === 0) this.before = shelf;
    this.measured ??= shelf.find(`sizes of ${fontName(this.file)}`) as FontSizes | undefined;
  }

  /** Leaves on a shelf what was learnt, where it is worth it. */
  keep(shelf: FontShelf): void {
    if (this.unkept <= this.shapes.known.size * LITTLE) return;
    this.unkept = 0;
    shelf.keep(`lore of ${fontName(this.file)}`, this.lore());
    shelf.keep(`sizes of ${fontName(this.file)}`, this.sizes);
  }

  /** Takes what another thread has learnt. */
  learn(news: FontLore): void {
    this.take(news);
    this.unkept += news.shapes.length + news.texts.length + news.letters.length;
  }

  private measure(): FontSizes {
    const { unitsPerEm, ascent, descent, capHeight } = this.font;
    return { unitsPerEm, ascent, descent, capHeight };
  }

  /** All that is known by now. */
  private lore(): FontLore {
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

  /**
   * The glyphs of a text: what is measured, and what is drawn. Letters that were written in two parts are one, as
   * everybody draws them. Word by word, since most words come again.
   * @param isSpaced spaced letters have no ligatures
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
   * A word from its pairs of letters, which come again far more often than words do: kerning is a matter of two
   * neighbours, and shaping pairs once is ten times faster than shaping words. Undefined where any pair becomes
   * something else than its two letters.
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
      const lore = this.before.find(`lore of ${fontName(this.file)}`);
      this.before = undefined;
      this.take(lore as FontLore | undefined);
      return this.asked(answers, key, learn);
    }
    const value = learn();
    answers.known.set(key, value);
    answers.fresh.push([key, value]);
    this.unkept++;
    return value;
  }

  private take(lore: FontLore | undefined): void {
    this.shapes.add(lore?.shapes);
    this.texts.add(lore?.texts);
    this.letters.add(lore?.letters);
  }
}
