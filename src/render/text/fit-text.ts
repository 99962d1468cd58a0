/**
 * Finds the largest text size that fits a region. Entry points: `fitLine`, `fitBlock`. Both return the overflow at
 * once; positions and spare room are computed lazily.
 */

import type { Piece, TextBlock, TextLine } from '../../../templates/template.js';
import { boundsOf } from '../core/geometry.js';
import { POINT } from '../core/typesetting.js';
import { alignLines } from './align-lines.js';
import { type Attempt, type Flowed, flowText, type Measured } from './flow-text.js';
import { toRuns, toWords, type Word, widthOfWords } from './measured-words.js';
import type { Paragraph } from './paragraph.js';
import type { Room, TextStyle } from './text-style.js';

/** Step between sizes in points, if a theme lists no sizes. */
const STEP = 0.25;

/** The share of an inset that the longest texts keep. */
export const CLOSE = 0.75;

/** Text with its final size. */
export interface Fitted<T> {
  /** By how much it is too large even at the minimum size, in tenths of a millimetre. */
  readonly overflow: number;
  /** Computes the positions; lazy, since checks don't need them. */
  readonly place: () => T;
  /** Approximate number of further characters of average width that fit at the minimum size; negative on overflow. */
  readonly spare: () => number;
}

/** Sets one line in the middle of a region, as large as possible. */
export function fitLine(
  pieces: readonly Piece[],
  { shapes, inset }: Room,
  { typeface, largest, least, steps }: Pick<TextStyle, 'typeface' | 'largest' | 'least' | 'steps'>,
  role: TextLine['role'],
): Fitted<TextLine> {
  const box = boundsOf(shapes);
  const room = box.width - 2 * inset.x;
  const words = toWords(pieces, typeface, { italic: false });
  const width = widthOfWords(words);
  const most = room / width / POINT;
  const stepped = steps === undefined ? Math.min(largest, most) : steps.find((step) => step <= most);
  const size = Math.max(stepped ?? least, least) * POINT;
  const place = (): TextLine => ({
    x: box.x + (box.width - width * size) / 2,
    baseline: box.y + (box.height + typeface.of({}).capHeight * size) / 2,
    width: width * size,
    size,
    role,
    starts: true,
    runs: toRuns(words, size),
  });
  const spare = () => Math.floor((room / (width * least * POINT) - 1) * lettersIn(pieces));
  return { overflow: Math.max(0, width * size - room), place, spare };
}

const lettersIn = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, piece) => sum + (piece.is === 'words' && !piece.mark ? [...piece.text].length : 0), 0);

/**
 * Sets paragraphs in a region, as large as possible. The region need not be a rectangle: short text is set in its first
 * shape alone.
 */
export function fitBlock(
  paragraphs: readonly Paragraph[],
  room: Room,
  setting: TextStyle,
): Fitted<TextBlock> {
  const measured = paragraphs.map(({ role, pieces }) => ({
    role,
    words: toWords(pieces, setting.typeface, { italic: role === 'flavour' }),
  }));
  const { largest, least } = setting;
  const sizes = listSizes(setting);
  const first = { ...room, shapes: room.shapes.slice(0, 1) };
  // Text in one shape is easier to read than text that runs around a corner: it may be somewhat smaller for that.
  const calm = room.shapes.length > 1 ? sizes.filter((size) => size >= (largest + least) / 2) : [];
  const attempts: Attempt[] = [
    ...calm.map((size) => ({ room: first, size, mayBend: false })),
    // The next smaller size on the axis of the card looks better than this one beside it.
    ...sizes.flatMap((size, i) => [
      { room, size, mayBend: false, isOnAxis: true },
      { room, size: sizes[i + 1] ?? size, mayBend: false, isOnAxis: true },
      { room, size, mayBend: false },
    ]),
    ...sizes.map((size) => ({ room, size, mayBend: true })),
  ];
  const flow: Flow = (some) => flowText(some, { room, size: least, mayBend: true }, setting, 0);
  const spare = () => estimateSpare(measured, paragraphs, flow);
  for (const attempt of attempts) {
    const flowed = flowText(measured, attempt, setting, 0);
    if (flowed.overflow <= 0)
      return { overflow: 0, place: () => finish(centre(flowed, measured, attempt, setting)), spare };
  }
  // Too long even at the minimum size: it may come close to the edge and to the corners.
  const { x, y } = room.inset;
  const closer = { ...room, inset: { x: x * CLOSE, y: y * CLOSE, corner: 0 } };
  const flowed = flowText(measured, { room: closer, size: least, mayBend: true }, setting, 0);
  return { overflow: flowed.overflow, place: () => finish(flowed), spare };
}

/** Limit on the words that are tried. */
const MOST_WORDS = 512;

/** Estimates spare room by adding words of the last paragraph: lines are never full, and lower ones may be shorter. */
function estimateSpare(measured: readonly Measured[], paragraphs: readonly Paragraph[], flow: Flow): number {
  const [before, last] = [measured.slice(0, -1), measured.at(-1)];
  if (last === undefined || last.words.length === 0) return 0;
  const fits = (count: number) => {
    const words = Array.from({ length: count }, (_, i) => last.words[i % last.words.length] as Word);
    return flow([...before, { ...last, words }]).overflow <= 0;
  };
  // Doubles the number until it does not fit: most cards have little room, and setting many words is slowest.
  let [most, tooMany] = [0, Math.min(last.words.length, MOST_WORDS)];
  while (tooMany < MOST_WORDS && fits(tooMany))
    [most, tooMany] = [tooMany, Math.min(2 * tooMany, MOST_WORDS)];
  while (tooMany - most > 1) {
    const half = (most + tooMany) >> 1;
    if (fits(half)) most = half;
    else tooMany = half;
  }
  const wordLength = lettersIn(paragraphs.at(-1)?.pieces ?? []) / last.words.length;
  return Math.floor((most - last.words.length) * wordLength);
}

type Flow = (paragraphs: readonly Measured[]) => Flowed;

/** From the maximum to the minimum, both included. */
function listSizes({ largest, least, steps }: TextStyle): number[] {
  if (steps !== undefined) return [...steps.filter((size) => size > least), least];
  const count = Math.ceil((largest - least) / STEP);
  return [...Array.from({ length: count }, (_, i) => largest - i * STEP), least];
}

/** Centres text vertically; leaves it at the top if it does not fit lower, where lines may be shorter. */
function centre(
  flowed: Flowed,
  paragraphs: readonly Measured[],
  attempt: Attempt,
  setting: TextStyle,
): Flowed {
  const centred = flowText(paragraphs, attempt, setting, flowed.left / 2);
  return centred.overflow > 0 ? flowed : centred;
}

function finish({ lines, size, bottom, divider }: Flowed): TextBlock {
  return { lines: alignLines(lines), size, bottom, ...(divider && { divider }) };
}
