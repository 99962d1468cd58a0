/**
 * Writes PDF content as operators and named resources. Entry point: `Painter`; `finish` returns the painting. The
 * graphics state is tracked, so that redundant operators and `q`/`Q` pairs are not written.
 */

import type { FontFace } from './font-book.js';
import { GlyphLine, type Piece } from './glyph-line.js';
import { apply, IDENTITY, isIdentity, type Matrix, magnification, multiply } from './matrix.js';
import { Named } from './named.js';
import { matrixOperands, number, numbers } from './operands.js';
import type { Colour, FontUse, Ink, Painting, Pattern, PlacedPage, State } from './painting.js';
import { type Box, type Path, pathBox, pathOperators } from './path.js';

/** The part of the state saved by `q` and restored by `Q` that is tracked to skip redundant operators. */
interface Pens {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly stroke: string;
  readonly line: string;
}

export interface Stroke {
  readonly width: number;
  readonly cap?: 0 | 1 | 2;
  readonly join?: 0 | 1 | 2;
  readonly miter?: number;
  readonly dashes?: readonly number[];
  readonly phase?: number;
}

export type FillRule = 'nonzero' | 'evenodd';

/**
 * Writes the operators of one painting; units and axes are the caller's (here: tenths of a millimetre, y downwards).
 */
export class Painter {
  private readonly operators: string[] = [];
  private pens: Pens = { matrix: IDENTITY, fill: '', stroke: '', line: '' };
  private readonly saved: { pens: Pens; isWritten: boolean }[] = [];
  private painted: [left: number, top: number, right: number, bottom: number] | undefined;
  private readonly fonts = new Map<string, { face: FontFace; glyphs: Map<number, string> }>();
  private readonly resources = {
    forms: new Named<Painting>('X'),
    images: new Named<string>('I'),
    pages: new Named<PlacedPage>('D'),
    states: new Named<State>('G'),
    patterns: new Named<Pattern>('P'),
    inks: new Named<Ink>('S'),
    layers: new Named<string>('L'),
  };

  /** From the painting's own space to the current one; patterns are anchored in the former. */
  get matrix(): Matrix {
    return this.pens.matrix;
  }

