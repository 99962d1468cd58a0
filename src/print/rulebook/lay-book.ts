import { diskFolder } from '../../deck/disk-folder.js';
import type { FaceRequest } from '../../render/ground/face-request.js';
import { PAPERS, type Size } from '../ground/paper.js';
import { printWords } from '../ground/print-words.js';
import { rulebookWords } from '../ground/rulebook-words.js';
import type { Bookmark } from '../pdf/document.js';
import type { Press } from '../press/press.js';
import { bandsOf } from './bands.js';
import { bookOf } from './book.js';
import { emptyPages, halfOf } from './booklet.js';
import { fillPages, type LaidPage } from './fill-pages.js';
import { type Frame, frameOf } from './page-frame.js';
import type { RulebookOptions } from './rulebook-options.js';
import type { Setting } from './setting.js';
import { stylesOf } from './styles.js';
import { themeDrawings } from './theme-drawing.js';
import { titleFaces } from './title-page.js';

/** A rulebook with everything in its place, and nothing painted. */
export interface LaidBook {
  readonly setting: Setting;
  readonly size: Size;
  readonly frame: Frame;
  /** The pages behind the title page. */
  readonly pages: readonly LaidPage[];
  /** Where sections begin; the title page is page 0. */
  readonly sections: readonly Bookmark[];
  readonly faces: readonly FaceRequest[];
}

/** Sizes of the text, in points, and of pictures: the dearest first. */
const SIZES = [9.2, 9.4, 9, 9.6, 8.8, 9.8, 8.6];
const SCALES = [1, 1.06, 0.94, 0.88, 1.12];

/** @param covers how many pages are bound around it */
export function layBook(press: Press, options: RulebookOptions, language: string, covers: number): LaidBook {
  const { deck, directory, paper, words } = options;
  const size = halfOf(PAPERS[paper]);
  const frame = frameOf(size);
  const constant = {
    book: bookOf(deck, language, options.edition),
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
  const tries = SIZES.flatMap((points) =>
    SCALES.map((scale) => {
      const setting: Setting = { ...constant, styles: stylesOf(press, points), scale };
      const pages = fillPages(bandsOf(setting), frame.height);
      return { setting, pages, cost: costOf(pages, frame.height, covers) };
    }),
  );
  const { setting, pages } = tries.reduce((best, one) => (one.cost < best.cost ? one : best));
  return { setting, size, frame, pages, sections: sectionsOf(pages), faces: facesOf(setting, pages) };
}

/** Pages that stay empty at the end of a booklet, and room that stays empty at the foot of others, are waste. */
function costOf(pages: readonly LaidPage[], room: number, covers: number): number {
  const gaps = pages.slice(0, -1).map((page) => Math.max(0, 1 - usedOf(page) / room - 0.06));
  const empty = emptyPages(covers + 1 + pages.length);
  return empty * 0.15 + gaps.reduce((sum, gap) => sum + gap ** 2, 0);
}

export function usedOf(page: LaidPage): number {
  const last = page.at(-1);
  return last === undefined ? 0 : last.y + last.height;
}

const sectionsOf = (pages: readonly LaidPage[]): Bookmark[] =>
  pages.flatMap((page, at) =>
    page.flatMap((placed) =>
      'band' in placed && placed.band.section !== undefined
        ? [{ title: placed.band.section, page: at + 1 }]
        : [],
    ),
  );

function facesOf(setting: Setting, pages: readonly LaidPage[]): FaceRequest[] {
  const placed = pages.flat().flatMap((one) => ('band' in one ? one.band.faces : []));
  const all = [...titleFaces(setting).flat(), ...placed];
  return [...new Map(all.map((face) => [JSON.stringify(face), face])).values()];
}
