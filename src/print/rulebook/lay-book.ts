/**
 * Lays out a rulebook: tries text sizes and figure scales, and takes the cheapest layout. Entry point: `layBook`.
 * Nothing is painted here.
 */

import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { FaceRequest } from '../../render/core/face-request.js';
import { PAPERS, type Size } from '../core/paper.js';
import { printWords } from '../core/print-words.js';
import { rulebookWords } from '../core/rulebook-words.js';
import type { Bookmark } from '../pdf/document.js';
import type { PrintSession } from '../session/print-session.js';
import { listBands } from './bands.js';
import { emptyPages, halveSheet } from './booklet.js';
import { createBook } from './core/book.js';
import type { Setting } from './core/setting.js';
import { createStyles, type Styles } from './core/styles.js';
import { fillPages, type LaidPage, type Placed } from './fill-pages.js';
import { createFrame, type Frame } from './page-frame.js';
import type { RulebookOptions } from './rulebook-options.js';
import { themeDrawings } from './theme-drawing.js';
import { titleFaces } from './title-page.js';

/** A rulebook with all content positioned, before painting. */
export interface LaidBook {
  readonly setting: Setting;
  readonly size: Size;
  readonly frame: Frame;
  /** The pages after the title page. */
  readonly pages: readonly LaidPage[];
  /** The start of each section; the title page is page 0. */
  readonly sections: readonly Bookmark[];
  readonly faces: readonly FaceRequest[];
}

/** Text sizes in points, and figure scales, in order of preference. */
const SIZES = [9.2, 9.4, 9, 9.6, 8.8, 9.8, 8.6, 9.1];
const SCALES = [1.08, 1, 1.16, 1.32, 0.93, 0.86, 1.24, 0.8];

/** The share of a page that may be empty at its bottom; more is accepted only where no layout has less. */
const MOST_EMPTY = 0.2;

/** A layout with at most this cost is accepted without trying others. */
const CHEAP = 0.02;

/** The cheapest of some layouts; stops at the first that is cheap enough. */
function best<T extends { readonly cost: number }>(tries: readonly (() => T)[]): T {
  let found: T | undefined;
  for (const attempt of tries) {
    if (found !== undefined && found.cost <= CHEAP) break;
    const one = attempt();
    if (found === undefined || one.cost < found.cost) found = one;
  }
  if (found === undefined) throw new Error('Nothing was tried.');
  return found;
}

/** @param covers the number of pages bound around it */
export function layBook(
  press: PrintSession,
  options: RulebookOptions,
  language: string,
  covers: number,
): LaidBook {
  const { deck, directory, paper, words } = options;
  const size = halveSheet(PAPERS[paper]);
  const frame = createFrame(size);
  const constant = {
    book: createBook(deck, language, options.edition),
    deck,
    language,
    fonts: press.fonts,
    measures: press.measures,
    print: printWords(language),
    words: rulebookWords(language),
    lexicon: words[language],
    width: frame.width,
    column: frame.column,
    hasIds: options.hasIds ?? false,
    face: (request: FaceRequest) => press.painting(request),
    drawing: themeDrawings(press, diskFolder(directory)),
  };
  const set = (styles: Styles, scale: number) => {
    const setting: Setting = { ...constant, styles, scale };
    const pages = fillPages(listBands(setting), frame.height);
    return { setting, pages, cost: rateLayout(pages, frame.height, covers) };
  };
  const styles = SIZES.map((points) => createStyles(press, points));
  const { setting, pages } = best(styles.flatMap((one) => SCALES.map((scale) => () => set(one, scale))));
  return { setting, size, frame, pages, sections: listSections(pages), faces: listFaces(setting, pages) };
}

/**
 * Empty pages at the end of a booklet and empty space at the bottom of other pages cost a little; a few lines alone on
 * the last page cost more. A page that ends largely blank and an overflowing word must be avoided.
 */
function rateLayout(pages: readonly LaidPage[], room: number, covers: number): number {
  const blanks = pages.slice(0, -1).map((page) => measureBlank(page, room));
  const gaps = blanks.map((blank) => Math.max(0, blank - 0.06) ** 2 + Math.max(0, blank - MOST_EMPTY) * 30);
  const empty = emptyPages(covers + 1 + pages.length);
  const isLastBare = sumUsed(pages.at(-1) ?? []) < room * 0.15;
  const excess = Math.max(0, ...pages.flatMap((page) => page.map(excessIn)));
  return empty * 0.15 + gaps.reduce((sum, gap) => sum + gap, 0) + (isLastBare ? 0.5 : 0) + excess;
}

/** The share of a page that stays empty at its bottom when its content is stretched. */
export const measureBlank = (page: LaidPage, room: number): number =>
  Math.max(0, room - sumUsed(page) - sumElastic(page)) / room;

/** By how much content exceeds its width. */
export const excessIn = (placed: Placed): number =>
  'band' in placed
    ? placed.band.excess
    : Math.max(0, ...placed.columns.flat().map(({ line }) => line.excess));

/** By how much the content of a page can be stretched. */
export const sumElastic = (page: LaidPage): number =>
  page.reduce((sum, placed) => sum + ('band' in placed ? placed.band.elastic : 0), 0);

export function sumUsed(page: LaidPage): number {
  const last = page.at(-1);
  return last === undefined ? 0 : last.y + last.height;
}

const listSections = (pages: readonly LaidPage[]): Bookmark[] =>
  pages.flatMap((page, at) =>
    page.flatMap((placed) =>
      'band' in placed && placed.band.section !== undefined
        ? [{ title: placed.band.section, page: at + 1 }]
        : [],
    ),
  );

function listFaces(setting: Setting, pages: readonly LaidPage[]): FaceRequest[] {
  const placed = pages.flat().flatMap((one) => ('band' in one ? one.band.faces : []));
  const all = [...titleFaces(setting).flat(), ...placed];
  return [...new Map(all.map((face) => [JSON.stringify(face), face])).values()];
}
