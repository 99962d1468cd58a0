import type { Deck } from '../../deck/deck.js';
import type { Size } from '../ground/paper.js';
import { printWords } from '../ground/print-words.js';
import { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import type { Press } from '../press/press.js';
import type { Column } from './fill-columns.js';
import { paintText } from './set-text.js';
import { PT, type Styles } from './styles.js';

export const MARGIN = { outer: 125, inner: 125, top: 115, bottom: 150 };
export const BETWEEN = 55;
/** The title stands above the first two columns. */
export const TITLE = 265;

/** The name of the deck as a title. */
export const titleOf = ({ name }: Deck): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** What a page of the rulebook is painted with. */
export interface PageLook {
  readonly deck: Deck;
  readonly language: string;
  readonly styles: Styles;
  readonly size: Size;
  /** The width of a column. */
  readonly width: number;
}

/** One page with its columns; counted from 0. */
export function paintPage(press: Press, look: PageLook, page: number, columns: readonly Column[]): Painting {
  const { deck, styles, size, width } = look;
  const painter = new Painter();
  const { fonts } = press;
  const top = MARGIN.top + (page === 0 ? TITLE : 0);
  if (page === 0) paintTitle(painter, press, look);
  // The first page lies at the right.
  const isRight = page % 2 === 0;
  const left = isRight ? MARGIN.inner : MARGIN.outer;
  columns.forEach((column, at) => {
    const x = left + at * (width + BETWEEN);
    for (const { line, y } of column) line.paint(painter, x, top + y, at === 0 ? 'left' : 'right');
  });
  const foot = size.height - 75;
  const outer = isRight ? size.width - MARGIN.outer : MARGIN.outer;
  const inner = isRight ? MARGIN.inner : size.width - MARGIN.inner;
  const [away, near] = isRight ? ([1, 0] as const) : ([0, 1] as const);
  paintText(painter, String(page + 1), { ...styles.folio, size: 9 * PT }, fonts, {
    x: outer,
    y: foot,
    align: away,
  });
  paintText(painter, `${titleOf(deck)} ${deck.version}`, styles.folio, fonts, {
    x: inner,
    y: foot,
    align: near,
  });
  return painter.finish({ x: 0, y: 0, ...size });
}

function paintTitle(painter: Painter, { fonts }: Press, { deck, language, styles, size }: PageLook): void {
  const middle = size.width / 2;
  paintText(painter, titleOf(deck), styles.title, fonts, { x: middle, y: 205, align: 0.5 });
  paintText(painter, printWords(language).rules, styles.subtitle, fonts, { x: middle, y: 270, align: 0.5 });
  painter.strokeColour(styles.title.colour);
  const rule = (from: number, to: number) =>
    painter.stroke(
      [
        ['m', from, 315],
        ['l', to, 315],
      ],
      { width: 2 },
    );
  rule(MARGIN.inner, middle - 30);
  rule(middle + 30, size.width - MARGIN.outer);
  painter.fillColour(styles.title.colour);
  painter.fill([
    ['m', middle, 303],
    ['l', middle + 12, 315],
    ['l', middle, 327],
    ['l', middle - 12, 315],
    ['h'],
  ]);
}
