import { insideOf } from '../../render/ways/holes.js';
import type { FontBook } from '../pdf/font-book.js';
import { apply, IDENTITY, type Matrix, magnification, multiply } from '../pdf/matrix.js';
import type { Colour, Images, Painting } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';
import { boxOf, type Mark, type Point } from './mark.js';
import { PathReader } from './path-reader.js';

/** What a painting is read with. */
export interface Readers {
  readonly fonts: FontBook;
  readonly images: Images;
}

/** What `q` saves. */
interface Pens {
  readonly matrix: Matrix;
  readonly fill: Colour | undefined;
  readonly stroke: Colour | undefined;
  readonly width: number;
  /** The outlines that all that follows is clipped to. */
  readonly clips: readonly Clip[];
  readonly isMasked: boolean;
  readonly isCut: boolean;
}

interface Clip {
  readonly points: readonly Point[];
  readonly edge: ReadonlySet<Point>;
  readonly isInside: (point: Point) => boolean;
}

const START: Pens = {
  matrix: IDENTITY,
  fill: [0, 0, 0],
  stroke: [0, 0, 0],
  width: 1,
  clips: [],
  isMasked: false,
  isCut: false,
};
const TOKEN = /\[[^\]]*\]|[^\s]+/g;
const POINT = 254 / 72;

/** Reads back what a painting paints, operator by operator, in the order in which it does. */
export function readMarks(painting: Painting, readers: Readers, outer: Partial<Pens> = {}): Mark[] {
  const marks: Mark[] = [];
  const saved: Pens[] = [];
  let pens: Pens = { ...START, ...outer };
  let operands: string[] = [];
  let path = new PathReader();
  let font = { name: '', size: 0 };
  let place: Matrix = IDENTITY;
  let isOdd = false;
  const numbers = () => operands.map(Number);
  const name = () => operands.at(-1)?.slice(1) ?? '';
  const colour = () => numbers().slice(-3) as unknown as Colour;
  const clipPoints = () => pens.clips.flatMap(({ points }) => points);
  const shown = (points: readonly Point[]) => points.filter((point) => isShown(point, pens.clips));
  // Where a clip is smaller than what it clips, its own outline is what is seen.
  const clippedBy = (outline: readonly Point[]) => shown(clipPoints().filter(insideOf(outline)));
  const add = (
    mark: Omit<Mark, 'box' | 'points' | 'isClipped' | 'isMasked'>,
    points: readonly Point[],
    isFilled = false,
  ) => {
    const whole = shown(points);
    const seen = isFilled && whole.length < points.length ? [...whole, ...clippedBy(points)] : whole;
    const box = boxOf(seen);
    if (box !== undefined)
      marks.push({ ...mark, points: seen, box, isClipped: pens.isCut, isMasked: pens.isMasked });
  };
  const area = () => {
    for (const outline of path.outlines(pens.matrix))
      add({ is: 'area', ...(pens.fill && { colour: pens.fill }) }, outline, true);
    path = new PathReader();
  };
  const actions: Readonly<Record<string, () => void>> = {
    q: () => saved.push(pens),
    Q: () => {
      pens = saved.pop() ?? pens;
    },
    cm: () => {
      pens = { ...pens, matrix: multiply(pens.matrix, numbers() as unknown as Matrix) };
    },
    rg: () => {
      pens = { ...pens, fill: colour() };
    },
    RG: () => {
      pens = { ...pens, stroke: colour() };
    },
    scn: () => {
      pens = { ...pens, fill: undefined };
    },
    SCN: () => {
      pens = { ...pens, stroke: undefined };
    },
    w: () => {
      pens = { ...pens, width: numbers()[0] ?? 0 };
    },
    gs: () => {
      const mask = painting.states?.[name()]?.mask;
      if (mask === undefined) return;
      const clip = mask === 'none' ? undefined : maskClip(mask.form, readers, pens.matrix);
      pens = { ...pens, isMasked: mask !== 'none' && clip === undefined };
      if (clip !== undefined) pens = { ...pens, isCut: true, clips: [...pens.clips, clip] };
    },
    m: () => path.move(numbers()),
    l: () => path.line(numbers()),
    c: () => path.curve(numbers()),
    h: () => path.close(),
    re: () => path.rectangle(numbers()),
    f: area,
    'f*': area,
    S: () => {
      const width = pens.width * magnification(pens.matrix);
      for (const outline of path.outlines(pens.matrix))
        add({ is: 'line', width, ...(pens.stroke && { colour: pens.stroke }) }, outline);
      path = new PathReader();
    },
    W: () => {
      isOdd = false;
    },
    'W*': () => {
      isOdd = true;
    },
    n: () => {
      const outlines = path.outlines(pens.matrix);
      if (outlines.length > 0)
        pens = { ...pens, isCut: true, clips: [...pens.clips, clipOf(outlines, isOdd)] };
      path = new PathReader();
    },
    Tf: () => {
      font = { name: operands[0]?.slice(1) ?? '', size: Number(operands[1]) };
    },
    Tm: () => {
      place = numbers() as unknown as Matrix;
    },
    TJ: () => {
      const use = painting.fonts?.[font.name];
      if (use === undefined) return;
      const { text, points } = textIn(
        operands.join(' '),
        use,
        font.size,
        multiply(pens.matrix, place),
        readers,
      );
      const size = (font.size * magnification(pens.matrix)) / POINT;
      add({ is: 'text', text, size, font: use.font, ...(pens.fill && { colour: pens.fill }) }, points);
    },
    Do: () => {
      const form = painting.forms?.[name()];
      if (form !== undefined)
        marks.push(
          ...readMarks(form, readers, { ...pens, clips: [...pens.clips, boxClip(form.box, pens.matrix)] }),
        );
      const key = painting.images?.[name()];
      const pixels = key === undefined ? undefined : readers.images[key];
      const square = cornersOf({ x: 0, y: 0, width: 1, height: 1 }, pens.matrix);
      const whole = boxOf(square);
      if (pixels && whole) add({ is: 'picture', pixels, whole }, square, true);
      // Nobody looks into a drawing that somebody brought as PDF: it is as large as its frame.
      const page = painting.pages?.[name()];
      if (page !== undefined) add({ is: 'area' }, cornersOf(page.box, pens.matrix), true);
    },
  };
  for (const [token] of painting.content.matchAll(TOKEN)) {
    const act = actions[token];
    if (act !== undefined) act();
    if (act !== undefined || /^[A-Za-z]/.test(token)) operands = [];
    else operands.push(token);
  }
  return marks;
}

