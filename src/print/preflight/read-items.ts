/**
 * Reads a painting back into marks by interpreting its PDF operators, clips and masks. Entry point: `readMarks`.
 * Unknown operators are skipped.
 */

import { createInsideTest } from '../../render/homemade/holes.js';
import type { FontBook } from '../pdf/font-book.js';
import { apply, IDENTITY, type Matrix, magnification, multiply } from '../pdf/matrix.js';
import type { Colour, Images, Painting } from '../pdf/painting.js';
import { boxClip, type Clip, createClip, isShown, toCorners, toPoint } from './clip.js';
import { boundPoints, type PaintedItem, type Point } from './painted-item.js';
import { PathReader } from './path-reader.js';

/** The fonts and images that a painting refers to. */
export interface Readers {
  readonly fonts: FontBook;
  readonly images: Images;
}

/** The state saved by `q`. */
interface Pens {
  readonly matrix: Matrix;
  readonly fill: Colour | undefined;
  readonly stroke: Colour | undefined;
  readonly width: number;
  /** The outlines that everything that follows is clipped to. */
  readonly clips: readonly Clip[];
  readonly isMasked: boolean;
  readonly isCut: boolean;
}

const START: Pens = {
  matrix: IDENTITY,
  fill: [0, 0, 0],
  stroke: [0, 0, 0],
  width: 1,
  clips: [],
  isMasked: false,
  isCut: false,
};
const TOKEN = /\[[^\]]*\]|[^\s]+/g;
const POINT = 254 / 72;

/** Interprets a painting, operator by operator, and returns its marks in painting order. */
export function readMarks(painting: Painting, readers: Readers, outer: Partial<Pens> = {}): PaintedItem[] {
  const reader = new MarkReader(painting, readers, { ...START, ...outer });
  reader.read();
  return reader.marks;
}

class MarkReader {
  readonly marks: PaintedItem[] = [];
  private readonly painting: Painting;
  private readonly readers: Readers;
  private readonly saved: Pens[] = [];
  private pens: Pens;
  private operands: string[] = [];
  private path = new PathReader();
  private font = { name: '', size: 0 };
  private place: Matrix = IDENTITY;
  private isOdd = false;

  constructor(painting: Painting, readers: Readers, pens: Pens) {
    this.painting = painting;
    this.readers = readers;
    this.pens = pens;
  }

  read(): void {
    for (const [token] of this.painting.content.matchAll(TOKEN)) {
      const act = this.operators[token];
      act?.();
      if (act !== undefined || /^[A-Za-z]/.test(token)) this.operands = [];
      else this.operands.push(token);
    }
  }

  private readonly operators: Readonly<Record<string, () => void>> = {
    q: () => this.saved.push(this.pens),
    Q: () => this.take(this.saved.pop() ?? {}),
    cm: () => this.take({ matrix: multiply(this.pens.matrix, this.matrix()) }),
    rg: () => this.take({ fill: this.colour() }),
    RG: () => this.take({ stroke: this.colour() }),
    scn: () => this.take({ fill: undefined }),
    SCN: () => this.take({ stroke: undefined }),
    w: () => this.take({ width: this.numbers()[0] ?? 0 }),
    gs: () => this.mask(),
    m: () => this.path.move(this.numbers()),
    l: () => this.path.line(this.numbers()),
    c: () => this.path.curve(this.numbers()),
    h: () => this.path.close(),
    re: () => this.path.rectangle(this.numbers()),
    f: () => this.area(),
    'f*': () => this.area(),
    S: () => this.line(),
    W: () => {
      this.isOdd = false;
    },
    'W*': () => {
      this.isOdd = true;
    },
    n: () => this.clip(),
    Tf: () => {
      this.font = { name: this.operands[0]?.slice(1) ?? '', size: Number(this.operands[1]) };
    },
    Tm: () => {
      this.place = this.matrix();
    },
    TJ: () => this.text(),
    Do: () => this.object(this.name()),
  };

  private take(changed: Partial<Pens>): void {
    this.pens = { ...this.pens, ...changed };
  }

  private numbers(): number[] {
    return this.operands.map(Number);
  }

  private matrix(): Matrix {
    return this.numbers() as unknown as Matrix;
  }

  private name(): string {
    return this.operands.at(-1)?.slice(1) ?? '';
  }

  private colour(): Colour {
    return this.numbers().slice(-3) as unknown as Colour;
  }

  /** Returns the current outlines and starts a new path. */
  private outlines(): Point[][] {
    const outlines = this.path.outlines(this.pens.matrix);
    this.path = new PathReader();
    return outlines;
  }

  private shown(points: readonly Point[]): Point[] {
    return points.filter((point) => isShown(point, this.pens.clips));
  }

  /** If a clip is smaller than the clipped shape, the outline of the clip is visible. */
  private clippedBy(outline: readonly Point[]): Point[] {
    return this.shown(this.pens.clips.flatMap(({ points }) => points).filter(createInsideTest(outline)));
  }

