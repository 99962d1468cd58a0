import type { Deck } from '../deck/deck.js';
import { exampleOf, ruleText } from '../language/rule-text.js';
import { typeset } from '../language/typography.js';
import type { FaceRequest } from '../render/face-request.js';
import { CARD_KEYS, type CardKind, kinds } from '../vocabulary/cards/index.js';
import { PAPERS, type PaperName, type Size, turned } from './ground/paper.js';
import { printWords } from './ground/print-words.js';
import type { Artwork } from './pdf/artwork.js';
import type { Bookmark, Page } from './pdf/document.js';
import { translate } from './pdf/matrix.js';
import { Painter } from './pdf/painter.js';
import { type Press, type PrintBasics, type Printed, printing } from './press/press.js';
import type { Block } from './rulebook/block.js';
import { bookletOrder, halfOf } from './rulebook/booklet.js';
import { kindsFigure, stackFigure } from './rulebook/figures.js';
import { balanced, type Column, fillColumns } from './rulebook/fill-columns.js';
import { paintText, paragraph } from './rulebook/set-text.js';
import { PT, type Styles, stylesOf } from './rulebook/styles.js';

export interface RulebookOptions extends PrintBasics {
  /** Two pages stand beside each other on it; it is folded once. */
  readonly paper: PaperName;
  readonly edition?: string;
}

/** The sizes of the text that are tried, the dearest first, in points. */
const SIZES = [8.8, 9, 8.6, 9.2, 8.4, 9.4, 8.2, 9.6, 9.8, 10];
const emptyPages = (pages: number): number => Math.ceil(pages / 4) * 4 - pages;
const MARGIN = { outer: 125, inner: 125, top: 115, bottom: 150 };
const BETWEEN = 55;
/** The title stands above the first two columns. */
const TITLE = 265;
/** Cards of each kind are shown behind the clause that tells them apart. */
const KINDS_CLAUSE = 'LOOK-1';

/** Prints the rulebook: pages with two columns, laid out as a leaflet to be folded. */
export async function printRulebook(options: RulebookOptions): Promise<Printed> {
  return printing(options, async (press) => {
    const { deck, languages } = options;
    await press.prepare(languages.flatMap((language) => picturesOf(options, language)));
    if (press.hasFailed) return;
    for (const language of languages) {
      const { pages, sections } = setPages(press, options, language);
      const { sheets, bookmarks } = fold(pages, sections, PAPERS[options.paper]);
      await press.write(`${deck.name}-${language}-rulebook.pdf`, sheets, {
        title: `${titleOf(deck)} · ${printWords(language).rules} · ${language}`,
        language,
        bookmarks,
        duplex: 'DuplexFlipShortEdge',
      });
    }
  });
}

const titleOf = ({ name }: Deck): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** The clauses in the order of reading: that of the source language. */
const clausesOf = (deck: Deck): string[] => Object.keys(deck.rules[deck.languages[0] ?? ''] ?? {});

function faceOf({ deck, edition }: RulebookOptions, language: string, id: string): FaceRequest {
  const own = deck.cards[id]?.editions ?? [];
  const shown = edition !== undefined && own.includes(edition) ? edition : (own[0] ?? '');
  return { id, side: 'front', language, edition: shown };
}

/** The first card of each kind that the edition has. */
function samples({ deck, edition }: RulebookOptions): { id: string; kind: CardKind }[] {
  const entries = Object.entries(deck.cards);
  return CARD_KEYS.flatMap((key) => {
    const { kind } = kinds[key];
    const found = entries.find(
      ([, card]) => card.kind === kind && (edition === undefined || card.editions.includes(edition)),
    );
    return found === undefined ? [] : [{ id: found[0], kind }];
  });
}

function picturesOf(options: RulebookOptions, language: string): FaceRequest[] {
  const stacked = clausesOf(options.deck).flatMap((id) => exampleOf(options.deck, id)?.stack ?? []);
  const ids = new Set([...stacked, ...samples(options).map(({ id }) => id)]);
  return [...ids].filter((id) => options.deck.cards[id]).map((id) => faceOf(options, language, id));
}

interface SetPage {
  readonly size: Size;
  readonly artwork: Artwork;
}

