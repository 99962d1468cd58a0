import type { TextLine } from '../../../templates/template.js';
import { type OpenLine, wordsThatFit } from './flow-text.js';
import { toRuns, type Word, widthOfWords } from './measured-words.js';

/** So many lines of effects are set in the middle, like flavour; more are easier to read from the left. */
const MOST_CENTRED = 2;

/** Gives lines their places between their edges. What stands in the middle is broken into lines of about one length. */
export function alignLines(lines: readonly OpenLine[]): TextLine[] {
  const areEffectsCentred = lines.filter(({ role }) => role === 'effect').length <= MOST_CENTRED;
  return paragraphsOf(lines).flatMap((paragraph) => {
    const role = paragraph[0]?.role;
    const isCentred = role === 'flavour' || (role === 'effect' && areEffectsCentred);
    return (isCentred ? balance(paragraph) : withoutWidow(paragraph)).map(
      ({ left, right, words, ...line }) => {
        const x = isCentred ? left + (right - left - line.width) / 2 : left;
        return { ...line, x, runs: toRuns(words, line.size) };
      },
    );
  });
}

function paragraphsOf(lines: readonly OpenLine[]): OpenLine[][] {
  const paragraphs: OpenLine[][] = [];
  for (const line of lines) {
    if (line.starts) paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

/** Narrower lines are tried in steps of so much, down to half. */
const NARROWER = 0.02;

/** A paragraph on as many lines as before, but with no short last one. */
function balance(paragraph: readonly OpenLine[]): readonly OpenLine[] {
  let best = paragraph;
  for (let share = 1 - NARROWER; paragraph.length > 1 && share > 0.5; share -= NARROWER) {
    const narrower = breakInto(paragraph, share);
    if (narrower === undefined) break;
    best = narrower;
  }
  return best;
}

/** A last line that takes up less of its room looks lost. */
const WIDOW = 0.2;

/** A paragraph on as many lines as before, the last no mere scrap, if that takes but little from the others. */
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

/** The words of a paragraph on the same lines, each filled to a share of its room; undefined where they do not suffice. */
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
