/** Estimates how much a parser would make of YAML, so that too much of it is never parsed. */

const CODES = 128;

/** Each of them may begin or end a node wherever it stands: parsers spend a few microseconds on it. */
const ALWAYS = codesOf('\n,[]{}&*!"');

/** The same, where one of those that follow stands behind it; else it is a part of a word. */
const BEFORE_A_GAP = codesOf(":-?'");
const GAP = codesOf(' \t\r\n,[]{}"');

function codesOf(characters: string): Uint8Array {
  const codes = new Uint8Array(CODES);
  for (const one of characters) codes[one.charCodeAt(0)] = 1;
  return codes;
}

interface NodeCount {
  readonly count: number;
  /** Where the count exceeds the limit. */
  readonly offset?: number;
}

/** Counts the signs that make nodes of YAML: prose has some of them, too, but no node is without. */
export function countNodes(text: string, limit = Number.POSITIVE_INFINITY): NodeCount {
  let count = 0;
  let offset: number | undefined;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= CODES) continue;
    if (ALWAYS[code] === 1 || (BEFORE_A_GAP[code] === 1 && isGap(text, i + 1))) {
      count++;
      if (count > limit) offset ??= i;
    }
  }
  return offset === undefined ? { count } : { count, offset };
}

const isGap = (text: string, at: number): boolean => at === text.length || GAP[text.charCodeAt(at)] === 1;
