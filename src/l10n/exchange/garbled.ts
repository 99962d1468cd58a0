/** A text that was decoded with the wrong character set. */
export interface Garbled {
  readonly meant: string;
  readonly found: string;
  /** The character set that was used instead of UTF-8; left out where characters were replaced by question marks. */
  readonly readAs?: string;
}

/** Character sets that programs assume instead of UTF-8: defaults of Windows by country, of old Macs, of the web. */
const CHARSETS: readonly (readonly [string, string])[] = [
  ['Windows-1252', createCharTable('windows-1252')],
  ['Windows-1250', createCharTable('windows-1250')],
  ['Latin-1', String.fromCharCode(...Array(256).keys())],
  ['Mac Roman', createCharTable('macintosh')],
];

function createCharTable(charset: string): string {
  return new TextDecoder(charset).decode(Uint8Array.from(Array(256).keys()));
}

/** Characters of Latin-script languages. "PÓŁNOC" decodes as UTF-8 by chance, too, but never to these. */
const LATIN = /^[\n\t\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2010-\u203a\u20ac\u2212]*$/;

/**
 * Detects mojibake: "Kosa Åšmierci" was "Kosa Śmierci". Its characters, as bytes, are UTF-8 again, and decode to the
 * deck's text or to a text in Latin script.
 */
export function asReadWrongly(found: string, ours: string | undefined): Garbled | undefined {
  if (!NOT_ASCII.test(found)) return undefined;
  for (const [readAs, table] of CHARSETS) {
    const bytes = [...found].map((letter) => table.indexOf(letter));
    if (bytes.includes(-1)) continue;
    try {
      const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
      if (meant === ours || LATIN.test(meant)) return { meant, found, readAs };
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

/** Detects "perch?" for "perché". Punctuation may be changed on purpose, so at least one letter must be lost. */
export function withLostLetters(meant: string, found: string): Garbled | undefined {
  const [before, after] = [[...meant], [...found]];
  if (before.length !== after.length || meant === found) return undefined;
  const lost = before.filter((letter, i) => letter !== after[i]);
  const isLost = (letter: string, i: number) =>
    letter === after[i] || (NOT_ASCII.test(letter) && LOST.includes(after[i] ?? ''));
  return before.every(isLost) && lost.some((letter) => /\p{L}/u.test(letter)) ? { meant, found } : undefined;
}

const NOT_ASCII = /[^\0-\x7f]/;
const LOST = ['?', '\ufffd'];
