/**
 * Writes PDF documents. Entry point: `writeDocument`. Invariants: the same input gives the same bytes (no clock, no
 * random ids), and shared paintings, images and fonts are stored once.
 */

import type { PDFContext, PDFDocument, PDFPage, PDFRef } from 'pdf-lib';
import { pdfLib } from '../../render/pictures/pdf-lib.js';
import type { FontBook } from './font-book.js';
import { type Dictionary, deflateStream, roundNumber, toPdfText } from './objects.js';
import { numbers } from './operands.js';
import type { Painting, Shown } from './painting.js';
import type { Box } from './path.js';
import { PdfObjects } from './pdf-objects.js';

/** Points per tenth of a millimetre. */
export const POINTS = 72 / 254;

export interface Page {
  /** In tenths of a millimetre. */
  readonly width: number;
  readonly height: number;
  /** The whole page as a painting, from its upper left corner. */
  readonly painting: Painting;
  readonly trim?: Box;
  readonly bleed?: Box;
  readonly links?: readonly Link[];
}

/** A link to a page. */
export interface Link {
  /** In tenths of a millimetre, from the page's upper left corner. */
  readonly box: Box;
  /** Counted from 0. */
  readonly page: number;
}

export interface Bookmark {
  readonly title: string;
  /** Counted from 0. */
  readonly page: number;
}

export interface DocumentOptions {
  readonly title: string;
  /** A language tag: `pl`. */
  readonly language: string;
  readonly subject?: string;
  readonly bookmarks?: readonly Bookmark[];
  readonly duplex?: 'Simplex' | 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge';
}

/** A fixed date, so that the same deck gives the same bytes. */
const DATE = new Date(Date.UTC(2000, 0, 1));

/** Converts pages to the bytes of a PDF; shared paintings, images and fonts are stored once. */
export async function writeDocument(
  pages: readonly Page[],
  fonts: FontBook,
  shown: Shown,
  options: DocumentOptions,
): Promise<Uint8Array> {
  const document = await pdfLib().PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const store = new PdfObjects(context, fonts, shown);
  const placed = pages.map((page) => placePage(document, store, page));
  for (const [at, page] of pages.entries()) link(context, placed[at], page, placed);
  store.finishFonts();
  describe(document, options);
  setCatalog(document, store, placed, options);
  const id = pdfLib().PDFHexString.of(store.fingerprint(options));
  context.trailerInfo.ID = context.obj([id, id]);
  return document.save({ addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY });
}

function placePage(
  document: PDFDocument,
  store: PdfObjects,
  { width, height, painting, trim, bleed }: Page,
): PDFPage {
  const { context } = document;
  const { PDFName, PDFPage, PDFPageLeaf } = pdfLib();
  const [wide, high] = [width * POINTS, height * POINTS];
  const rectangle = (box: Box) => corners(box, high);
  // From here on, units are tenths of a millimetre, and y points down.
  const frame = `${numbers([POINTS, 0, 0, -POINTS, 0, high], 6)} cm\n`;
  const content = deflateStream(context, Buffer.from(frame + painting.content, 'latin1'));
  const entries: Dictionary = {
    MediaBox: [0, 0, roundNumber(wide, 3), roundNumber(high, 3)],
    ...(trim && { TrimBox: rectangle(trim) }),
    ...(bleed && { BleedBox: rectangle(bleed) }),
    Resources: store.resources(painting),
    Contents: context.register(content),
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' },
  };
  const leaf = PDFPageLeaf.withContextAndParent(context, document.catalog.get(PDFName.of('Pages')) as PDFRef);
  for (const [key, value] of context.obj(entries).entries()) leaf.set(key, value);
  return document.addPage(PDFPage.of(leaf, context.register(leaf), document));
}

/** A box as PDF defines it: lower left and upper right corner, y pointing up. */
const corners = (box: Box, high: number): number[] => [
  roundNumber(box.x * POINTS, 3),
  roundNumber(high - (box.y + box.height) * POINTS, 3),
  roundNumber((box.x + box.width) * POINTS, 3),
  roundNumber(high - box.y * POINTS, 3),
];

function link(
  context: PDFContext,
  from: PDFPage | undefined,
  { height, links = [] }: Page,
  pages: readonly PDFPage[],
): void {
  const annotations = links.flatMap(({ box, page }) => {
    const target = pages[page];
    if (target === undefined) return [];
    const entries: Dictionary = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: corners(box, height * POINTS),
      Border: [0, 0, 0],
      Dest: [target.ref, 'Fit'],
    };
    return [context.register(context.obj(entries))];
  });
  if (annotations.length > 0) from?.node.set(pdfLib().PDFName.of('Annots'), context.obj(annotations));
}

function describe(document: PDFDocument, { title, subject, language }: DocumentOptions): void {
  document.setTitle(title);
  if (subject !== undefined) document.setSubject(subject);
  document.setCreator('Shroud');
  document.setProducer('Shroud');
  document.setCreationDate(DATE);
  document.setModificationDate(DATE);
  document.setLanguage(language);
}

function setCatalog(
  { context, catalog }: PDFDocument,
  store: PdfObjects,
  pages: readonly PDFPage[],
  { duplex, bookmarks = [] }: DocumentOptions,
): void {
  const entries: Dictionary = {
    // No scaling: a scaled card does not fit its sleeve.
    ViewerPreferences: {
      PrintScaling: 'None',
      DisplayDocTitle: true,
      PickTrayByPDFSize: true,
      ...(duplex && { Duplex: duplex }),
    },
    OCProperties: store.optionalContent,
    ...(bookmarks.length > 0 && { PageMode: 'UseOutlines', Outlines: outline(context, bookmarks, pages) }),
  };
  for (const [key, value] of context.obj(entries).entries()) catalog.set(key, value);
}

function outline(context: PDFContext, bookmarks: readonly Bookmark[], pages: readonly PDFPage[]): PDFRef {
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  bookmarks.forEach(({ title, page }, at) => {
    const [before, ref, after, target] = [refs[at - 1], refs[at], refs[at + 1], pages[page]];
    if (ref === undefined || target === undefined) return;
    const entries = {
      Title: toPdfText(title),
      Parent: root,
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
      Dest: [target.ref, 'Fit'],
    };
    context.assign(ref, context.obj(entries));
  });
  const [first, last] = [refs[0], refs.at(-1)];
  const entries = {
    Type: 'Outlines',
    ...(first && last && { First: first, Last: last }),
    Count: refs.length,
  };
  context.assign(root, context.obj(entries));
  return root;
}
