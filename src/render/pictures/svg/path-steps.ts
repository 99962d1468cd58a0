/** Parses path data into steps, to measure paths. Never used for drawing. */

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Step {
  /** In lower case; `l` also for further points behind `m`. */
  readonly letter: string;
  readonly from: Point;
  readonly to: Point;
  /** The control points of a curve, or the radii of an arc. */
  readonly bends: readonly Point[];
}

/** The number of parameters of each command; the last two are its end point. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

const TOKEN = /[a-df-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** Both flags of an arc: programs write what follows without a separator. */
const FLAGS = /(?:[\s,]*[01]){2}/y;

export function* readSteps(path: string): Generator<Step> {
  let from = ORIGIN;
  let start = ORIGIN;
  for (const { letter: written, numbers } of parseSteps(path)) {
    const letter = written.toLowerCase();
    const origin = written === letter ? from : ORIGIN;
    const to = letter === 'z' ? start : findEnd(letter, numbers, origin, from);
    yield { letter, from, to, bends: listControlPoints(letter, numbers, origin) };
    if (letter === 'm') start = to;
    from = to;
  }
}

function findEnd(letter: string, numbers: readonly number[], origin: Point, from: Point): Point {
  const last = numbers.at(-1) ?? 0;
  if (letter === 'h') return { x: origin.x + last, y: from.y };
  if (letter === 'v') return { x: from.x, y: origin.y + last };
  return { x: origin.x + (numbers.at(-2) ?? 0), y: origin.y + last };
}

const ORIGIN: Point = { x: 0, y: 0 };

function listControlPoints(letter: string, numbers: readonly number[], origin: Point): Point[] {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (letter === 'a') return [{ x: Math.abs(a), y: Math.abs(b) }];
  const first = { x: origin.x + a, y: origin.y + b };
  if (letter === 'q' || letter === 's') return [first];
  return letter === 'c' ? [first, { x: origin.x + c, y: origin.y + d }] : [];
}

/** An upper bound for the length of a path: a curve is shorter than its control polygon. */
export function boundLength(path: string): number {
  let [length, handle] = [0, 0];
  for (const { letter, from, to, bends } of readSteps(path)) {
    const before = handle;
    const [first, second] = bends;
    handle = 0;
    if (letter === 'm') continue;
    const chord = between(from, to);
    if (letter === 'a' && first) length += Math.max(chord, arcLength(first, chord));
    else if (letter === 'c' && first && second) {
      handle = between(second, to);
      length += between(from, first) + between(first, second) + handle;
    } else if (letter === 's' && first) {
      // Its first control point mirrors that of the curve before it.
      handle = between(first, to);
      length += 2 * before + between(from, first) + handle;
    } else if (letter === 'q' && first) {
      handle = between(first, to);
      length += between(from, first) + handle;
    } else if (letter === 't') {
      handle = before + chord;
      length += before + handle;
    } else length += chord;
  }
  return length;
}

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The full ellipse, enlarged if it does not span both ends. */
function arcLength({ x, y }: Point, chord: number): number {
  const least = Math.min(x, y);
  if (least === 0) return chord;
  return 2 * Math.PI * Math.max(x, y) * Math.max(1, chord / 2 / least);
}

interface NumberedStep {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Each command of a path with its parameters. */
function* parseSteps(path: string): Generator<NumberedStep> {
  let [letter, takes] = ['M', 2];
  let numbers: number[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(path); found !== null; found = TOKEN.exec(path)) {
    const known = TAKES[found[0].toLowerCase()];
    if (known !== undefined) {
      [letter, takes, numbers] = [found[0], known, []];
      if (takes === 0) yield { letter, numbers };
      continue;
    }
    numbers.push(Number(found[0]) || 0);
    if (takes === 7 && numbers.length === 3) {
      FLAGS.lastIndex = TOKEN.lastIndex;
      if (FLAGS.test(path)) {
        numbers.push(0, 0);
        TOKEN.lastIndex = FLAGS.lastIndex;
      }
    }
    if (numbers.length < takes || takes === 0) continue;
    yield { letter, numbers };
    // Further points behind a move are lines.
    if (letter === 'm' || letter === 'M') letter = letter === 'm' ? 'l' : 'L';
    numbers = [];
  }
}