  /** The bounds of everything painted so far, in the painting's own space; clips are ignored. */
  get bounds(): Box | undefined {
    if (this.painted === undefined) return undefined;
    const [left, top, right, bottom] = this.painted;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  save(): void {
    this.saved.push({ pens: this.pens, isWritten: false });
  }

  restore(): void {
    const saved = this.saved.pop();
    if (saved === undefined) throw new Error('Nothing was saved.');
    // Colours that were set without a `q` are still set.
    if (!saved.isWritten) return;
    this.pens = saved.pens;
    this.operators.push('Q');
  }

  /** Writes `q` lazily, before the first operator that only `Q` can undo. */
  private writeSave(): void {
    const saved = this.saved.at(-1);
    if (saved === undefined || saved.isWritten) return;
    saved.isWritten = true;
    saved.pens = this.pens;
    this.operators.push('q');
  }

  /** Restores the state after painting. */
  within(paint: () => void): void {
    this.save();
    paint();
    this.restore();
  }

  transform(matrix: Matrix): void {
    if (isIdentity(matrix)) return;
    this.writeSave();
    this.pens = { ...this.pens, matrix: multiply(this.pens.matrix, matrix) };
    this.operators.push(`${matrixOperands(matrix)} cm`);
  }

  clip(path: Path, rule: FillRule = 'nonzero'): void {
    this.writeSave();
    this.operators.push(`${this.path(path)} ${rule === 'evenodd' ? 'W*' : 'W'} n`);
  }

  fill(path: Path, rule: FillRule = 'nonzero'): void {
    this.seePath(path);
    this.operators.push(`${this.path(path)} ${rule === 'evenodd' ? 'f*' : 'f'}`);
  }

  stroke(path: Path, stroke: Stroke): void {
    this.setStroke(stroke);
    this.seePath(path, stroke);
    this.operators.push(`${this.path(path)} S`);
  }

  fillColour(colour: Colour): void {
    this.setFill(`${colourOperands(colour)} rg`);
  }

  strokeColour(colour: Colour): void {
    this.setStrokeColour(`${colourOperands(colour)} RG`);
  }

  fillPattern(pattern: Pattern): void {
    this.setFill(`/Pattern cs /${this.resources.patterns.name(pattern)} scn`);
  }

  strokePattern(pattern: Pattern): void {
    this.setStrokeColour(`/Pattern CS /${this.resources.patterns.name(pattern)} SCN`);
  }

  fillInk(ink: Ink, tint = 1): void {
    this.setFill(`/${this.resources.inks.name(ink)} cs ${number(tint)} scn`);
  }

  strokeInk(ink: Ink, tint = 1): void {
    this.setStrokeColour(`/${this.resources.inks.name(ink)} CS ${number(tint)} SCN`);
  }

  state(state: State): void {
    this.writeSave();
    this.operators.push(`/${this.resources.states.name(state)} gs`);
  }

  /** Paints into a layer that viewers can switch. */
  inLayer(layer: string, paint: () => void): void {
    this.operators.push(`/OC /${this.resources.layers.name(layer)} BDC`);
    this.within(paint);
    this.operators.push('EMC');
  }

  /** An image fills the unit square, flipped because y points down. */
  image(key: string, box: Box): void {
    this.see(box);
    this.within(() => {
      this.transform([box.width, 0, 0, -box.height, box.x, box.y + box.height]);
      this.operators.push(`/${this.resources.images.name(key)} Do`);
    });
  }

  page(placed: PlacedPage): void {
    this.see(placed.box);
    this.operators.push(`/${this.resources.pages.name(placed)} Do`);
  }

  form(painting: Painting, matrix: Matrix = IDENTITY): void {
    this.within(() => {
      this.transform(matrix);
      this.see(painting.box);
      this.operators.push(`/${this.resources.forms.name(painting)} Do`);
    });
  }

  /** Writes one line of text; gaps between its pieces need no new text object. */
  text(face: FontFace, size: number, y: number, pieces: readonly Piece[], spacing = 0): void {
    const [first] = pieces;
    if (first === undefined) return;
    const shown = new GlyphLine(size, spacing, first.x);
    for (const piece of pieces) shown.add(piece);
    const { name, glyphs } = this.fontUse(face);
    for (const { glyphs: some } of pieces) {
      for (const { id, text } of some) if (!glyphs.has(id)) glyphs.set(id, text);
    }
    this.see({ x: first.x, y: y - 1.2 * size, width: shown.end - first.x, height: 1.6 * size });
    const spaced = spacing === 0 ? '' : `${number(spacing, 3)} Tc `;
    const place = `1 0 0 -1 ${numbers([first.x, y])} Tm`;
    this.operators.push(`BT /${name} ${number(size, 3)} Tf ${spaced}${place} ${shown.operators} ET`);
    if (spacing !== 0) this.operators.push('0 Tc');
  }

  finish(box: Box, group?: Painting['group']): Painting {
    if (this.saved.length > 0) throw new Error('Something saved was not restored.');
    return {
      box,
      content: this.operators.join('\n'),
      ...(group && { group }),
      ...(this.fonts.size > 0 && { fonts: this.fontUses() }),
      ...Object.fromEntries(
        Object.entries(this.resources).flatMap(([kind, named]) => (named.isEmpty ? [] : [[kind, named.all]])),
      ),
    };
  }

  private see({ x, y, width, height }: Box): void {
    for (const corner of [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ] as const) {
      const [u, v] = apply(this.pens.matrix, ...corner);
      const [left, top, right, bottom] = this.painted ?? [u, v, u, v];
      this.painted = [Math.min(left, u), Math.min(top, v), Math.max(right, u), Math.max(bottom, v)];
    }
  }

  private seePath(path: Path, stroke?: Stroke): void {
    const box = pathBox(path);
    if (box === undefined) return;
    const beyond =
      stroke === undefined ? 0 : (stroke.width / 2) * (stroke.join === 0 ? (stroke.miter ?? 4) : 1.5);
    this.see({
      x: box.x - beyond,
      y: box.y - beyond,
      width: box.width + 2 * beyond,
      height: box.height + 2 * beyond,
    });
  }

  private path(path: Path): string {
    const grown = magnification(this.pens.matrix);
    const digits = grown > 30 ? 4 : grown > 3 ? 3 : grown < 0.2 ? 1 : 2;
    return pathOperators(path, digits);
  }

  private setFill(operator: string): void {
    if (this.pens.fill === operator) return;
    this.pens = { ...this.pens, fill: operator };
    this.operators.push(operator);
  }

  private setStrokeColour(operator: string): void {
    if (this.pens.stroke === operator) return;
    this.pens = { ...this.pens, stroke: operator };
    this.operators.push(operator);
  }

  private setStroke({ width, cap = 0, join = 0, miter = 4, dashes = [], phase = 0 }: Stroke): void {
    const line = `${number(width, 3)} w ${cap} J ${join} j ${number(miter)} M [${numbers(dashes)}] ${number(phase)} d`;
    if (this.pens.line === line) return;
    this.pens = { ...this.pens, line };
    this.operators.push(line);
  }

  private fontUse(face: FontFace): { name: string; glyphs: Map<number, string> } {
    let use = this.fonts.get(face.id);
    if (use === undefined) {
      use = { face, glyphs: new Map() };
      this.fonts.set(face.id, use);
    }
    return { name: `F${[...this.fonts.keys()].indexOf(face.id)}`, glyphs: use.glyphs };
  }

  private fontUses(): Record<string, FontUse> {
    const uses = [...this.fonts.values()].map(({ face, glyphs }, at) => [
      `F${at}`,
      { font: face.id, glyphs: Object.fromEntries(glyphs) },
    ]);
    return Object.fromEntries(uses) as Record<string, FontUse>;
  }
}

const colourOperands = (colour: Colour): string => numbers(colour, 3);
