/** Breaks paragraphs into lines at a given size, in regions of any shape. Entry point: `flowText`. */

import type { TextBlock, TextLine } from '../../../templates/template.js';
import { boundsOf, clearSpan } from '../core/geometry.js';
import { POINT } from '../core/typesetting.js';
import { type Word, widthOfWords } from './measured-words.js';
import type { Paragraph } from './paragraph.js';
import type { Room, TextStyle } from './text-style.js';

/** Distance of the baseline below the middle of a line, as a multiple of the size. */
const BASELINE = 0.31;
/** Indentation of list items, as a multiple of the size. */
const INDENT = 1.1;
/** Factor for the gap between effects and flavour, relative to that between other paragraphs. */
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
  /** The remaining room below. */
  readonly left: number;
}

/** A line with the edges between which it may be positioned. */
export type OpenLine = Omit<TextLine, 'x' | 'runs'> & {
  readonly left: number;
  readonly right: number;
  readonly words: readonly Word[];
};

/** One attempt to set text at a size. */
export interface Attempt {
  readonly room: Room;
  /** In points. */
  readonly size: number;
  /** Whether lines of one paragraph may have different centres, because the region is narrower further down. */
  readonly mayBend: boolean;
  /** Whether effects must be set on the axis of the region, above where it becomes narrower on one side. */
  readonly isOnAxis?: boolean;
}

/** Breaks paragraphs into lines at a size, from the top of a region, or somewhat lower. */
export function flowText(
  paragraphs: readonly Measured[],
  { room: { shapes, inset }, size: points, mayBend, isOnAxis = false }: Attempt,
  setting: TextStyle,
  lower: number,
): Flowed {
  const box = boundsOf(shapes);
  const bottom = box.y + box.height - inset.y;
  const middle = box.x + box.width / 2;
  const lines: OpenLine[] = [];
  let y = box.y + inset.y + lower;
  let tooWide = 0;
  let offAxis = 0;
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
    const spanAt = (top: number): Span => {
      const lastTop = Math.min(top, bottom - height);
      const span = clearSpan(shapes, lastTop - inset.y, lastTop + height + inset.y) ?? {
        left: box.x,
        right: box.x + box.width,
      };
      const isAtCorner =
        lastTop < box.y + inset.corner || lastTop + height > box.y + box.height - inset.corner;
      const keep = isAtCorner ? Math.max(inset.x, inset.corner) : inset.x;
      return { left: span.left + keep + indent, right: span.right - keep };
    };
    const straight = mayBend || role === 'item' ? undefined : straightSpan(words, y, size, height, spanAt);
    const laid = breakParagraph(words, y, size, height, (top) => within(spanAt(top), straight));
    if (isFlavourBelow && laid[0]) {
      const { left, right } = laid[0];
      divider = { x: left, y: y - gap / 2 + 0.06 * size, width: right - left };
    }
    for (const [at, { left, right, words: line }] of laid.entries()) {
      const width = widthOfWords(line) * size;
      tooWide = Math.max(tooWide, width - (right - left));
      if (isOnAxis && role === 'effect') offAxis = Math.max(offAxis, Math.abs(left + right - 2 * middle) / 2);
      const baseline = y + at * height + height / 2 + BASELINE * size;
      lines.push({ left, right, baseline, width, size, role, starts: at === 0, words: line });
    }
    y += laid.length * height;
  }
  const tooHigh = y - bottom;
  return {
    lines,
    size: points * POINT,
    bottom: y,
    ...(divider && { divider }),
    overflow: Math.max(0, tooWide, tooHigh, offAxis - SAME_MIDDLE),
    left: Math.max(0, -tooHigh),
  };
}

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Breaks the words of a paragraph into lines, from a given height. */
function breakParagraph(
  words: readonly Word[],
  y: number,
  size: number,
  height: number,
  spanAt: (top: number) => Span,
): (Span & { readonly words: readonly Word[] })[] {
  const lines: (Span & { readonly words: readonly Word[] })[] = [];
  for (let rest = words; rest.length > 0; ) {
    const { left, right } = spanAt(y + lines.length * height);
    const line = rest.slice(0, wordsThatFit(rest, (right - left) / size));
    lines.push({ left, right, words: line });
    rest = rest.slice(line.length);
  }
  return lines;
}

/** Tolerance for equal centres of lines, in tenths of a millimetre. */
const SAME_MIDDLE = 1;

/** The horizontal room of a paragraph from its first line to its last: all its lines have one centre. */
function straightSpan(
  words: readonly Word[],
  y: number,
  size: number,
  height: number,
  spanAt: (top: number) => Span,
): Span | undefined {
  let span: Span | undefined;
  // A narrower paragraph is longer, and may reach further down: at most to where the region is narrowest.
  for (let again = 0; again < 3; again++) {
    const lines = breakParagraph(words, y, size, height, (top) => within(spanAt(top), span));
    const middles = lines.map(({ left, right }) => (left + right) / 2);
    if (Math.max(...middles) - Math.min(...middles) < SAME_MIDDLE) return span;
    span = lines.reduce<Span | undefined>((all, line) => within(line, all), undefined);
  }
  return span;
}

const within = (span: Span, other: Span | undefined): Span =>
  other === undefined
    ? span
    : { left: Math.max(span.left, other.left), right: Math.min(span.right, other.right) };

/** The number of words that fit on a line, up to the next break; at least one, however long. */
export function wordsThatFit(words: readonly Word[], room: number): number {
  let width = 0;
  for (const [i, word] of words.entries()) {
    width += word.width + (i === 0 ? 0 : word.space);
    if (i > 0 && (word.starts || width > room)) return i;
  }
  return words.length;
}
