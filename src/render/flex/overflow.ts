/** Finds what overflows in a `Flex`: elements their parents, and words their boxes. Entry point: `worstOverflow`. */

import type { FlexNode } from './flex-tree.js';
import type { SetWord } from './satori-svg.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far an element overflows its parent, or words their box, in tenths of a millimetre. */
export interface Overflow {
  readonly node: number;
  readonly by: number;
  readonly is: 'high' | 'wide';
}

/** Tolerances for rounding: in tenths of a millimetre, and for letters as a share of their size. */
const ROUNDING = 0.5;
const LETTERS = 0.1;
/** How far letters reach above and below their baseline, as multiples of the size. */
const ABOVE = 0.7;
const BELOW = 0.2;

/** The largest overflow; undefined if everything fits. */
export function worstOverflow(
  nodes: readonly FlexNode[],
  boxes: ReadonlyMap<number, Box>,
  words: readonly SetWord[],
): Overflow | undefined {
  const found = [...overrunNodes(nodes, boxes), ...overrunWords(nodes, boxes, words)];
  return found.reduce<Overflow | undefined>(
    (worst, one) => (one.by > (worst?.by ?? 0) ? one : worst),
    undefined,
  );
}

function* overrunNodes(nodes: readonly FlexNode[], boxes: ReadonlyMap<number, Box>): Generator<Overflow> {
  const byParent = groupBy(
    [...nodes.entries()].filter(([node, { isInline }]) => !isInline && boxes.has(node) && node > 0),
    ([, { isFree, parent }]) => (isFree ? -1 : parent),
  );
  for (const [parent, inside] of byParent) {
    const around = parent < 0 ? boxes.get(0) : roomIn(parent, nodes, boxes);
    const placed = inside.map(([node]) => ({ node, box: boxes.get(node) as Box }));
    if (around !== undefined) yield* overruns(placed, around, ROUNDING);
  }
}

function* overrunWords(
  nodes: readonly FlexNode[],
  boxes: ReadonlyMap<number, Box>,
  words: readonly SetWord[],
): Generator<Overflow> {
  for (const [node, inside] of groupBy(words, (word) => findBlock(nodes, word.node))) {
    const around = roomIn(node, nodes, boxes);
    const placed = inside.map(({ x, y, width, size }) => {
      const box = { left: x, top: y - ABOVE * size, width, height: (ABOVE + BELOW) * size };
      return { node, box };
    });
    const least = Math.max(ROUNDING, LETTERS * Math.min(...inside.map(({ size }) => size)));
    if (around !== undefined) yield* overruns(placed, around, least);
  }
}

/** The content box of an element: its box without the padding. */
function roomIn(node: number, nodes: readonly FlexNode[], boxes: ReadonlyMap<number, Box>): Box | undefined {
  const [box, known] = [boxes.get(node), nodes[node]];
  if (box === undefined || known === undefined) return undefined;
  const [top = 0, right = 0, bottom = 0, left = 0] = known.padding(
    boxes.get(known.parent)?.width ?? box.width,
  );
  return {
    left: box.left + left,
    top: box.top + top,
    width: box.width - left - right,
    height: box.height - top - bottom,
  };
}

/** The paragraph or box that contains the words of an element. */
function findBlock(nodes: readonly FlexNode[], node: number): number {
  const { isInline, parent } = nodes[node] ?? { isInline: false, parent: 0 };
  return isInline ? findBlock(nodes, parent) : node;
}

/** By how much all items together overflow; attributed to the item that sticks out furthest. */
function* overruns(placed: readonly Placed[], around: Box, least: number): Generator<Overflow> {
  for (const [is, start, size] of [
    ['wide', 'left', 'width'],
    ['high', 'top', 'height'],
  ] as const) {
    const before = ({ box }: Placed) => around[start] - box[start];
    const behind = ({ box }: Placed) => box[start] + box[size] - around[start] - around[size];
    const by = Math.max(0, ...placed.map(before)) + Math.max(0, ...placed.map(behind));
    const far = (one: Placed) => Math.max(before(one), behind(one));
    const worst = placed.reduce((last, one) => (far(one) >= far(last) ? one : last));
    if (by > least) yield { node: worst.node, by, is };
  }
}

interface Placed {
  readonly node: number;
  readonly box: Box;
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? [];
    groups.set(keyOf(one), group);
    group.push(one);
  }
  return groups;
}
