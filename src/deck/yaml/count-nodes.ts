/** Estimates how many nodes a parser would create, so that oversized YAML is never parsed. */

const CODES = 128;

/** Characters that may begin or end a node anywhere: parsers spend a few microseconds on each. */
const ALWAYS = toCodes('\n,[]{}&*!"');

/** The same, if followed by one of the characters below; otherwise they are part of a word. */
const BEFORE_A_GAP = toCodes(":-?'");
const GAP = toCodes(' \t\r\n,[]{}"');

function toCodes(characters: string): Uint8Array {
  const codes = new Uint8Array(CODES);
  for (const one of characters) codes[one.charCodeAt(0)] = 1;
  return codes;
}

interface NodeCount {
  readonly count: number;
  /** Offset at which the count exceeds the limit. */
  readonly offset?: number;
}

/** Counts the characters that create nodes of YAML: an upper bound, since prose contains some of them, too. */
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
