import type { Piece, TextBlock, TextLine } from '../../../templates/template.js';
import { boundsOf } from '../ground/geometry.js';
import { POINT } from '../ground/measures.js';
import { alignLines } from './align-lines.js';
import { type Flowed, flowText, type Measured } from './flow-text.js';
import { toRuns, toWords, widthOfWords } from './measured-words.js';
import type { Paragraph } from './paragraph.js';
import type { Room, TextStyle } from './text-style.js';

/** Sizes are tried in steps of a quarter point. */
const STEP = 0.25;

/** Text whose size is found. */
export interface Fitted<T> {
  /** By how much it is too large even at the least size, in tenths of a millimetre. */
  readonly overflow: number;
  /** Puts it in its place: worked out when it is drawn, since whoever only checks need not know. */
  readonly place: () => T;
}

/** Sets one line in the middle of a region, as large as fits. */
export function fitLine(
  pieces: readonly Piece[],
  { shapes, inset }: Room,
  { typeface, largest, least }: Pick<TextStyle, 'typeface' | 'largest' | 'least'>,
  role: TextLine['role'],
): Fitted<TextLine> {
  const box = boundsOf(shapes);
  const room = box.width - 2 * inset.x;
  const words = toWords(pieces, typeface, { italic: false });
  const width = widthOfWords(words);
  const size = Math.max(Math.min(largest, room / width / POINT), least) * POINT;
  const place = (): TextLine => ({
    x: box.x + (box.width - width * size) / 2,
    baseline: box.y + (box.height + typeface.of({}).capHeight * size) / 2,
    width: width * size,
    size,
    role,
    starts: true,
    runs: toRuns(words, size),
  });
  return { overflow: Math.max(0, width * size - room), place };
}

/**
 * Sets paragraphs in a region, as large as fits. The region need not be a rectangle: its first shape is where short
 * text goes by itself.
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
  const sizes = sizesBetween(largest, least);
  const first = { ...room, shapes: room.shapes.slice(0, 1) };
  // Text in one place is calmer to read than text that runs around a corner: for that it may be somewhat smaller.
  const calm = room.shapes.length > 1 ? sizes.filter((size) => size >= (largest + least) / 2) : [];
  const tries = [
    ...calm.map((size) => [first, size] as const),
    ...sizes.map((size) => [room, size] as const),
  ];
  for (const [place, size] of tries) {
    const flowed = flowText(measured, place, setting, size, 0);
    if (flowed.overflow <= 0)
      return { overflow: 0, place: () => finish(centre(flowed, measured, place, setting, size)) };
  }
  const flowed = flowText(measured, room, setting, least, 0);
  return { overflow: flowed.overflow, place: () => finish(flowed) };
}

/** From the largest to the least, both included. */
function sizesBetween(largest: number, least: number): number[] {
  const steps = Math.ceil((largest - least) / STEP);
  return [...Array.from({ length: steps }, (_, i) => largest - i * STEP), least];
}

/** Text moved down until there is as much room above as below; where lines are shorter there, as it was. */
function centre(
  flowed: Flowed,
  paragraphs: readonly Measured[],
  room: Room,
  setting: TextStyle,
  points: number,
): Flowed {
  const centred = flowText(paragraphs, room, setting, points, flowed.left / 2);
  return centred.overflow > 0 ? flowed : centred;
}

function finish({ lines, size, bottom, divider }: Flowed): TextBlock {
  return { lines: alignLines(lines), size, bottom, ...(divider && { divider }) };
}
