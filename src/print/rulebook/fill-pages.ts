/**
 * Breaks the bands of the rulebook into pages. Entry point: `fillPages`. Bands that may not be split move to the next
 * page, or shrink if they can.
 */

import type { Band, Flow, Whole } from './core/band.js';
import type { Block } from './core/block.js';
import { PT } from './core/styles.js';
import { balanceColumns, type Column, fillColumns, highest, leastHeight } from './fill-columns.js';

/** Positioned content of a page, from the top of its text area. */
export type Placed = { readonly y: number; readonly height: number } & (
  | { readonly band: Whole }
  | { readonly columns: readonly Column[] }
);
export type LaidPage = readonly Placed[];

/** Minimum height of columns at the bottom of a page, in lines. */
const LEAST_LINES = 4;
/** A band below this height does not justify a heading at the bottom of a page: what follows must be there, too. */
export const SHORT_BAND = 40 * PT;
/** Tolerance for rounding errors when heights are added up. */
const SLACK = 0.1;

/** Fills pages of this height with bands, from top to bottom. */
export function fillPages(bands: readonly Band[], room: number): LaidPage[] {
  const filler = new PageFiller(room);
  bands.forEach((band, at) => {
    if (band.is === 'page') filler.breakPage();
    else if (band.is === 'flow') filler.flow(band);
    else filler.whole(band, band.isWithNext ? minimumBelow(bands, at + 1) : 0);
  });
  return filler.pages.filter((page) => page.length > 0);
}

/** The height that must be free below a heading. */
function minimumBelow(bands: readonly Band[], at: number): number {
  const band = bands[at];
  if (band === undefined || band.is === 'page') return 0;
  if (band.is === 'flow') return band.before + Math.max(leastHeight(band.blocks, 0), leastRoom(band.blocks));
  const { height } = smallest(band);
  const needsNext = band.isWithNext || (height < SHORT_BAND && !isHeading(bands[at + 1]));
  return band.before + height + (needsNext ? minimumBelow(bands, at + 1) : 0);
}

const isHeading = (band: Band | undefined): boolean => band?.is === 'whole' && band.section !== undefined;

function smallest(band: Whole): Whole {
  const smaller = band.smaller?.();
  return smaller === undefined ? band : smallest(smaller);
}

const leastRoom = ([first]: readonly Block[]): number => LEAST_LINES * (first?.lines[0]?.height ?? 0);

class PageFiller {
  readonly pages: Placed[][] = [[]];
  private readonly room: number;
  private y = 0;

  constructor(room: number) {
    this.room = room;
  }

  breakPage(): void {
    if (this.y > 0) this.pages.push([]);
    this.y = 0;
  }

  whole(band: Whole, next: number): void {
    let fitting: Whole | undefined = band;
    while (fitting !== undefined && !this.hasRoom(fitting, next)) fitting = fitting.smaller?.();
    if (fitting === undefined) this.breakPage();
    const { before, height } = fitting ?? band;
    this.place(before, height, { band: fitting ?? band });
  }

  private hasRoom({ before, height }: Whole, next: number): boolean {
    return this.y === 0 || this.y + before + height + next <= this.room + SLACK;
  }

  flow({ before, blocks }: Flow): void {
    let rest = blocks;
    while (rest.length > 0) {
      const lead = this.y === 0 ? 0 : before;
      const left = this.room - this.y - lead;
      const even = balanceColumns(rest, left);
      if (even.length <= 2 && highest(even) <= left + SLACK) {
        this.place(before, highest(even), { columns: even });
        return;
      }
      if (this.y > 0 && left + SLACK < Math.max(leastRoom(rest), leastHeight(rest, 0))) {
        this.breakPage();
        continue;
      }
      const columns = firstColumns(rest, left);
      this.place(before, highest(columns), { columns });
      rest = without(rest, columns);
      this.breakPage();
    }
  }

  private place(
    before: number,
    height: number,
    what: { band: Whole } | { columns: readonly Column[] },
  ): void {
    const y = this.y === 0 ? 0 : this.y + before;
    this.pages.at(-1)?.push({ y, height, ...what });
    this.y = y + height;
  }
}

/** Two columns of at most this height; shorter if the next page would get only a line or two. */
function firstColumns(blocks: readonly Block[], room: number): Column[] {
  const step = blocks[0]?.lines[0]?.height ?? 1;
  for (let high = room; high > room / 2; high -= step) {
    const columns = fillColumns(blocks, () => high).slice(0, 2);
    const left = without(blocks, columns).reduce((sum, { lines }) => sum + lines.length, 0);
    if (left >= 2 * LEAST_LINES) return columns;
  }
  return fillColumns(blocks, () => room).slice(0, 2);
}

/** The rest of the blocks after some columns were filled. */
function without(blocks: readonly Block[], columns: readonly Column[]): Block[] {
  const placed = new Set(columns.flatMap((column) => column.map(({ line }) => line)));
  return blocks.flatMap((block) => {
    const lines = block.lines.filter((line) => !placed.has(line));
    if (lines.length === 0) return [];
    const { rule: _, ...rest } = block;
    return [lines.length === block.lines.length ? block : { ...rest, lines }];
  });
}
