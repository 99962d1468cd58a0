import { type Diagnostic, diagnostic, toFileStart } from '../../diagnostics/index.js';
import { type DeckFolder, LARGEST_FILE, type Refusal, sizeInWords } from '../folder.js';

/** Text of a file, or the diagnostic that says why there is none. */
export function readSource(folder: DeckFolder, file: string): { text?: string; diagnostics: Diagnostic[] } {
  const found = folder.read(file);
  if ('refused' in found) return { diagnostics: [reportRefusal(file, found)] };
  const { text, problem } = decodeSource(file, found.bytes);
  return text === undefined ? { diagnostics: [problem] } : { text, diagnostics: [] };
}

/** Same, from bytes that are already read. */
export function decodeSource(
  file: string,
  bytes: Uint8Array,
):
  | { readonly text: string; readonly problem?: never }
  | { readonly text?: never; readonly problem: Diagnostic } {
  const text = decode(bytes);
  return text === undefined ? { problem: reportEncoding(file, bytes) } : { text };
}

export function reportRefusal(file: string, { refused, why }: Refusal): Diagnostic {
  const at = toFileStart(file);
  switch (refused) {
    case 'outside':
      return diagnostic('FILE_OUTSIDE', at, `${file} is a link that leads out of the deck's folder.`);
    case 'too-large':
      return diagnostic(
        'FILE_TOO_LARGE',
        at,
        `${file} has ${why}; the limit is ${sizeInWords(LARGEST_FILE)}.`,
      );
    case 'missing':
    case 'unreadable':
      return diagnostic('FILE_UNREADABLE', at, `${file} can't be read: ${why}.`);
  }
}

const decoded = new WeakMap<Uint8Array, string>();

/** Decodes UTF-8 without its byte order mark; undefined if it is not UTF-8. Memoized. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = decoded.get(bytes) ?? new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    decoded.set(bytes, text);
    return text;
  } catch {
    return undefined;
  }
}

/** Points at the first line that does not decode, and at its first lost character. */
function reportEncoding(file: string, bytes: Uint8Array): Diagnostic {
  let line = 1;
  let start = 0;
  for (;;) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline;
    if (decode(bytes.subarray(start, end)) === undefined || newline === -1) break;
    start = newline + 1;
    line++;
  }
  const column = Math.max(0, new TextDecoder().decode(bytes.subarray(start)).indexOf('\ufffd')) + 1;
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const hint = utf16 ? 'It looks like UTF-16: save it as UTF-8.' : undefined;
  return diagnostic(
    'FILE_ENCODING',
    { file, line, column, endLine: line, endColumn: column + 1 },
    'This is not UTF-8.',
    hint,
  );
}
