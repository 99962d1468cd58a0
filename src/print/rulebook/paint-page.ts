import { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import { paintText } from './core/set-text.js';
import { LINE } from './core/styles.js';
import type { Column } from './fill-columns.js';
import type { LaidPage, Placed } from './fill-pages.js';
import { type LaidBook, sumElastic, sumUsed } from './lay-book.js';
import { type Frame, getLeft, isRight, MARGIN } from './page-frame.js';

/** Paints a page after the title page; the title page is 0, so that the first is 1. */
export function paintPage({ setting, size, frame, pages, sections }: LaidBook, page: number): Painting {
  const painter = new Painter();
  const laid = pages[page - 1] ?? [];
  const x = getLeft(page);
  const places =
    page === pages.length ? laid.map((placed) => ({ placed, down: 0, more: 0 })) : spread(laid, frame.height);
  for (const { placed, down, more } of places) {
    const y = MARGIN.top + placed.y + down;
    if ('band' in placed) placed.band.paint(painter, x, y, 'left', more);
    else paintColumns(painter, placed.columns, frame, x, y);
  }
  paintHead(painter, setting, { page, x, width: frame.width }, sectionAt(laid, sections, page));
  const foot = { x: x + frame.width / 2, y: size.height - 80, align: 0.5 as const };
  paintText(painter, String(page + 1), setting.styles.folio, setting.fonts, foot);
  return painter.finish({ x: 0, y: 0, ...size });
}

/** The section at the top of a page; for a page that opens with a new section, that one. */
function sectionAt(laid: LaidPage, sections: LaidBook['sections'], page: number): string | undefined {
  const [first] = laid;
  const own = first !== undefined && 'band' in first ? first.band.section : undefined;
  return own ?? sections.findLast((one) => one.page < page)?.title;
}

function paintColumns(
  painter: Painter,
  columns: readonly Column[],
  frame: Frame,
  x: number,
  y: number,
): void {
  columns.forEach((column, at) => {
    const left = x + (at === 0 ? 0 : frame.width - frame.column);
    for (const { line, y: down } of column) line.paint(painter, left, y + down, at === 0 ? 'left' : 'right');
  });
}

/**
 * Distributes the space left at the bottom: content moves down and is stretched; most of the space goes before
 * headings.
 */
function spread(page: LaidPage, room: number): { placed: Placed; down: number; more: number }[] {
  const elastic = sumElastic(page);
  const all = room - sumUsed(page);
  const stretch = elastic === 0 ? 0 : Math.min(1, all / elastic);
  const left = all - stretch * elastic;
  const weights = page.map((placed, at) => weighGap(placed, page[at - 1]));
  const sum = weights.reduce((one, other) => one + other, 0);
  const unit = sum === 0 || left > room * MOST_SPREAD ? 0 : Math.min(left / sum, LARGEST_GAP);
  let down = 0;
  return page.map((placed, at) => {
    down += (weights[at] ?? 0) * unit;
    const more = 'band' in placed ? placed.band.elastic * stretch : 0;
    const moved = { placed, down, more };
    down += more;
    return moved;
  });
}

const MOST_SPREAD = 0.22;
const LARGEST_GAP = 45;

/** Content after a heading stays close to it. */
function weighGap(placed: Placed, before: Placed | undefined): number {
  if (before === undefined || ('band' in before && before.band.isWithNext)) return 0;
  return 'band' in placed && placed.band.section !== undefined ? 2 : 1;
}

/** The running head at the outer edge, above a line. */
function paintHead(
  painter: Painter,
  { styles, fonts, deck }: LaidBook['setting'],
  { page, x, width }: { page: number; x: number; width: number },
  section = deck.name,
): void {
  const place = isRight(page) ? { x: x + width, align: 1 as const } : { x };
  paintText(painter, section, styles.running, fonts, { ...place, y: 104 });
  painter.strokeColour(LINE);
  painter.stroke(
    [
      ['m', x, 122],
      ['l', x + width, 122],
    ],
    { width: 1 },
  );
}
