import { deflateSync } from 'node:zlib';
import type { PDFContext, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { pdfLib } from '../../render/pictures/pdf-lib.js';

/** The input of `PDFContext.obj`: a string is a name; undefined entries are left out. */
export type Dictionary = Parameters<PDFContext['stream']>[1] & {};
export type Literal = Dictionary[string];

/** A name from outside: pdf-lib would encode it in Latin-1, and decode `#41` as an A. */
export function toPdfName(text: string): PDFName {
  const bytes = Buffer.from(text.replaceAll('#', '#23'), 'utf8');
  return pdfLib().PDFName.of(bytes.toString('latin1'));
}

/** A text string: ASCII if possible, otherwise UTF-16. */
export function toPdfText(text: string): PDFString | PDFHexString {
  const { PDFHexString, PDFString } = pdfLib();
  if (!/^[ -~]*$/.test(text)) return PDFHexString.fromText(text);
  return PDFString.of(text.replaceAll(/[\\()]/g, '\\$&'));
}

/** Rounds a number so that it needs no exponent: pdf-lib fails on those below a millionth. */
export const roundNumber = (value: number, digits = 6): number => Number(value.toFixed(digits));

/** Deflates bytes with Node, because pdf-lib does it in JavaScript. */
export function deflateStream(
  context: PDFContext,
  bytes: Uint8Array,
  entries: Dictionary = {},
): PDFRawStream {
  return context.stream(deflateSync(bytes), { ...entries, Filter: 'FlateDecode' });
}
