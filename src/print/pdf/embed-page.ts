/**
 * Embeds pages of foreign PDFs (art, covers) into a document as forms. Each page is copied once, without links and
 * annotations.
 */

import type { PDFContext, PDFDocument, PDFPage, PDFRawStream, PDFRef } from 'pdf-lib';
import { decodeContents, type PageView, readPageView } from '../../render/pictures/pdf.js';
import { pdfLib } from '../../render/pictures/pdf-lib.js';
import { DrawnParts, type Layer } from '../../render/pictures/pdf-parts.js';
import { viewBoxMatrix } from './fit-box.js';
import { type Matrix, multiply, scale } from './matrix.js';
import { type Dictionary, deflateStream, roundNumber } from './objects.js';
import { matrixOperands } from './operands.js';
import type { PlacedPage } from './painting.js';

/** Pages of foreign PDFs in one document. The drawing content of each page is copied unchanged, and only once. */
export class ImportedPages {
  private readonly context: PDFContext;
  private readonly pdfs: ReadonlyMap<string, PDFDocument>;
  private readonly parts = new Map<PDFDocument, DrawnParts>();
  private readonly pages = new Map<string, PDFRef>();
  private readonly placements = new Map<string, PDFRef>();
  /** The layers of those pages; a hidden layer stays hidden. */
  readonly layers: Layer[] = [];

  constructor(context: PDFContext, pdfs: ReadonlyMap<string, PDFDocument>) {
    this.context = context;
    this.pdfs = pdfs;
  }

  /** A form with the page in its frame, clipped to it. */
  place(placed: PlacedPage): PDFRef {
    const key = JSON.stringify(placed);
    let ref = this.placements.get(key);
    if (ref === undefined) {
      ref = this.newPlacement(placed);
      this.placements.set(key, ref);
    }
    return ref;
  }

  private newPlacement({ pdf, page: at, box, fit }: PlacedPage): PDFRef {
    const source = this.pdfs.get(pdf);
    const page = source?.getPages()[at];
    if (source === undefined || page === undefined) throw new Error(`There is no page ${at} of ${pdf}.`);
    const { width, height } = readPageView(page);
    const matrix = viewBoxMatrix({ x: 0, y: 0, width, height }, box, fit);
    const { x, y } = box;
    const entries = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + box.width, y + box.height].map((one) => roundNumber(one, 3)),
      Resources: { XObject: { P: this.page(pdf, at, source, page) } },
    };
    const content = Buffer.from(`${matrixOperands(matrix)} cm /P Do`, 'latin1');
    return this.context.register(deflateStream(this.context, content, entries));
  }

  private page(pdf: string, at: number, source: PDFDocument, page: PDFPage): PDFRef {
    const key = `${at} ${pdf}`;
    let ref = this.pages.get(key);
    if (ref === undefined) {
      ref = this.context.register(this.copied(source, page));
      this.pages.set(key, ref);
    }
    return ref;
  }

  /** The page as a form, in points from its upper left corner, y pointing down; without links and annotations. */
  private copied(source: PDFDocument, page: PDFPage): PDFRawStream {
    const parts = this.findParts(source);
    const view = readPageView(page);
    const { x, y, width, height } = view.box;
    const { resources, space } = parts.ofPage(page);
    const entries: Dictionary = {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + width, y + height].map((one) => roundNumber(one)),
      Matrix: uprightMatrix(view).map((one) => roundNumber(one)),
      Resources: resources,
      // A page is composited in isolation from its backdrop (ISO 32000-1, 11.4.7).
      Group: { Type: 'Group', S: 'Transparency', I: true, ...(space && { CS: space }) },
    };
    return this.copyContent(page, entries, parts);
  }

  /** A single stream is copied as it is; several are joined. */
  private copyContent(page: PDFPage, entries: Dictionary, parts: DrawnParts): PDFRawStream {
    const { PDFRawStream } = pdfLib();
    const only = page.node.Contents();
    if (!(only instanceof PDFRawStream)) {
      const pieces = decodeContents(page).flatMap((piece) => [piece, Buffer.from('\n')]);
      return deflateStream(this.context, Buffer.concat(pieces), entries);
    }
    const stream = this.context.stream(only.contents, entries);
    for (const [key, value] of parts.streamEntries(only.dict, 'bytes').entries()) stream.dict.set(key, value);
    return stream;
  }

  private findParts(source: PDFDocument): DrawnParts {
    let parts = this.parts.get(source);
    if (parts === undefined) {
      parts = new DrawnParts(source.context, this.context);
      this.parts.set(source, parts);
      this.layers.push(...parts.listLayers(source));
    }
    return parts;
  }
}

/** From the stored page, y pointing up, to the page as displayed, y pointing down from its upper left corner. */
function uprightMatrix({ box: { x, y, width, height }, turn, unit }: PageView): Matrix {
  const turned: Readonly<Record<number, Matrix>> = {
    90: [0, 1, 1, 0, -y, -x],
    180: [-1, 0, 0, 1, x + width, -y],
    270: [0, -1, -1, 0, y + height, x + width],
  };
  return multiply(scale(unit), turned[turn] ?? [1, 0, 0, -1, -x, y + height]);
}
