import type { TextBlock, TextLine } from '../../../templates/template.js';
import { boundsOf, clearSpan } from '../ground/geometry.js';
import { POINT } from '../ground/measures.js';
import { type Word, widthOfWords } from './measured-words.js';
import type { Paragraph } from './paragraph.js';
import type { Room, TextStyle } from './text-style.js';

/** The letters of a line stand this far below its middle, in sizes. */
const BASELINE = 0.31;
/** Items of a list stand so far to the right, in sizes. */
const INDENT = 1.1;
/** Between effects and flavour there is so much more room than between other paragraphs. */
const FLAVOUR_GAP = 2.6;

export interface Measured {
  readonly role: Paragraph['role'];
  readonly words: readonly Word[];
}

/** Text broken into lines, not yet drawn. */
export interface Flowed {
  readonly lines: readonly OpenLine[];
  readonly size: number;
  readonly bottom: number;
  readonly divider?: TextBlock['divider'];
  readonly overflow: number;
  /** The room that is left below. */
  readonly left: number;
}

/** A line that knows between which edges it may stand. */
export type OpenLine = Omit<TextLine, 'x' | 'runs'> & {
  readonly left: number;
  readonly right: number;
  readonly words: readonly Word[];
};

/** Breaks paragraphs into lines at a size, from the top of a region, or somewhat lower. */
export function flowText(
  paragraphs: readonly Measured[],
  { shapes, inset }: Room,
  setting: TextStyle,
  points: number,
  lower: number,
): Flowed {
  const box = boundsOf(shapes);
  const bottom = box.y + box.height - inset.y;
  const lines: OpenLine[] = [];
  let y = box.y + inset.y + lower;
  let tooWide = 0;
  let divider: TextBlock['divider'];
  for (const [i, { role, words }] of paragraphs.entries()) {
    const own =
      role === 'flavour' ? Math.max(points * setting.flavour, Math.min(points, setting.least)) : points;
    const size = own * POINT;
    const height = size * setting.line;
    const isFlavourBelow = role === 'flavour' && i > 0;
    const gap = size * setting.paragraph * (isFlavourBelow ? FLAVOUR_GAP : 1);
    if (i > 0) y += gap;
    const indent = role === 'item' ? INDENT * size : 0;
    const spanAt = (top: number) => {
      const lastTop = Math.min(top, bottom - height);
      const span = clearSpan(shapes, lastTop - inset.y, lastTop + height + inset.y) ?? {
        left: box.x,
        right: box.x + box.width,
      };
      return { left: span.left + inset.x + indent, right: span.right - inset.x };
    };
    if (isFlavourBelow) {
      const { left, right } = spanAt(y);
      divider = { x: left, y: y - gap / 2 + 0.06 * size, width: right - left };
    }
    let rest = words;
    while (rest.length > 0) {
      const { left, right } = spanAt(y);
      const count = wordsThatFit(rest, (right - left) / size);
      const line = rest.slice(0, count);
      const width = widthOfWords(line) * size;
      tooWide = Math.max(tooWide, width - (right - left));
      lines.push({
        left,
        right,
        baseline: y + height / 2 + BASELINE * size,
        width,
        size,
        role,
        starts: rest === words,
        words: line,
      });
      rest = rest.slice(count);
      y += height;
    }
  }
  const tooHigh = y - bottom;
  return {
    lines,
    size: points * POINT,
    bottom: y,
    ...(divider && { divider }),
    overflow: Math.max(0, tooWide, tooHigh),
    left: Math.max(0, -tooHigh),
  };
}

/** So many words stand on a line; always one, however long. */
export function wordsThatFit(words: readonly Word[], room: number): number {
  let width = 0;
  for (const [i, word] of words.entries()) {
    width += word.width + (i === 0 ? 0 : word.space);
    if (i > 0 && width > room) return i;
  }
  return words.length;
}
