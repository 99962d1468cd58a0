import { Unreadable } from './delivery.js';

/** Text in UTF-8, or in the UTF-16 that spreadsheets call Unicode; without its byte order mark. */
export function decode(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('it is not UTF-8: save it as UTF-8');
  }
}
