/** Prints clear cards that are made at home from labels, windows or a backing. Entry point: `printWay`. */

import { getKind } from '../deck/custom-card.js';
import { listPieces, pieceOutline } from '../render/homemade/pieces.js';
import { findHoles } from '../render/homemade/window.js';
import type { HomemadeMethod } from '../vocabulary/files/profile-file.js';
import { about } from './about-file.js';
import type { Size } from './core/paper.js';
import { printWords } from './core/print-words.js';
import { wayWords } from './core/way-words.js';
import { cutFileName, fileName } from './file-names.js';
import { backingSheets } from './homemade/backing-sheets.js';
import { coverPage } from './homemade/cover.js';
import { cutFiles } from './homemade/cut-files.js';
import { guideSheets } from './homemade/guide-sheets.js';
import { labelSheets } from './homemade/label-sheets.js';
import { type HomemadeCard, windowPainting } from './homemade/way-card.js';
import { type ChosenCard, type Job, lowest, type PrintJobOptions } from './order.js';
import { paintCards } from './paint-cards.js';
import type { Page } from './pdf/document.js';
import { parsePath } from './pdf/parse-path.js';
import type { PrintSession } from './session/print-session.js';
import { sheetOptions, tellTooLarge } from './sheet-options.js';
import { sameMargins } from './sheets/grid.js';
import { impose, type SheetOptions } from './sheets/impose.js';

/**
 * Prints clear cards on white paper: a cover with instructions, then the sheets, and cut files if the method needs
 * them.
 */
export async function printWay(
  press: PrintSession,
  options: PrintJobOptions,
  job: Job & { readonly stock: HomemadeMethod },
): Promise<void> {
  const { language, stock } = job;
  const cards = paintCards(press, options, job, wayParts(press, options));
  const laid = sheetOptions(press, options, language, stock);
  const pages = layPages[stock](press, cards, laid, language);
  const [sheet] = pages?.slice(-1) ?? [];
  if (pages === undefined || sheet === undefined) return tellTooLarge(press, options);
  const cover = paintCover(press, options, job, {
    cards,
    laid,
    sheet: pages[findSamplePage[stock](pages)] ?? sheet,
  });
  const words = printWords(language)[stock];
  const name = fileName(options, language, stock);
  await press.write(`${name}.pdf`, [cover, ...pages], {
    ...about(options, language, words),
    duplex: 'Simplex',
  });
  if (stock !== 'windows') return;
  const files = cutFiles(cards, laid, options.deck.card.corner * 10);
  for (const [at, svg] of files.entries()) press.put(cutFileName(name, at), new TextEncoder().encode(svg));
}

/** The pieces and windows of each card; memoized for cards with the same printed regions. */
function wayParts({ measures: { layout } }: PrintSession, { deck }: PrintJobOptions) {
  const known = new Map<string, Pick<HomemadeCard, 'pieces' | 'holes' | 'opaque'>>();
  return ({ card, edition }: ChosenCard) => {
    const pieces = listPieces(deck, card, edition, layout);
    const key = JSON.stringify([getKind(card), deck.editions[edition]?.rules, pieces]);
    const parts = known.get(key) ?? {
      pieces: pieces.map((piece) => ({ ...piece, path: parsePath(pieceOutline(piece)) })),
      holes: findHoles(deck, card, edition, layout),
      opaque: [],
    };
    known.set(key, parts);
    return parts;
  };
}

type Pages = (
  press: PrintSession,
  cards: readonly HomemadeCard[],
  laid: SheetOptions,
  language: string,
) => readonly Page[] | undefined;

const layPages: Readonly<Record<HomemadeMethod, Pages>> = {
  labels(press, cards, laid, language) {
    const { paper, margin, card } = laid;
    const margins = typeof margin === 'number' ? sameMargins(margin) : margin;
    const caption = (at: number, of: number) => laid.caption(at, of).join(' · ');
    const on = { sheet: paper, margins, card, words: wayWords(language), caption };
    return [...guideSheets(press, cards, on), ...labelSheets(press, cards, on)];
  },
  windows(_, cards, laid) {
    const known = new Map<HomemadeCard, HomemadeCard>();
    const opened = cards.map((one) => {
      const drawn = known.get(one) ?? { ...one, front: windowPainting(one, laid.card) };
      known.set(one, drawn);
      return drawn;
    });
    return impose(opened, laid)?.pages;
  },
  backing: (_, cards, laid) => backingSheets(cards, laid),
};

/** The sample page for the cover: for labels, a full page after the guides if there is one. */
const findSamplePage: Readonly<Record<HomemadeMethod, (pages: readonly Page[]) => number>> = {
  labels: (pages) => pages.length - (pages.length > 2 ? 2 : 1),
  windows: () => 0,
  backing: () => 0,
};

function paintCover(
  press: PrintSession,
  options: PrintJobOptions,
  job: Job & { readonly stock: HomemadeMethod },
  { cards, laid, sheet }: { cards: readonly HomemadeCard[]; laid: SheetOptions; sheet: Page },
): Page {
  const [sample, other] = pickSamples(cards);
  const [below] = lowest(job, options).map((request) => press.painting(request));
  const paper: Size = laid.paper;
  const caption = laid.caption(1, 1).slice(0, -1).join(' · ');
  const cover = { way: job.stock, words: wayWords(job.language), sheet: paper, caption };
  return coverPage(press, cover, {
    way: job.stock,
    card: laid.card,
    corner: options.deck.card.corner * 10,
    sample,
    other,
    sheet,
    ...(below && { below }),
  });
}

/** Two different cards that are laid on others, with a few pieces each. */
function pickSamples(cards: readonly HomemadeCard[]): readonly [HomemadeCard, HomemadeCard] {
  const rich = cards.filter(({ pieces, holes }) => pieces.length > 3 && holes.length > 0);
  const [first = cards[0] as HomemadeCard] = rich;
  const other = rich.find(({ pieces }) => pieces.length !== first.pieces.length) ?? rich[1] ?? first;
  return [first, other];
}
