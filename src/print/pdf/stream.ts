import { deflateSync } from 'node:zlib';
import { type PDFArray, type PDFContext, type PDFDict, type PDFObject, PDFRawStream } from 'pdf-lib';

/** What pdf-lib makes objects of: a text becomes a name. */
export type Literal =
  | PDFObject
  | string
  | number
  | boolean
  | readonly Literal[]
  | { readonly [key: string]: Literal | undefined };

/** pdf-lib's own types of literals do not nest. */
export const dictionary = (
  context: PDFContext,
  entries: Readonly<Record<string, Literal | undefined>>,
): PDFDict => context.obj(entries as never) as unknown as PDFDict;

export const array = (context: PDFContext, items: readonly Literal[]): PDFArray =>
  context.obj(items as never) as unknown as PDFArray;

/** A stream, deflated here: pdf-lib's own compressor is JavaScript. */
export function deflated(
  context: PDFContext,
  bytes: Uint8Array,
  entries: Readonly<Record<string, Literal>> = {},
): PDFRawStream {
  return encoded(context, deflateSync(bytes), 'FlateDecode', entries);
}

/** A stream whose bytes are encoded already. */
export function encoded(
  context: PDFContext,
  bytes: Uint8Array,
  filter: string,
  entries: Readonly<Record<string, Literal>> = {},
): PDFRawStream {
  return PDFRawStream.of(dictionary(context, { ...entries, Length: bytes.length, Filter: filter }), bytes);
}
