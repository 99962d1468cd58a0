import { UnreadableFileError } from './unreadable.js';

/** Decodes UTF-8, or the UTF-16 that spreadsheets call Unicode, and removes the byte order mark. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(detectUtf16(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFileError('it is not UTF-8: save it as UTF-8');
  }
}

/** Detects UTF-16 by its mark, or by the zero byte of the first character, which is ASCII in all formats. */
export function detectUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}
