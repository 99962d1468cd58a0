import { diskFolder } from '../deck/disk-folder.js';
import { startOf } from '../diagnostics/index.js';
import { PAPERS } from './ground/paper.js';
import { printWords } from './ground/print-words.js';
import { Painter } from './pdf/painter.js';
import type { Painting } from './pdf/painting.js';
import { type Press, type Printed, printing } from './press/press.js';
import { fold, pagesOfCovers } from './rulebook/bind.js';
import { halfOf } from './rulebook/booklet.js';
import { picturesOf } from './rulebook/contents.js';
import { type ReadCover, readCovers } from './rulebook/covers.js';
import { titleOf } from './rulebook/paint-page.js';
import type { RulebookOptions } from './rulebook/rulebook-options.js';
import { setPages } from './rulebook/set-pages.js';

/** Prints the rulebook: pages with two columns, laid out as a leaflet to be folded, between its covers. */
export async function printRulebook(options: RulebookOptions): Promise<Printed> {
  return printing(options, async (press) => {
    const { deck, languages } = options;
    await press.prepare(languages.flatMap((language) => picturesOf(options, language)));
    const covers = await coversOf(press, options);
    if (press.hasFailed) return;
    for (const language of languages) {
      const { pages, sections } = setPages(press, options, language, pagesOfCovers(covers));
      const { sheets, bookmarks } = fold({ ...covers, pages }, sections, PAPERS[options.paper]);
      await press.write(`${deck.name}-${language}-rulebook.pdf`, sheets, {
        title: `${titleOf(deck)} · ${printWords(language).rules} · ${language}`,
        language,
        bookmarks,
        duplex: 'DuplexFlipShortEdge',
      });
    }
  });
}

async function coversOf(
  press: Press,
  { covers = {}, directory, paper, whereSetting }: RulebookOptions,
): Promise<{ front: Painting[]; back: Painting[] }> {
  const { front, back, problems } = await readCovers(covers, diskFolder(directory), paper);
  for (const { side, code, message, hint } of problems) {
    const at = whereSetting?.(['print', 'covers', side]) ?? startOf('shroud.yaml');
    press.report(code, at, message, hint);
  }
  const painted = async (cover: ReadCover | undefined): Promise<Painting[]> => {
    if (cover === undefined) return [];
    await press.takePdf(cover.bytes);
    return cover.pages.map((page) => {
      const painter = new Painter();
      painter.page(page);
      return painter.finish({ x: 0, y: 0, ...halfOf(PAPERS[paper]) });
    });
  };
  return { front: await painted(front), back: await painted(back) };
}
