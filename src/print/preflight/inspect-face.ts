/**
 * Preflight checks of one face: text size, reversed text, line width, distance from the cut, white below ink, picture
 * resolution. Entry point: `inspectFace`. Works on marks, which are read back from the final PDF operators.
 */

import type { RegionShape } from '../../../templates/template.js';
import { memoizeByKey } from '../../memo/memoize.js';
import type { FaceRequest } from '../../render/core/face-request.js';
import { createInsideTest } from '../../render/homemade/holes.js';
import { outlinePolygons } from '../../render/template/outline.js';
import type { Size } from '../core/paper.js';
import type { Colour } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';
import { type Finding, mm, type RuleName } from './finding.js';
import { boundPoints, type PaintedItem, type Point } from './painted-item.js';

/** A face, and the requirements that it is checked against. */
export interface FaceToLookAt {
  readonly request: FaceRequest;
  readonly marks: readonly PaintedItem[];
  readonly card: Size;
  readonly bleed: number;
  /** The white regions of a clear card, piece by piece; left out: paper. */
  readonly white?: readonly (readonly RegionShape[])[];
  /** Minimum distance of text from the cut. */
  readonly safe: number;
}

/** Tolerance for ink beyond the white: half of the line around a box. */
const SPILL = 4;
const LEAST_PPI = 200;
const GOOD_PPI = 300;
/** Minimum type size in points: on paper, and on plastic, where ink spreads. */
const LEAST_TYPE = { paper: 5, clear: 6.5 };
const LEAST_REVERSED = { paper: 6, clear: 7.5 };
/** In tenths of a millimetre: the line width that no press holds, and the one that not every press holds. */
const LEAST_LINE = 0.35;
const GOOD_LINE = 0.68;
/** Within this distance from the cut, a line shows every shift of the knife. */
const NEAR_CUT = 20;

/** A finding on a face, without its sentence. */
export interface FoundOnFace extends Omit<Finding, 'message'> {
  readonly card: string;
  /** "has ink …": follows the name of the card. */
  readonly what: string;
}

/** Checks all marks of a face. Equal findings are merged into one; of undersized items, the smallest is reported. */
export function inspectFace(face: FaceToLookAt): FoundOnFace[] {
  const found = face.marks.flatMap((mark, at) =>
    LOOKS.flatMap((look) => {
      const one = look(mark, face, at);
      return one === undefined ? [] : [{ ...one, box: one.box ?? mark.box }];
    }),
  );
  const merged = new Map<string, (typeof found)[number]>();
  for (const one of found) {
    const key = `${one.rule} ${one.severity} ${one.size === undefined ? one.what : ''}`;
    const known = merged.get(key);
    const smaller = known && (known.size ?? 0) <= (one.size ?? 0) ? known : one;
    merged.set(key, { ...smaller, box: around(known?.box ?? one.box, one.box) });
  }
  return [...merged.values()].map(({ rule, severity, what, remedy, box }) => {
    const { id: card, side, language, edition } = face.request;
    const place = inMillimetres(box, face.bleed);
    return {
      rule,
      severity,
      card,
      side,
      languages: [language],
      edition,
      place,
      what: `has ${what}`,
      remedy,
    };
  });
}

interface Noticed {
  readonly rule: RuleName;
  readonly severity: Finding['severity'];
  /** "ink that …": what the card has. */
  readonly what: string;
  readonly remedy: string;
  readonly box?: Box;
  /** The size of an undersized item: all of them are merged into one finding. */
  readonly size?: number;
}

type Look = (mark: PaintedItem, face: FaceToLookAt, at: number) => Noticed | undefined;

const getFaceStock = ({ white }: FaceToLookAt): 'paper' | 'clear' =>
  white === undefined ? 'paper' : 'clear';

const strayInk: Look = ({ points, isClipped, isMasked, width = 0 }, { white, bleed }) => {
  if (white === undefined || isMasked) return undefined;
  const isWhite = whiteWithin(white, isClipped ? SPILL : SPILL - width / 2);
  const stray = points.filter(({ x, y }) => !isWhite({ x: x - bleed, y: y - bleed }));
  const box = boundPoints(stray);
  if (box === undefined) return undefined;
  return {
    rule: 'ink',
    severity: 'error',
    what: 'ink with no white under it, which will be a stain on clear plastic',
    remedy: 'Draw it inside of a region that the card prints, or give it a region in templates/layout.yaml.',
    box,
  };
};

/** Returns a test whether a point is on white, or within a distance of it; regions are prepared once for many marks. */
const whiteWithin = memoizeByKey((white: NonNullable<FaceToLookAt['white']>, near: number) => {
  const pieces = white.flatMap((shapes) => outlinePolygons(shapes, -near)).map(createInsideTest);
  return (point: Point) => pieces.some((isInside) => isInside(point));
});

const coarsePicture: Look = ({ pixels, whole: box }) => {
  if (pixels === undefined || box === undefined) return undefined;
  const ppi = Math.round(Math.min(pixels.width / (box.width / 254), pixels.height / (box.height / 254)));
  if (ppi >= GOOD_PPI - 1) return undefined;
  const wanted = [box.width, box.height].map((side) => Math.ceil((side / 254) * GOOD_PPI)).join(' × ');
  return {
    rule: 'resolution',
    severity: ppi < LEAST_PPI ? 'error' : 'warning',
    what: `a picture of ${ppi} dots to the inch, ${mm(box.width)} wide and ${mm(box.height)} high`,
    remedy: `Bring one of ${wanted} pixels, which makes ${GOOD_PPI}, or a drawing as SVG or PDF.`,
    box,
  };
};

