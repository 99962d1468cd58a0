import { type Block, type BlockLine, sumHeights } from './core/block.js';

/** A line at its position in a column, from the column's top. */
interface Placed {
  readonly line: BlockLine;
  readonly y: number;
  /** The rule that starts here. */
  readonly rule?: string;
}
export type Column = readonly Placed[];

/** Minimum number of lines of a paragraph at the top or bottom of a column (no widows or orphans). */
const TOGETHER = 2;

/**
 * Fills columns one after the other.
 * @param roomOf the height of the column with this number
 */
export function fillColumns(blocks: readonly Block[], roomOf: (column: number) => number): Column[] {
  const columns: Placed[][] = [[]];
  let y = 0;
  const room = () => roomOf(columns.length - 1) - y;
  const breakColumn = () => {
    columns.push([]);
    y = 0;
  };
  blocks.forEach((block, at) => {
    const gap = () => (y === 0 ? 0 : block.before);
    if (y > 0 && room() < gap() + leastHeight(blocks, at)) breakColumn();
    let rest = block.lines;
    let isFirst = true;
    while (rest.length > 0) {
      const lead = isFirst ? gap() : 0;
      const fits = fitting(rest, room() - lead, y === 0);
      if (fits === 0) {
        breakColumn();
        continue;
      }
      y += lead;
      for (const line of rest.slice(0, fits)) {
        columns.at(-1)?.push({ line, y, ...(isFirst && block.rule !== undefined && { rule: block.rule }) });
        y += line.height;
        isFirst = false;
      }
      rest = rest.slice(fits);
      if (rest.length > 0) breakColumn();
    }
  });
  return columns;
}

/** The height that must be free before a block may start here. */
export function leastHeight(blocks: readonly Block[], at: number): number {
  const block = blocks[at];
  if (block === undefined) return 0;
  const count = block.lines.length <= TOGETHER + 1 ? block.lines.length : TOGETHER;
  const own = sumHeights(block.lines.slice(0, count));
  const next = blocks[at + 1];
  return block.isWithNext && next !== undefined
    ? sumHeights(block.lines) + next.before + leastHeight(blocks, at + 1)
    : own;
}

/** The height of the tallest column. */
export const highest = (columns: readonly Column[]): number =>
  Math.max(0, ...columns.flatMap((column) => column.map(({ y, line }) => y + line.height)));

/** How many lines fit without leaving a widow or an orphan. */
function fitting(lines: readonly BlockLine[], room: number, isEmpty: boolean): number {
  let count = 0;
  for (let height = 0; count < lines.length; count++) {
    height += lines[count]?.height ?? 0;
    if (height > room + 0.01) break;
  }
  if (count === lines.length) return count;
  const left = lines.length - count;
  const kept = left < TOGETHER ? count - (TOGETHER - left) : count;
  const whole = kept < TOGETHER ? 0 : kept;
  // An empty column must take at least one line, even if that leaves a widow or an orphan.
  return isEmpty && whole === 0 ? Math.max(count, 1) : whole;
}

/** The smallest height at which blocks fit into two columns, so that both end evenly; more columns if there is none. */
export function balanceColumns(blocks: readonly Block[], most: number): Column[] {
  let [low, high] = [0, most];
  while (high - low > 5) {
    const middle = (low + high) / 2;
    if (fillColumns(blocks, () => middle).length <= 2) high = middle;
    else low = middle;
  }
  return fillColumns(blocks, () => high);
}
