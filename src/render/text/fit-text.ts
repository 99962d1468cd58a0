import type { Piece, TextBlock, TextLine } from '../../../templates/template.js';
import { boundsOf } from '../ground/geometry.js';
import { POINT } from '../ground/measures.js';
import { alignLines } from './align-lines.js';
import { type Attempt, type Flowed, flowText, type Measured } from './flow-text.js';
import { toRuns, toWords, type Word, widthOfWords } from './measured-words.js';
import type { Paragraph } from './paragraph.js';
import type { Room, TextStyle } from './text-style.js';

/** Where a theme names no sizes, they are tried in steps of a quarter point. */
const STEP = 0.25;

/** The share of an inset that the longest texts keep. */
export const CLOSE = 0.75;

/** Text whose size is found. */
export interface Fitted<T> {
  /** By how much it is too large even at the least size, in tenths of a millimetre. */
  readonly overflow: number;
  /** Puts it in its place: worked out when it is drawn, since whoever only checks need not know. */
  readonly place: () => T;
  /** About so many letters more, as broad as those that are there, would fit at the least size; fewer than none where they are too many already. Worked out for whoever asks. */
  readonly spare: () => number;
}

/** Sets one line in the middle of a region, as large as fits. */
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
  const sizes = sizesOf(setting);
  const first = { ...room, shapes: room.shapes.slice(0, 1) };
  // Text in one place is calmer to read than text that runs around a corner: for that it may be somewhat smaller.
  const calm = room.shapes.length > 1 ? sizes.filter((size) => size >= (largest + least) / 2) : [];
  const attempts: Attempt[] = [
    ...calm.map((size) => ({ room: first, size, mayBend: false })),
    ...sizes.map((size) => ({ room, size, mayBend: false })),
    ...sizes.map((size) => ({ room, size, mayBend: true })),
  ];
  const flow: Flow = (some) => flowText(some, { room, size: least, mayBend: true }, setting, 0);
  const spare = () => spareOf(measured, paragraphs, flow);
  for (const attempt of attempts) {
    const flowed = flowText(measured, attempt, setting, 0);
    if (flowed.overflow <= 0)
      return { overflow: 0, place: () => finish(centre(flowed, measured, attempt, setting)), spare };
  }
  // Too long even at the least size: it may come close to the edge and to what stands in the corners.
  const { x, y } = room.inset;
  const closer = { ...room, inset: { x: x * CLOSE, y: y * CLOSE, corner: 0 } };
  const flowed = flowText(measured, { room: closer, size: least, mayBend: true }, setting, 0);
  return { overflow: flowed.overflow, place: () => finish(flowed), spare };
}

/** As many words like those of the last paragraph as there is room for; no more of them are tried. */
const MOST_WORDS = 512;

/** Tried with words, since lines never are quite full, and those further down may be shorter. */
function spareOf(measured: readonly Measured[], paragraphs: readonly Paragraph[], flow: Flow): number {
  const [before, last] = [measured.slice(0, -1), measured.at(-1)];
  if (last === undefined || last.words.length === 0) return 0;
  const fits = (count: number) => {
    const words = Array.from({ length: count }, (_, i) => last.words[i % last.words.length] as Word);
    return flow([...before, { ...last, words }]).overflow <= 0;
  };
  // Twice as many each time, until they do not fit: most cards have room for few, and to set many takes longest.
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

/** From the largest to the least, both included. */
function sizesOf({ largest, least, steps }: TextStyle): number[] {
  if (steps !== undefined) return [...steps.filter((size) => size > least), least];
  const count = Math.ceil((largest - least) / STEP);
  return [...Array.from({ length: count }, (_, i) => largest - i * STEP), least];
}

/** Text moved down until there is as much room above as below; where lines are shorter there, as it was. */
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
