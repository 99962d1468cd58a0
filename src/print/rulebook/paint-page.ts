import { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import type { LaidPage } from './fill-pages.js';
import { type LaidBook, usedOf } from './lay-book.js';
import { isRight, leftOf, MARGIN } from './page-frame.js';
import { paintText } from './set-text.js';
import { LINE } from './styles.js';

/** One page behind the title page; counted from 0 with the title page, so that the first is 1. */
export function paintPage({ setting, size, frame, pages, sections }: LaidBook, page: number): Painting {
  const painter = new Painter();
  const laid = pages[page - 1] ?? [];
  const x = leftOf(page);
  const extra = page === pages.length ? 0 : spread(laid, frame.height);
  laid.forEach((placed, at) => {
    const y = MARGIN.top + placed.y + at * extra;
    if ('band' in placed) return placed.band.paint(painter, x, y, 'left');
    placed.columns.forEach((column, side) => {
      const left = x + (side === 0 ? 0 : frame.width - frame.column);
      for (const { line, y: down } of column) line.paint(painter, left, y + down, side === 0 ? 'left' : 'right');
    });
  });
  paintHead(painter, setting, { page, x, width: frame.width }, sections.findLast((one) => one.page <= page)?.title);
  const foot = { x: x + frame.width / 2, y: size.height - 80, align: 0.5 as const };
  paintText(painter, String(page + 1), setting.styles.folio, setting.fonts, foot);
  return painter.finish({ x: 0, y: 0, ...size });
}

/** How much room goes between things, where little is left over at the foot. */
function spread(page: LaidPage, room: number): number {
  const left = room - usedOf(page);
  return page.length < 2 || left > room * 0.16 ? 0 : Math.min(left / (page.length - 1), 42);
}

/** What the page is about, at its outer edge, above a line. */
function paintHead(
  painter: Painter,
  { styles, fonts, deck }: LaidBook['setting'],
  { page, x, width }: { page: number; x: number; width: number },
  section = deck.name,
): void {
  const place = isRight(page) ? { x: x + width, align: 1 as const } : { x };
  paintText(painter, section, styles.running, fonts, { ...place, y: 104 });
  painter.strokeColour(LINE);
  painter.stroke([['m', x, 122], ['l', x + width, 122]], { width: 1 });
}
