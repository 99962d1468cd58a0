/**
 * Adds paintings and their resources to a PDF document. Invariant: equal forms, images, fonts, inks and layers are
 * stored once. Call `finishFonts` last, when all used glyphs are known.
 */

import { createHash } from 'node:crypto';
import type { PDFContext, PDFRef } from 'pdf-lib';
import { embedFont } from './embed-font.js';
import { embedImage } from './embed-image.js';
import { ImportedPages } from './embed-page.js';
import type { FontBook } from './font-book.js';
import {
  type Dictionary,
  deflateStream,
  type Literal,
  roundNumber,
  toPdfName,
  toPdfText,
} from './objects.js';
import type { Images, Ink, Painting, Pattern, PlacedPage, Shown, State, Stop } from './painting.js';
import type { Box } from './path.js';

/** The objects of a document so far; equal objects are stored once. */
export class PdfObjects {
  readonly context: PDFContext;
  private readonly fonts: FontBook;
  private readonly images: Images;
  private readonly brought: ImportedPages;
  private readonly forms = new Map<Painting, PDFRef>();
  private readonly hashes = new Map<Painting, string>();
  private readonly formsByHash = new Map<string, PDFRef>();
  private readonly placedImages = new Map<string, PDFRef>();
  private readonly inks = new Map<string, PDFRef>();
  private readonly layers = new Map<string, PDFRef>();
  private readonly fontRefs = new Map<string, { ref: PDFRef; glyphs: Map<number, string> }>();
  private readonly seen = createHash('sha256');

  constructor(context: PDFContext, fonts: FontBook, { images, pdfs }: Shown) {
    this.context = context;
    this.fonts = fonts;
    this.images = images;
    this.brought = new ImportedPages(context, pdfs);
  }

  /** The layers that viewers may switch; undefined if there are none. Only our own layers are listed. */
  get optionalContent(): Dictionary | undefined {
    const own = [...this.layers.values()];
    const brought = this.brought.layers.map(({ ref }) => ref);
    const off = this.brought.layers.filter(({ isOff }) => isOff).map(({ ref }) => ref);
    if (own.length + brought.length === 0) return undefined;
    return {
      OCGs: [...own, ...brought],
      D: {
        Name: toPdfText('Print'),
        BaseState: 'ON',
        ON: [...own, ...brought.filter((ref) => !off.includes(ref))],
        ...(off.length > 0 && { OFF: off }),
        Order: own,
      },
    };
  }

  /** Fonts are embedded last, when all used glyphs are known. */
  finishFonts(): void {
    for (const [id, { ref, glyphs }] of this.fontRefs) {
      this.context.assign(ref, embedFont(this.context, this.fonts, id, glyphs));
    }
  }

  /** The ID of the PDF file, derived from its content. */
  fingerprint(about: object): string {
    return this.seen.copy().update(JSON.stringify(about)).digest('hex').slice(0, 32);
  }

  resources(painting: Painting): Dictionary {
    this.seen.update(painting.content);
    const each = <T>(from: Readonly<Record<string, T>> | undefined, place: (one: T) => Literal) =>
      Object.entries(from ?? {}).map(([name, one]) => [name, place(one)] as const);
    const kinds: Readonly<Record<string, (readonly [string, Literal])[]>> = {
      Font: each(painting.fonts, ({ font, glyphs }) => this.font(font, glyphs)),
      XObject: [
        ...each(painting.forms, (form) => this.form(form)),
        ...each(painting.images, (key) => this.image(key)),
        ...each(painting.pages, (placed) => this.page(placed)),
      ],
      ExtGState: each(painting.states, (state) => this.state(state)),
      Pattern: each(painting.patterns, (pattern) => this.pattern(pattern)),
      ColorSpace: each(painting.inks, (ink) => this.ink(ink)),
      Properties: each(painting.layers, (layer) => this.layer(layer)),
    };
    const filled = Object.entries(kinds).filter(([, entries]) => entries.length > 0);
    const named = filled.map(([kind, entries]) => [kind, Object.fromEntries(entries)] as const);
    return Object.fromEntries(named);
  }

  private form(painting: Painting): PDFRef {
    const known = this.forms.get(painting);
    if (known) return known;
    const hash = this.hashPainting(painting);
    const ref = this.formsByHash.get(hash) ?? this.newForm(painting);
    this.forms.set(painting, ref);
    this.formsByHash.set(hash, ref);
    return ref;
  }

  /** Nested forms are represented by their hashes, so that shared forms are not serialized for each face. */
  private hashPainting(painting: Painting): string {
    let hash = this.hashes.get(painting);
    if (hash === undefined) {
      const forms = Object.entries(painting.forms ?? {}).map(([name, form]) => [
        name,
        this.hashPainting(form),
      ]);
      hash = createHash('sha256')
        .update(JSON.stringify({ ...painting, forms }))
        .digest('base64');
      this.hashes.set(painting, hash);
    }
    return hash;
  }