function setPages(
  press: Press,
  options: RulebookOptions,
  language: string,
): { pages: SetPage[]; sections: readonly Bookmark[] } {
  const size = halfOf(PAPERS[options.paper]);
  const column = (size.width - MARGIN.outer - MARGIN.inner - BETWEEN) / 2;
  const tries = SIZES.map((points) => {
    const styles = stylesOf(press, points);
    const columns = withEvenEnd(blocksOf(press, options, language, column, styles), size);
    return { styles, columns, empty: emptyPages(Math.ceil(columns.length / 2)) };
  });
  // A leaflet has four pages a sheet: the first of the best sizes that leaves the fewest of them empty.
  const { styles, columns } = tries.reduce((best, one) => (one.empty < best.empty ? one : best));
  const pages = Array.from({ length: Math.ceil(columns.length / 2) }, (_, at) =>
    paintPage(press, options, language, styles, size, column, at, columns.slice(2 * at, 2 * at + 2)),
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

function blocksOf(
  press: Press,
  options: RulebookOptions,
  language: string,
  column: number,
  styles: Styles,
): Block[] {
  const { deck } = options;
  const { fonts } = press;
  const [source = ''] = deck.languages;
  const words = printWords(language);
  const figures = {
    card: { width: deck.card.width * 10, height: deck.card.height * 10, corner: deck.card.corner * 10 },
    column,
    fonts,
    face: styles.subtitle.face,
  };
  const drawn = (id: string) => press.artwork(faceOf(options, language, id));
  return clausesOf(deck).flatMap((id): Block[] => {
    const own = deck.rules[language]?.[id];
    const rule = own ?? deck.rules[source]?.[id];
    const text = ruleText(deck, own ? language : source, id);
    if (rule === undefined || text === undefined) return [];
    // What is not translated stands in the source language, and says so.
    const said = own ? typeset(text, language) : `${typeset(text, source)} (${source})`;
    const heading = rule.heading ?? exampleOf(deck, id)?.heading;
    const blocks: Block[] = [];
    if (heading !== undefined) {
      const title = typeset(heading, language);
      blocks.push(
        paragraph(title, styles.heading, { fonts, column, before: 5 * PT, isWithNext: true, section: title }),
      );
    }
    const label = { text: id, style: styles.label, distance: 14 };
    blocks.push(paragraph(said, styles.text, { fonts, column, before: 2.4 * PT, label }));
    const stack = exampleOf(deck, id)?.stack?.map(drawn);
    if (stack?.every((artwork) => artwork !== undefined)) blocks.push(stackFigure(stack, figures));
    if (id === KINDS_CLAUSE) {
      const shown = samples(options).flatMap(({ id: card, kind }) => {
        const artwork = drawn(card);
        return artwork === undefined ? [] : [{ artwork, caption: words[kind] }];
      });
      blocks.push(kindsFigure(shown, figures));
    }
    return blocks;
  });
}

function paintPage(
  press: Press,
  { deck }: RulebookOptions,
  language: string,
  styles: Styles,
  size: Size,
  width: number,
  page: number,
  columns: readonly Column[],
): SetPage {
  const painter = new Painter();
  const { fonts } = press;
  const top = MARGIN.top + (page === 0 ? TITLE : 0);
  if (page === 0) paintTitle(painter, press, deck, language, styles, size);
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
  return { size, artwork: painter.finish({ x: 0, y: 0, ...size }) };
}

function paintTitle(
  painter: Painter,
  { fonts }: Press,
  deck: Deck,
  language: string,
  styles: Styles,
  size: Size,
): void {
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

/** Two pages beside each other on each side of a sheet. */
function fold(
  pages: readonly SetPage[],
  sections: readonly Bookmark[],
  paper: Size,
): { sheets: Page[]; bookmarks: Bookmark[] } {
  const sheet = turned(paper);
  const order = bookletOrder(pages.length);
  const sheets = order.map(({ left, right }) => {
    const painter = new Painter();
    for (const [page, x] of [[left, 0] as const, [right, sheet.width / 2] as const]) {
      const artwork = page === undefined ? undefined : pages[page]?.artwork;
      if (artwork) painter.form(artwork, translate(x, 0));
    }
    return { ...sheet, artwork: painter.finish({ x: 0, y: 0, ...sheet }) };
  });
  const bookmarks = sections.map(({ title, page }) => ({
    title,
    page: order.findIndex(({ left, right }) => left === page || right === page),
  }));
  return { sheets, bookmarks };
}
