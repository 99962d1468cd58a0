import { Unreadable } from './unreadable.js';

/** Text in UTF-8, or in the UTF-16 that spreadsheets call Unicode; without its byte order mark. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(utf16Of(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('it is not UTF-8: save it as UTF-8');
  }
}

/** Which UTF-16 it is, by its mark or, since all formats begin with a letter or sign of ASCII, by the empty half of that. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}
