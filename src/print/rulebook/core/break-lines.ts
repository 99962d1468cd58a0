/** A word and its width; `glue` is the space before it, 0 after a hyphen. */
export interface Measured {
  readonly text: string;
  readonly width: number;
  readonly glue: number;
}

/**
 * Splits a text into unbreakable parts: at spaces, and after a hyphen or dash between long words, not in `self-worth`.
 */
export function splitWords(text: string, measure: (text: string) => number): Measured[] {
  const space = measure(' ');
  return text
    .split(/[ \n\t]+/)
    .filter((word) => word !== '')
    .flatMap((word) =>
      word
        .split(/(?<=\p{L}{6}[-–—])(?=\p{L}{6})/u)
        .map((part, at) => ({ text: part, width: measure(part), glue: at === 0 ? space : 0 })),
    );
}

/**
 * Breaks a paragraph into lines that are as even as possible: minimizes the sum of squares of the space left. The last
 * line is free, but a single short word on it has a cost.
 */
export function breakWords<W extends Measured>(words: readonly W[], room: number): W[][] {
  // best[n]: the least cost of setting the first n words, and the start of its last line.
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    let width = 0;
    for (let from = end - 1; from >= 0; from--) {
      const word = words[from];
      const next = words[from + 1];
      width += (word?.width ?? 0) + (from < end - 1 ? (next?.glue ?? 0) : 0);
      const isAlone = from === end - 1;
      if (width > room && !isAlone) break;
      const cost =
        (best[from]?.cost ?? 0) + lineCost(room - width, room, end === words.length, isAlone && from > 0);
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  return linesFrom(words, best);
}

/** Minimum share of the last line that should be filled. */
const SHORT = 0.25;

function lineCost(left: number, room: number, isLast: boolean, isAlone: boolean): number {
  // A word wider than the column gets a line of its own and overflows: there is no better option.
  if (left < 0) return 100 * room ** 2;
  if (!isLast) return left ** 2;
  return isAlone && room - left < SHORT * room ? (room / 2) ** 2 : 0;
}

function linesFrom<W>(words: readonly W[], best: readonly { from: number }[]): W[][] {
  const lines: W[][] = [];
  for (let end = words.length; end > 0; ) {
    const from = best[end]?.from ?? 0;
    lines.unshift(words.slice(from, end));
    end = from;
  }
  return lines;
}

/** Joins the words of one line. */
export const joinWords = (line: readonly Measured[]): string =>
  line.map(({ text, glue }, at) => (at > 0 && glue > 0 ? ` ${text}` : text)).join('');

/** The lines of a paragraph as texts. */
export const breakLines = (words: readonly Measured[], room: number): string[] =>
  breakWords(words, room).map(joinWords);