  private add(
    mark: Omit<PaintedItem, 'box' | 'points' | 'isClipped' | 'isMasked'>,
    points: readonly Point[],
    isFilled = false,
  ): void {
    const { isCut, isMasked } = this.pens;
    const whole = this.shown(points);
    const seen = isFilled && whole.length < points.length ? [...whole, ...this.clippedBy(points)] : whole;
    const box = boundPoints(seen);
    if (box !== undefined) this.marks.push({ ...mark, points: seen, box, isClipped: isCut, isMasked });
  }

  private area(): void {
    const { fill } = this.pens;
    for (const outline of this.outlines())
      this.add({ is: 'area', ...(fill && { colour: fill }) }, outline, true);
  }

  private line(): void {
    const { stroke, matrix } = this.pens;
    const width = this.pens.width * magnification(matrix);
    for (const outline of this.outlines())
      this.add({ is: 'line', width, ...(stroke && { colour: stroke }) }, outline);
  }

  private clip(): void {
    const outlines = this.outlines();
    if (outlines.length > 0) this.cutBy(createClip(outlines, this.isOdd));
  }

  private cutBy(clip: Clip): void {
    this.take({ isCut: true, clips: [...this.pens.clips, clip] });
  }

  private mask(): void {
    const mask = this.painting.states?.[this.name()]?.mask;
    if (mask === undefined) return;
    const clip = mask === 'none' ? undefined : maskClip(mask.form, this.readers, this.pens.matrix);
    this.take({ isMasked: mask !== 'none' && clip === undefined });
    if (clip !== undefined) this.cutBy(clip);
  }

  private text(): void {
    const { matrix, fill } = this.pens;
    const use = this.painting.fonts?.[this.font.name];
    if (use === undefined) return;
    const placed = multiply(matrix, this.place);
    const { text, points } = textIn(this.operands.join(' '), use, this.font.size, placed, this.readers);
    const size = (this.font.size * magnification(matrix)) / POINT;
    this.add({ is: 'text', text, size, font: use.font, ...(fill && { colour: fill }) }, points);
  }

  /** A form, a picture or a page, whichever has the name. */
  private object(name: string): void {
    const { painting, readers, pens } = this;
    const form = painting.forms?.[name];
    if (form !== undefined) {
      const clips = [...pens.clips, boxClip(form.box, pens.matrix)];
      // Pushed one by one: there may be too many for one call with spread arguments.
      for (const mark of readMarks(form, readers, { ...pens, clips })) this.marks.push(mark);
    }
    const key = painting.images?.[name];
    const pixels = key === undefined ? undefined : readers.images[key];
    const square = toCorners({ x: 0, y: 0, width: 1, height: 1 }, pens.matrix);
    const whole = boundPoints(square);
    if (pixels && whole) this.add({ is: 'picture', pixels, whole }, square, true);
    // Foreign PDF pages are not inspected; their size is that of their frame.
    const page = painting.pages?.[name];
    if (page !== undefined) this.add({ is: 'area' }, toCorners(page.box, pens.matrix), true);
  }
}

/** A mask of plain shapes is a clip; the extent of a fading mask is unknown. */
function maskClip(form: Painting, readers: Readers, matrix: Matrix): Clip | undefined {
  const marks = readMarks(form, readers, { matrix });
  const areas = marks.filter(
    ({ is, colour, isMasked }) => is === 'area' && colour !== undefined && !isMasked,
  );
  if (areas.length === 0 || areas.length < marks.length) return undefined;
  const light = areas.filter(({ colour = [0, 0, 0] }) => Math.max(...colour) > 0);
  return createClip(
    light.map(({ points }) => points),
    false,
  );
}

/** The text of a line, and the corners of the box of its capitals. */
function textIn(
  shown: string,
  use: NonNullable<Painting['fonts']>[string],
  size: number,
  matrix: Matrix,
  { fonts }: Readers,
): { text: string; points: Point[] } {
  const { font } = fonts.byId(use.font);
  const thousand = 1000 / font.unitsPerEm;
  let [text, pen] = ['', 0];
  for (const [, hex, shift] of shown.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/g)) {
    if (shift !== undefined) pen -= Number(shift);
    for (const [code] of (hex ?? '').matchAll(/.{4}/g)) {
      const glyph = Number.parseInt(code, 16);
      pen += (font.getGlyph(glyph)?.advanceWidth ?? 0) * thousand;
      text += use.glyphs[glyph] ?? '';
    }
  }
  const width = (pen / 1000) * size;
  // The text matrix flips y: up is positive.
  const corners = [
    [0, 0.7 * size],
    [width, 0.7 * size],
    [width, -0.22 * size],
    [0, -0.22 * size],
  ];
  return { text, points: corners.map(([x = 0, y = 0]) => toPoint(apply(matrix, x, y))) };
}
