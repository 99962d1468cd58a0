import { diskFolder } from '../deck/disk/disk-folder.js';
import { toFileStart } from '../diagnostics/index.js';
import { inCapitals } from './core/edition-name.js';
import { PAPERS } from './core/paper.js';
import { printWords } from './core/print-words.js';
import { Painter } from './pdf/painter.js';
import type { Painting } from './pdf/painting.js';
import { fold, inOrder, pagesOfCovers } from './rulebook/bind.js';
import { halveSheet } from './rulebook/booklet.js';
import { type ReadCover, readCovers } from './rulebook/covers.js';
import { type LaidBook, layBook } from './rulebook/lay-book.js';
import { paintPage } from './rulebook/paint-page.js';
import type { RulebookOptions } from './rulebook/rulebook-options.js';
import { paintTitlePage } from './rulebook/title-page.js';
import { type Printed, type PrintSession, withPrintSession } from './session/print-session.js';

/** Prints the rulebook between its covers: as a booklet to fold, or page by page for screens. */
export async function printRulebook(options: RulebookOptions): Promise<Printed> {
  return withPrintSession(options, async (press) => {
    const { deck, languages, isForScreen, paper, suffix = '' } = options;
    const covers = await paintCovers(press, options);
    const around = isForScreen ? 0 : pagesOfCovers(covers);
    const books = languages.map((language) => layBook(press, options, language, around));
    await press.prepare(books.flatMap(({ faces }) => faces));
    if (press.hasFailed) return;
    for (const book of books) {
      const { language } = book.setting;
      const { pages, links } = painted(book);
      const { sheets, bookmarks } = isForScreen
        ? inOrder({ ...covers, pages }, book.sections, halveSheet(PAPERS[paper]), links)
        : fold({ ...covers, pages }, book.sections, PAPERS[paper]);
      await press.write(`${deck.name}-${language}-rulebook${suffix}.pdf`, sheets, {
        title: `${inCapitals(deck.name)} · ${printWords(language).rules} · ${language}`,
        language,
        bookmarks,
        ...(!isForScreen && { duplex: 'DuplexFlipShortEdge' }),
      });
    }
  });
}

function painted(book: LaidBook) {
  const title = paintTitlePage(book.setting, book.size, book.sections);
  const pages = [title.painting, ...book.pages.map((_, at) => paintPage(book, at + 1))];
  return { pages, links: title.links };
}

async function paintCovers(
  press: PrintSession,
  { covers = {}, directory, paper, whereSetting }: RulebookOptions,
): Promise<{ front: Painting[]; back: Painting[] }> {
  const { front, back, problems } = await readCovers(covers, diskFolder(directory), paper, press.budget);
  for (const { side, code, message, hint } of problems) {
    const at = whereSetting?.(['print', 'covers', side]) ?? toFileStart('shroud.yaml');
    press.report(code, at, message, hint);
  }
  const painted = async (cover: ReadCover | undefined): Promise<Painting[]> => {
    if (cover === undefined) return [];
    await press.takePdf(cover.bytes);
    return cover.pages.map((page) => {
      const painter = new Painter();
      painter.page(page);
      return painter.finish({ x: 0, y: 0, ...halveSheet(PAPERS[paper]) });
    });
  };
  return { front: await painted(front), back: await painted(back) };
}