/** A form shows nothing beyond its box; what lies on its edge is seen. */
const boxClip = ({ x, y, width, height }: Box, matrix: Matrix): Clip => {
  const around = { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
  return clipOf([cornersOf(around, matrix)], false);
};

const cornersOf = ({ x, y, width, height }: Box, matrix: Matrix): Point[] =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map(([u = 0, v = 0]) => pointOf(apply(matrix, u, v)));

/** Something is seen inside any of the outlines; by the even-odd rule, not where two of them lie on each other. */
function clipOf(outlines: readonly (readonly Point[])[], isOdd: boolean): Clip {
  const points = outlines.flat();
  const inside = outlines.map(insideOf);
  const isInside = (point: Point) => {
    const within = inside.filter((isIn) => isIn(point)).length;
    return isOdd ? within % 2 === 1 : within > 0;
  };
  return { points, edge: new Set(points), isInside };
}

/** A mask of plain shapes is a clip; where it fades, nobody knows where it ends. */
function maskClip(form: Painting, readers: Readers, matrix: Matrix): Clip | undefined {
  const marks = readMarks(form, readers, { matrix });
  const areas = marks.filter(
    ({ is, colour, isMasked }) => is === 'area' && colour !== undefined && !isMasked,
  );
  if (areas.length === 0 || areas.length < marks.length) return undefined;
  const light = areas.filter(({ colour = [0, 0, 0] }) => Math.max(...colour) > 0);
  return clipOf(
    light.map(({ points }) => points),
    false,
  );
}

const EDGE = 0.5;

const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** On the outline of its clip something is seen; a hair beyond it is not. */
const isShown = (point: Point, clips: readonly Clip[]): boolean =>
  clips.every(({ edge, isInside }) => isInside(point) || edge.has(point));

/** The glyphs of a line, and the corners of the box that their capitals fill. */
function textIn(
  shown: string,
  use: NonNullable<Painting['fonts']>[string],
  size: number,
  matrix: Matrix,
  { fonts }: Readers,
): { text: string; points: Point[] } {
  const { font } = fonts.byId(use.font);
  const thousand = 1000 / font.unitsPerEm;
  let [text, pen] = ['', 0];
  for (const [, hex, shift] of shown.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/g)) {
    if (shift !== undefined) pen -= Number(shift);
    for (const [code] of (hex ?? '').matchAll(/.{4}/g)) {
      const glyph = Number.parseInt(code, 16);
      pen += (font.getGlyph(glyph)?.advanceWidth ?? 0) * thousand;
      text += use.glyphs[glyph] ?? '';
    }
  }
  const width = (pen / 1000) * size;
  // The text matrix turns y round: upwards is positive.
  const corners = [
    [0, 0.7 * size],
    [width, 0.7 * size],
    [width, -0.22 * size],
    [0, -0.22 * size],
  ];
  return { text, points: corners.map(([x = 0, y = 0]) => pointOf(apply(matrix, x, y))) };
}
