import { PAPERS, type Size } from '../ground/paper.js';
import type { Bookmark } from '../pdf/document.js';
import type { Painting } from '../pdf/painting.js';
import type { Press } from '../press/press.js';
import type { Block } from './block.js';
import { blocksOf } from './blocks.js';
import { emptyPages, halfOf } from './booklet.js';
import { balanced, type Column, fillColumns } from './fill-columns.js';
import { BETWEEN, MARGIN, paintPage, TITLE } from './paint-page.js';
import type { RulebookOptions } from './rulebook-options.js';
import { stylesOf } from './styles.js';

/** The sizes of the text that are tried, the dearest first, in points. */
const SIZES = [8.8, 9, 8.6, 9.2, 8.4, 9.4, 8.2, 9.6, 9.8, 10];

/**
 * The pages of the rulebook in a language, and where its sections begin.
 * @param covers how many pages are bound around it
 */
export function setPages(
  press: Press,
  options: RulebookOptions,
  language: string,
  covers: number,
): { pages: Painting[]; sections: readonly Bookmark[] } {
  const size = halfOf(PAPERS[options.paper]);
  const column = (size.width - MARGIN.outer - MARGIN.inner - BETWEEN) / 2;
  const tries = SIZES.map((points) => {
    const styles = stylesOf(press, points);
    const columns = withEvenEnd(blocksOf(press, options, language, column, styles), size);
    return { styles, columns, empty: emptyPages(covers + Math.ceil(columns.length / 2)) };
  });
  // A leaflet has four pages a sheet: the first of the best sizes that leaves the fewest of them empty.
  const { styles, columns } = tries.reduce((best, one) => (one.empty < best.empty ? one : best));
  const look = { deck: options.deck, language, styles, size, width: column };
  const pages = Array.from({ length: Math.ceil(columns.length / 2) }, (_, at) =>
    paintPage(press, look, at, columns.slice(2 * at, 2 * at + 2)),
  );
  const sections = columns.flatMap((placed, at) =>
    placed.flatMap(({ section }) =>
      section === undefined ? [] : [{ title: section, page: Math.floor(at / 2) }],
    ),
  );
  return { pages, sections };
}

const roomOn = (size: Size, page: number): number =>
  size.height - MARGIN.top - MARGIN.bottom - (page === 0 ? TITLE : 0);

/** The last page's columns end at the same height. */
function withEvenEnd(blocks: readonly Block[], size: Size): Column[] {
  const columns = fillColumns(blocks, (column) => roomOn(size, Math.floor(column / 2)));
  const last = Math.floor((columns.length - 1) / 2);
  const before = new Set(columns.slice(0, 2 * last).flatMap((column) => column.map(({ line }) => line)));
  const rest = blocks.flatMap((block) => {
    const lines = block.lines.filter((line) => !before.has(line));
    return lines.length === 0 ? [] : [{ ...block, lines }];
  });
  return [...columns.slice(0, 2 * last), ...balanced(rest, roomOn(size, last))];
}
