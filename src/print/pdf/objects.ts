import { deflateSync } from 'node:zlib';
import type { PDFContext, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { pdfLib } from '../../render/pictures/pdf-lib.js';

/** What `PDFContext.obj` makes an object of: a text is a name; what is undefined is left out. */
export type Dictionary = Parameters<PDFContext['stream']>[1] & {};
export type Literal = Dictionary[string];

/** A name that somebody else has thought of: pdf-lib would write its letters in Latin-1, and read `#41` as an A. */
export function nameOf(text: string): PDFName {
  const bytes = Buffer.from(text.replaceAll('#', '#23'), 'utf8');
  return pdfLib().PDFName.of(bytes.toString('latin1'));
}

/** Text for people: in plain letters where they suffice, else in UTF-16. */
export function textOf(text: string): PDFString | PDFHexString {
  const { PDFHexString, PDFString } = pdfLib();
  if (!/^[ -~]*$/.test(text)) return PDFHexString.fromText(text);
  return PDFString.of(text.replaceAll(/[\\()]/g, '\\$&'));
}

/** A number that can be written without an exponent: pdf-lib stumbles over those below a millionth. */
export const rounded = (value: number, digits = 6): number => Number(value.toFixed(digits));

/** Bytes, deflated by node: pdf-lib does that in JavaScript. */
export function deflated(context: PDFContext, bytes: Uint8Array, entries: Dictionary = {}): PDFRawStream {
  return context.stream(deflateSync(bytes), { ...entries, Filter: 'FlateDecode' });
}
