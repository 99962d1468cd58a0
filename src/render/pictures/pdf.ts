/**
 * Reads and validates PDFs that cards show. Checks and printing get the same result. Entry points: `pdfFlawAtOnce` for
 * a quick look, `readPdf` with a sandboxed check, `readPages` without it.
 */

import { createHash } from 'node:crypto';
import type { PDFDocument, PDFPage } from 'pdf-lib';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { tryInProcess } from '../core/process-check.js';
import type { UntrustedBudget } from '../core/untrusted-budget.js';
import { pdfLib } from './pdf-lib.js';
import { DrawnParts, PdfPartError, refuseElsewhere } from './pdf-parts.js';

/** The scheme that references a PDF in a drawing for print: the printing code has the file. */
const HREF = 'pdf:';
export const pdfKey = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
export const pdfHref = (bytes: Uint8Array): string => HREF + pdfKey(bytes);
export const keyInHref = (href: string): string | undefined =>
  href.startsWith(HREF) ? href.slice(HREF.length) : undefined;

/** A PDF whose pages can be placed, or what is wrong with it: half a sentence that begins with "it". */
export type ReadPdf = { readonly document: PDFDocument } | { readonly flaw: string };

/** Readers look for the signature within the first bytes of this number. */
const BEGINNING = 1024;

/** Checks that need only the first bytes of a PDF. */
export function pdfFlawAtOnce(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'it is empty';
  const beginning = Buffer.from(bytes.subarray(0, BEGINNING)).toString('latin1');
  return beginning.includes('%PDF-') ? undefined : 'it is no PDF file';
}

/** Reads a PDF and validates that each page can be placed: the same result for checks and printing. */
export async function readPdf(bytes: Uint8Array, budget: UntrustedBudget): Promise<ReadPdf> {
  const flaw = pdfFlawAtOnce(bytes) ?? proofFlaw(bytes, budget);
  return flaw === undefined ? readPages(bytes) : { flaw };
}

const OPENED = { name: 'opened', usual: 0.2, script: new URL('./pdf-worker.js', import.meta.url) };

/** A few kilobytes may decompress to gigabytes: so the file is first read in a sandbox. */
function proofFlaw(bytes: Uint8Array, budget: UntrustedBudget): string | undefined {
  const outcome = tryInProcess(OPENED, budget, bytes);
  if (outcome === undefined) return undefined;
  if (outcome === 'timeout')
    return `it takes too long to read: the limit is ${inDigits(limits.proofTime.max)} seconds`;
  if ('untried' in outcome) return outcome.untried;
  return outcome.problem === '' ? 'it takes too much memory to read' : outcome.problem;
}

/** Reads a PDF without a time limit. */
export async function readPages(bytes: Uint8Array): Promise<ReadPdf> {
  const { ParseSpeeds, PDFContext, PDFDocument } = pdfLib();
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      parseSpeed: ParseSpeeds.Fastest,
    });
    const pages = document.getPages();
    // Printing copies pages in the same way: it meets no error that is not found here.
    const parts = new DrawnParts(document.context, PDFContext.create());
    parts.listLayers(document);
    let decompressStream = 0;
    for (const page of pages) {
      parts.ofPage(page);
      for (const piece of decodeContents(page)) decompressStream += piece.length;
      if (decompressStream > limits.pdfBytes.max) throw new TooLargeError();
      const { width, height } = readPageView(page);
      if (!(width > 0 && height > 0)) return { flaw: 'it has a page without a size' };
    }
    return pages.length === 0 ? { flaw: 'it has no page' } : { document };
  } catch (cause) {
    if (cause instanceof TooLargeError || cause instanceof PdfPartError) return { flaw: cause.message };
    // Its decompressed size exceeds the memory, or its nesting exceeds the stack.
    if (cause instanceof RangeError) return { flaw: 'it is packed or nested beyond measure' };
    // Any error of pdf-lib is the file's fault, and the parser's message does not help users.
    return { flaw: isEncrypted(bytes) ? 'it is encrypted: save it without a password' : 'it is damaged' };
  }
}

/** Searches the trailer, which is plain text: pdf-lib may fail long before it gets there. */
const isEncrypted = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('/Encrypt');

/** The decoded content streams of a page. @throws if one is damaged or exceeds the limit */
export function decodeContents(page: PDFPage): Uint8Array[] {
  const { decodePDFRawStream, PDFArray, PDFRawStream } = pdfLib();
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  return streams.map((one) => {
    const stream = page.doc.context.lookup(one);
    if (!(stream instanceof PDFRawStream)) throw new Error('A page is drawn by no stream.');
    refuseElsewhere(stream.dict);
    return decompressStream(decodePDFRawStream(stream));
  });
}

class TooLargeError extends Error {
  constructor() {
    super(`it unpacks to more bytes than are needed to draw its pages: ${limitText('pdfBytes')}`);
  }
}

/** Chunk size for decompression, in bytes. */
const PIECE = 65_536;

/** Decompresses a stream up to the limit: a few kilobytes may become gigabytes. @throws TooLargeError */
function decompressStream(stream: ReturnType<typeof import('pdf-lib').decodePDFRawStream>): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let piece = stream.getBytes(PIECE); piece.length > 0; piece = stream.getBytes(PIECE)) {
    pieces.push(piece as Uint8Array);
    size += piece.length;
    if (size > limits.pdfBytes.max) throw new TooLargeError();
  }
  return Buffer.concat(pieces);
}

/** The visible part of a page after trimming, and its rotation. */
export interface PageView {
  /** In points, as stored. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Clockwise, in degrees: 0, 90, 180 or 270. */
  readonly turn: number;
  /** Points per unit of the page. */
  readonly unit: number;
  /** As displayed, in points. */
  readonly width: number;
  readonly height: number;
}

export function readPageView(page: PDFPage): PageView {
  const { PDFName, PDFNumber } = pdfLib();
  // pdf-lib falls back from trim to crop to media box; none of them may exceed the sheet.
  const box = within(upright(page.getTrimBox()), upright(page.getMediaBox()));
  const turn = (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360;
  const unit = page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1;
  const [width, height] = [box.width * unit, box.height * unit];
  const isUpright = turn % 180 === 0;
  return { box, turn, unit, width: isUpright ? width : height, height: isUpright ? height : width };
}

/** Normalizes a box: any two opposite corners define one. */
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
