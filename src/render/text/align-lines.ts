import type { TextLine } from '../../../templates/template.js';
import { type OpenLine, wordsThatFit } from './flow-text.js';
import { toRuns, type Word, widthOfWords } from './measured-words.js';

/**
 * Positions lines between their edges: effects and flavour are centred, like the title, in lines of similar length;
 * lists are left-aligned.
 */
export function alignLines(lines: readonly OpenLine[]): TextLine[] {
  return groupParagraphs(lines).flatMap((paragraph) => {
    const isCentred = paragraph[0]?.role !== 'item';
    return (isCentred ? balance(paragraph) : withoutWidow(paragraph)).map(
      ({ left, right, words, ...line }) => {
        const x = isCentred ? left + (right - left - line.width) / 2 : left;
        return { ...line, x, runs: toRuns(words, line.size) };
      },
    );
  });
}

function groupParagraphs(lines: readonly OpenLine[]): OpenLine[][] {
  const paragraphs: OpenLine[][] = [];
  for (const line of lines) {
    if (line.starts) paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

/** Step for trying narrower lines, down to half. */
const NARROWER = 0.02;

/** Rebreaks a paragraph into the same number of lines, without a short last one. */
function balance(paragraph: readonly OpenLine[]): readonly OpenLine[] {
  let best = paragraph;
  for (let share = 1 - NARROWER; paragraph.length > 1 && share > 0.5; share -= NARROWER) {
    const narrower = breakInto(paragraph, share);
    if (narrower === undefined) break;
    best = narrower;
  }
  return withCompany(best);
}

/** Moves a word from the line above to a last line of one word, if possible. */
function withCompany(lines: readonly OpenLine[]): readonly OpenLine[] {
  const [above, last] = lines.slice(-2);
  if (above === undefined || last?.words.length !== 1 || above.words.length < 3) return lines;
  if (last.words[0]?.starts) return lines;
  const refillLine = (line: OpenLine, words: readonly Word[]) => ({
    ...line,
    words,
    width: widthOfWords(words) * line.size,
  });
  const fuller = refillLine(last, [...above.words.slice(-1), ...last.words]);
  if (fuller.width > last.right - last.left) return lines;
  return [...lines.slice(0, -2), refillLine(above, above.words.slice(0, -1)), fuller];
}

/** Minimum share of its room that a last line should fill. */
const WIDOW = 0.2;

/** Rebreaks a paragraph into the same number of lines without a widow, if the other lines lose little. */
function withoutWidow(paragraph: readonly OpenLine[]): readonly OpenLine[] {
  const isWidow = (line: OpenLine | undefined) => line && line.width < WIDOW * (line.right - line.left);
  if (paragraph.length < 2 || !isWidow(paragraph.at(-1))) return paragraph;
  for (let share = 1 - NARROWER; share > 0.8; share -= NARROWER) {
    const narrower = breakInto(paragraph, share);
    if (narrower === undefined) break;
    if (!isWidow(narrower.at(-1))) return narrower;
  }
  return paragraph;
}

/**
 * Breaks a paragraph into the same lines, each filled to a share of its room; undefined if the lines do not suffice.
 */
function breakInto(paragraph: readonly OpenLine[], share: number): OpenLine[] | undefined {
  let rest: readonly Word[] = paragraph.flatMap(({ words }) => words);
  const lines = paragraph.map((line) => {
    const room = ((line.right - line.left) / line.size) * share;
    const words = rest.slice(0, wordsThatFit(rest, room));
    rest = rest.slice(words.length);
    return { ...line, words, width: widthOfWords(words) * line.size };
  });
  const fits = lines.every(({ words, width, left, right }) => words.length > 0 && width <= right - left);
  return rest.length === 0 && fits ? lines : undefined;
}