  private newForm(painting: Painting): PDFRef {
    const { context } = this;
    const groupSpace = painting.group === 'gray' ? 'DeviceGray' : 'DeviceRGB';
    const stream = deflateStream(context, Buffer.from(painting.content, 'latin1'), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: corners(painting.box),
      Resources: this.resources(painting),
      ...(painting.group && { Group: { Type: 'Group', S: 'Transparency', I: true, CS: groupSpace } }),
    });
    return context.register(stream);
  }

  private font(id: string, glyphs: Readonly<Record<number, string>>): PDFRef {
    let font = this.fontRefs.get(id);
    if (font === undefined) {
      font = { ref: this.context.nextRef(), glyphs: new Map() };
      this.fontRefs.set(id, font);
    }
    for (const [glyph, text] of Object.entries(glyphs)) {
      const known = font.glyphs.get(Number(glyph));
      // If a glyph is both a space and a no-break space, it is mapped to a space.
      if (known === undefined || text < known) font.glyphs.set(Number(glyph), text);
    }
    return font.ref;
  }

  private image(key: string): PDFRef {
    let ref = this.placedImages.get(key);
    if (ref === undefined) {
      const image = this.images[key];
      if (image === undefined) throw new Error(`There is no image ${key}.`);
      this.seen.update(key);
      ref = embedImage(this.context, image);
      this.placedImages.set(key, ref);
    }
    return ref;
  }

  private page(placed: PlacedPage): PDFRef {
    this.seen.update(JSON.stringify(placed));
    return this.brought.place(placed);
  }

  private state({ fill, stroke, blend, overprint, mask }: State): Dictionary {
    return {
      Type: 'ExtGState',
      ...(fill !== undefined && { ca: roundNumber(fill) }),
      ...(stroke !== undefined && { CA: roundNumber(stroke) }),
      ...(blend !== undefined && { BM: blend }),
      ...(overprint && { OP: true, op: true, OPM: 1 }),
      ...(mask === 'none' && { SMask: 'None' }),
      ...(typeof mask === 'object' && { SMask: { Type: 'Mask', S: mask.kind, G: this.form(mask.form) } }),
    };
  }

  private pattern(pattern: Pattern): PDFRef {
    const { context } = this;
    const matrix = pattern.matrix.map((one) => roundNumber(one));
    if (pattern.is === 'tiles') {
      const { tile, step } = pattern;
      return context.register(
        deflateStream(context, Buffer.from(tile.content, 'latin1'), {
          Type: 'Pattern',
          PatternType: 1,
          PaintType: 1,
          TilingType: 1,
          BBox: corners(tile.box),
          XStep: roundNumber(step.width),
          YStep: roundNumber(step.height),
          Matrix: matrix,
          Resources: this.resources(tile),
        }),
      );
    }
    const { geometry, stops } = pattern;
    const shading = {
      ShadingType: geometry.length === 4 ? 2 : 3,
      ColorSpace: stops[0]?.colour.length === 1 ? 'DeviceGray' : 'DeviceRGB',
      Coords: geometry.map((one) => roundNumber(one, 4)),
      Extend: [true, true],
      Function: gradientFunction(stops),
    };
    const entries = { Type: 'Pattern', PatternType: 2, Shading: shading, Matrix: matrix };
    return context.register(context.obj(entries));
  }

  private ink({ name, alternate }: Ink): PDFRef {
    const key = JSON.stringify([name, alternate]);
    let ref = this.inks.get(key);
    if (ref === undefined) {
      const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...alternate], N: 1 };
      ref = this.context.register(this.context.obj(['Separation', toPdfName(name), 'DeviceCMYK', tint]));
      this.inks.set(key, ref);
    }
    return ref;
  }

  private layer(name: string): PDFRef {
    let ref = this.layers.get(name);
    if (ref === undefined) {
      ref = this.context.register(this.context.obj({ Type: 'OCG', Name: toPdfText(name) }));
      this.layers.set(name, ref);
    }
    return ref;
  }
}

const corners = ({ x, y, width, height }: Box): number[] =>
  [x, y, x + width, y + height].map((one) => roundNumber(one, 3));

/** Two stops are one function, more are stitched together. */
function gradientFunction(stops: readonly Stop[]): Literal {
  const piece = (from: Stop, to: Stop) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: shortenColour(from.colour),
    C1: shortenColour(to.colour),
    N: 1,
  });
  const pairs = stops.slice(1).map((to, at) => [stops[at] ?? to, to] as const);
  const [first] = pairs;
  if (first === undefined) throw new Error('A gradient has two stops at least.');
  if (pairs.length === 1) return piece(...first);
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pairs.map(([from, to]) => piece(from, to)),
    Bounds: pairs.slice(1).map(([from]) => roundNumber(from.offset)),
    Encode: pairs.flatMap(() => [0, 1]),
  };
}

const shortenColour = (colour: readonly number[]): number[] => colour.map((one) => roundNumber(one, 4));