const unsafeText: Look = ({ is, text = '', box }, face) => {
  if (is !== 'text' || text.trim() === '') return undefined;
  const left = toCut(box, face);
  if (left >= face.safe - 0.5) return undefined;
  return {
    rule: 'safe',
    severity: 'error',
    what: `text that is ${left < 0 ? 'cut off' : `only ${mm(left)} away from the cut`}, “${text.trim().slice(0, 30)}”, where ${mm(face.safe)} are wanted`,
    remedy: 'Move it inwards, or set it smaller.',
  };
};

const lineAtCut: Look = ({ is, points: outline, width = 0 }, face) => {
  // A wide stroke does not count as a line.
  if (is !== 'line' || width > 15) return undefined;
  const near = outline.slice(1).flatMap((to, at) => {
    const from = outline[at] ?? to;
    const left = alongCut(from, to, face) - width / 2;
    return left >= 0 && left < Math.min(NEAR_CUT, face.safe) ? [{ from, to, left }] : [];
  });
  const box = boundPoints(near.flatMap(({ from, to }) => [from, to]));
  if (box === undefined) return undefined;
  return {
    rule: 'edge',
    severity: 'warning',
    what: `a line along the cut, ${mm(Math.min(...near.map(({ left }) => left)))} away from it`,
    remedy: `Keep lines ${mm(NEAR_CUT)} away, or let them bleed: knives drift, and next to a line everybody sees it.`,
    box,
  };
};

/** The distance of a line from the edge that it runs along; large for all other lines. */
function alongCut(from: Point, to: Point, { bleed, card }: FaceToLookAt): number {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (dx + dy < 100 || Math.min(dx, dy) > 3) return Number.POSITIVE_INFINITY;
  return dx < dy
    ? Math.min(from.x - bleed, bleed + card.width - from.x)
    : Math.min(from.y - bleed, bleed + card.height - from.y);
}

const smallType: Look = ({ is, size = 0, text = '' }, face) => {
  const least = LEAST_TYPE[getFaceStock(face)];
  if (is !== 'text' || text.trim() === '' || size >= least - 0.05) return undefined;
  return {
    rule: 'type',
    severity: 'error',
    what: `type of ${points(size)}, “${text.trim().slice(0, 30)}”, where ${points(least)} can just be read`,
    remedy: 'Set it larger, or say it in fewer words.',
    size,
  };
};

const reversedType: Look = ({ is, size = 0, text = '', colour, box }, face, at) => {
  const least = LEAST_REVERSED[getFaceStock(face)];
  if (is !== 'text' || text.trim() === '' || colour === undefined || size >= least - 0.05) return undefined;
  if (size < LEAST_TYPE[getFaceStock(face)] - 0.05 || brightness(colour) < 0.6) return undefined;
  const ground = findGround(box, face.marks.slice(0, at));
  if (ground === undefined || brightness(ground) > 0.4) return undefined;
  return {
    rule: 'reversed',
    severity: 'error',
    what: `light type of ${points(size)} on a dark ground, “${text.trim().slice(0, 30)}”, which fills with ink below ${points(least)}`,
    remedy: 'Set it larger or bolder, or dark on light.',
    size,
  };
};

const hairline: Look = ({ is, width = 0 }) => {
  if (is !== 'line' || width >= GOOD_LINE) return undefined;
  return {
    rule: 'hairline',
    severity: width < LEAST_LINE ? 'error' : 'warning',
    what: `a line of ${Math.round(width * 10) / 100} mm, which a press may not hold`,
    remedy: 'Draw it at least 0.07 mm wide, better 0.09 mm (a quarter of a point).',
    size: width,
  };
};

const LOOKS: readonly Look[] = [
  strayInk,
  coarsePicture,
  unsafeText,
  lineAtCut,
  smallType,
  reversedType,
  hairline,
];

const points = (size: number): string => `${Math.round(size * 10) / 10} pt`;

/** The distance from the cut; negative if it is cut off. */
function toCut({ x, y, width, height }: Box, { bleed, card }: FaceToLookAt): number {
  return Math.min(x - bleed, y - bleed, bleed + card.width - x - width, bleed + card.height - y - height);
}

/** The topmost colour below the middle of a box. */
function findGround({ x, y, width, height }: Box, below: readonly PaintedItem[]): Colour | undefined {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const covers = ({ is, box }: PaintedItem) =>
    is === 'area' && box.x <= cx && box.y <= cy && box.x + box.width >= cx && box.y + box.height >= cy;
  return below.findLast((mark) => covers(mark) && mark.box.width >= width)?.colour;
}

const brightness = ([red, green, blue]: Colour): number => 0.3 * red + 0.59 * green + 0.11 * blue;

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

function inMillimetres({ x, y, width, height }: Box, bleed: number): Box {
  const round = (value: number) => Math.round(value) / 10;
  return { x: round(x - bleed), y: round(y - bleed), width: round(width), height: round(height) };
}
