import { createHash } from 'node:crypto';
import type { PDFDocument, PDFPage } from 'pdf-lib';
import { budgets, inDigits, mostOf } from '../../vocabulary/budgets.js';
import { prove } from '../ground/proof.js';
import { pdfLib } from './pdf-lib.js';
import { DrawnParts, PdfPartFlaw, refuseElsewhere } from './pdf-parts.js';

/** Stands for a PDF in a drawing that is to be printed: who prints it has the file. */
const HREF = 'pdf:';
export const pdfKey = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
export const pdfHref = (bytes: Uint8Array): string => HREF + pdfKey(bytes);
export const keyInHref = (href: string): string | undefined =>
  href.startsWith(HREF) ? href.slice(HREF.length) : undefined;

/** A PDF whose pages can be placed, or what is wrong with it: half a sentence that begins with "it". */
export type ReadPdf = { readonly document: PDFDocument } | { readonly flaw: string };

/** Readers look for its mark among the first so many bytes. */
const BEGINNING = 1024;

/** What can be told of a PDF without reading it. */
export function pdfFlawAtOnce(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'it is empty';
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1');
  return beginning.includes('%PDF-') ? undefined : 'it is no PDF file';
}

/** Reads a PDF, and each page of it so far that it can be placed: the one answer for all who check and print it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const flaw = pdfFlawAtOnce(bytes) ?? proofFlaw(bytes);
  return flaw === undefined ? readPages(bytes) : { flaw };
}

const OPENED = { name: 'opened', usual: 0.2, script: new URL('./pdf-worker.js', import.meta.url) };

/** A few kilobytes may unfold to gigabytes wherever something is packed: so it is read once, apart from us. */
function proofFlaw(bytes: Uint8Array): string | undefined {
  const outcome = prove(OPENED, bytes);
  if (outcome === undefined) return undefined;
  if (outcome === 'late')
    return `it takes too long to read: ${inDigits(budgets.proofTime.most)} seconds are the most`;
  if ('untried' in outcome) return outcome.untried;
  return outcome.told === '' ? 'it takes more memory to read than there is' : outcome.told;
}

/** The same for whoever may take as long as it takes. */
export async function readPages(bytes: Uint8Array): Promise<ReadPdf> {
  const { ParseSpeeds, PDFContext, PDFDocument } = pdfLib();
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    const pages = document.getPages();
    // Whoever prints them copies them in the same way, and finds nothing that was not found here.
    const parts = new DrawnParts(document.context, PDFContext.create());
    parts.layersOf(document);
    let unpacked = 0;
    for (const page of pages) {
      parts.ofPage(page);
      for (const piece of contentsOf(page)) unpacked += piece.length;
      if (unpacked > budgets.pdfBytes.most) throw new Vast();
      const { width, height } = viewOf(page);
      if (!(width > 0 && height > 0)) return { flaw: 'it has a page without a size' };
    }
    return pages.length === 0 ? { flaw: 'it has no page' } : { document };
  } catch (cause) {
    if (cause instanceof Vast || cause instanceof PdfPartFlaw) return { flaw: cause.message };
    // There is no room for what it unfolds to, or none on the stack.
    if (cause instanceof RangeError) return { flaw: 'it is packed or nested beyond measure' };
    // Whatever pdf-lib stumbles over is the file's fault, and in the words of its parser nobody's help.
    return { flaw: isEncrypted(bytes) ? 'it is encrypted: save it without a password' : 'it is damaged' };
  }
}

/** Told by the trailer, which stands in plain letters: pdf-lib may stumble long before it gets there. */
const isEncrypted = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('/Encrypt');

/** What draws a page, decoded: one stream or more. @throws where it is damaged, or more than anybody needs */
export function contentsOf(page: PDFPage): Uint8Array[] {
  const { decodePDFRawStream, PDFArray, PDFRawStream } = pdfLib();
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  return streams.map((one) => {
    const stream = page.doc.context.lookup(one);
    if (!(stream instanceof PDFRawStream)) throw new Error('A page is drawn by no stream.');
    refuseElsewhere(stream.dict);
    return unpacked(decodePDFRawStream(stream));
  });
}

class Vast extends Error {
  constructor() {
    super(`it unpacks to more bytes than are needed to draw its pages: ${mostOf('pdfBytes')}`);
  }
}

/** Of what unpacks at once. */
const PIECE = 65_536;

/** All of a stream, as far as it may go: a few kilobytes may be gigabytes. @throws Vast */
function unpacked(stream: ReturnType<typeof import('pdf-lib').decodePDFRawStream>): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let piece = stream.getBytes(PIECE); piece.length > 0; piece = stream.getBytes(PIECE)) {
    pieces.push(piece as Uint8Array);
    size += piece.length;
    if (size > budgets.pdfBytes.most) throw new Vast();
  }
  return Buffer.concat(pieces);
}

/** A page as it is seen: the part of it that is left when it is trimmed, and how it is turned. */
export interface PageView {
  /** In points, as it is stored. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Clockwise, in degrees: 0, 90, 180 or 270. */
  readonly turn: number;
  /** Points in a unit of its own. */
  readonly unit: number;
  /** As it is seen, in points. */
  readonly width: number;
  readonly height: number;
}

export function viewOf(page: PDFPage): PageView {
  const { PDFName, PDFNumber } = pdfLib();
  // pdf-lib falls back from trim to crop to media box; none of them is larger than the sheet.
  const box = within(upright(page.getTrimBox()), upright(page.getMediaBox()));
  const turn = (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360;
  const unit = page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1;
  const [width, height] = [box.width * unit, box.height * unit];
  const isUpright = turn % 180 === 0;
  return { box, turn, unit, width: isUpright ? width : height, height: isUpright ? height : width };
}

/** Any two opposite corners make a box. */
function upright({ x, y, width, height }: PageView['box']): PageView['box'] {
  return {
    x: Math.min(x, x + width),
    y: Math.min(y, y + height),
    width: Math.abs(width),
    height: Math.abs(height),
  };
}

function within(box: PageView['box'], sheet: PageView['box']): PageView['box'] {
  const [left, bottom] = [Math.max(box.x, sheet.x), Math.max(box.y, sheet.y)];
  const right = Math.min(box.x + box.width, sheet.x + sheet.width);
  const top = Math.min(box.y + box.height, sheet.y + sheet.height);
  if (right <= left || top <= bottom) return sheet;
  return { x: left, y: bottom, width: right - left, height: top - bottom };
}
