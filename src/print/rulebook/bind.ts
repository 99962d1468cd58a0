import { type Size, turnSize } from '../core/paper.js';
import type { Bookmark, Link, Page } from '../pdf/document.js';
import { translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import type { Painting } from '../pdf/painting.js';
import { bookletOrder, emptyPages } from './booklet.js';

/** The parts of a booklet. */
export interface Bound<T> {
  readonly front: readonly T[];
  readonly pages: readonly T[];
  readonly back: readonly T[];
}

/** The number of pages that covers take: each cover is a leaf, even if its inner side is empty. */
export const pagesOfCovers = ({ front, back }: Omit<Bound<unknown>, 'pages'>): number =>
  evenly(front.length) + evenly(back.length);

const evenly = (pages: number): number => pages + (pages % 2);

/**
 * All pages in reading order; undefined is an empty page. The rulebook starts on a right page, as it does without
 * covers. Empty pages of the last sheet come before the back cover, which is outermost.
 */
export function bind<T>({ front, pages, back }: Bound<T>): (T | undefined)[] {
  const behind = Array.from({ length: front.length % 2 }, () => undefined);
  const before = Array.from({ length: back.length % 2 }, () => undefined);
  const count = pagesOfCovers({ front, back }) + pages.length;
  const spare = Array.from({ length: back.length > 0 ? emptyPages(count) : 0 }, () => undefined);
  return [...front, ...behind, ...pages, ...spare, ...before, ...back];
}

/** Two pages side by side on each side of a sheet. */
export function fold(
  bound: Bound<Painting>,
  sections: readonly Bookmark[],
  paper: Size,
): { sheets: Page[]; bookmarks: Bookmark[] } {
  const sheet = turnSize(paper);
  const all = bind(bound);
  const order = bookletOrder(all.length);
  const sheets = order.map(({ left, right }) => {
    const painter = new Painter();
    for (const [page, x] of [[left, 0] as const, [right, sheet.width / 2] as const]) {
      const painting = page === undefined ? undefined : all[page];
      if (painting) painter.form(painting, translate(x, 0));
    }
    return { ...sheet, painting: painter.finish({ x: 0, y: 0, ...sheet }) };
  });
  const before = evenly(bound.front.length);
  const bookmarks = sections.map(({ title, page }) => ({
    title,
    page: order.findIndex(({ left, right }) => left === before + page || right === before + page),
  }));
  return { sheets, bookmarks };
}

/** One page after the other, in reading order; links are on the first page of the rulebook itself. */
export function inOrder(
  { front, pages, back }: Bound<Painting>,
  sections: readonly Bookmark[],
  size: Size,
  links: readonly Link[],
): { sheets: Page[]; bookmarks: Bookmark[] } {
  const moveItem = <T extends { readonly page: number }>(one: T): T => ({
    ...one,
    page: one.page + front.length,
  });
  const sheets = [...front, ...pages, ...back].map((painting, at) => ({
    ...size,
    painting,
    ...(at === front.length && { links: links.map(moveItem) }),
  }));
  return { sheets, bookmarks: sections.map(moveItem) };
}
