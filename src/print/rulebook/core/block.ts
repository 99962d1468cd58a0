/** Blocks of set lines, which columns of the rulebook are made of. In tenths of a millimetre. */

import type { Painter } from '../../pdf/painter.js';

/** Content of a column: a heading, a clause. Tenths of a millimetre. */
export interface Block {
  /** Its lines from top to bottom. */
  readonly lines: readonly BlockLine[];
  /** Space before it, unless it starts a column. */
  readonly before: number;
  /** Keeps it off the bottom of a column. */
  readonly isWithNext: boolean;
  /** The rule that it contains. */
  readonly rule?: string;
}

export interface BlockLine {
  readonly height: number;
  /** By how much it exceeds its width. */
  readonly excess: number;
  /** @param side which column: margins are outside */
  paint(painter: Painter, x: number, y: number, side: Side): void;
}

export type Side = 'left' | 'right';

export const sumHeights = (lines: readonly BlockLine[]): number =>
  lines.reduce((sum, { height }) => sum + height, 0);

/** Stacks blocks at their natural height, for content that is not split. */
function stackBlocks(blocks: readonly Block[]): { readonly block: Block; readonly y: number }[] {
  let y = 0;
  return blocks.map((block, at) => {
    y += at === 0 ? 0 : block.before;
    const placed = { block, y };
    y += sumHeights(block.lines);
    return placed;
  });
}

export function measureStack(blocks: readonly Block[]): number {
  const last = stackBlocks(blocks).at(-1);
  return last === undefined ? 0 : last.y + sumHeights(last.block.lines);
}

export function paintBlocks(
  painter: Painter,
  blocks: readonly Block[],
  x: number,
  y: number,
  side: Side = 'left',
): void {
  for (const { block, y: top } of stackBlocks(blocks)) {
    let line = y + top;
    for (const one of block.lines) {
      one.paint(painter, x, line, side);
      line += one.height;
    }
  }
}

export const measureExcess = (blocks: readonly Block[]): number =>
  Math.max(0, ...blocks.flatMap(({ lines }) => lines.map(({ excess }) => excess)));
