import { about, bookmarks } from './about-file.js';
import { printWords } from './core/print-words.js';
import { fileName, hasProof } from './file-names.js';
import type { Job, PrintJobOptions, PrintStock } from './order.js';
import { cardPages } from './pages/card-pages.js';
import { opaqueRegions } from './pages/opaque-regions.js';
import { proofPages } from './pages/proof-pages.js';
import { paintCards } from './paint-cards.js';
import type { PrintSession } from './session/print-session.js';
import { sheetOptions, tellTooLarge } from './sheet-options.js';
import type { PaintedCard } from './sheets/card.js';
import { impose } from './sheets/impose.js';

/** Writes the files of one job. */
export async function printStock(press: PrintSession, options: PrintJobOptions, job: Job): Promise<void> {
  const { deck, profile } = options;
  const { language, stock } = job;
  const choke = (profile.white?.choke ?? 0) * 10;
  const drawn = paintCards(press, options, job, ({ card, edition }) => ({
    opaque: profile.white ? opaqueRegions(deck, card, edition, press.measures, choke) : [],
  }));
  if (profile.pages === 'sheets') return printSheets(press, options, language, stock, drawn);
  return printCardPages(press, options, language, stock, drawn);
}

async function printSheets(
  press: PrintSession,
  options: PrintJobOptions,
  language: string,
  stock: PrintStock,
  cards: readonly PaintedCard[],
): Promise<void> {
  const words = printWords(language);
  const laid = sheetOptions(press, options, language, stock);
  const { backs } = laid;
  const sheets = impose(cards, laid);
  if (sheets === undefined) return tellTooLarge(press, options);
  const duplex = { 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' } as const;
  await press.write(`${fileName(options, language, stock)}.pdf`, sheets.pages, {
    ...about(options, language, words[stock]),
    bookmarks: bookmarks(cards, sheets.pageOf),
    duplex: backs === 'long-edge' || backs === 'short-edge' ? duplex[backs] : 'Simplex',
  });
}

async function printCardPages(
  press: PrintSession,
  options: PrintJobOptions,
  language: string,
  stock: PrintStock,
  cards: readonly PaintedCard[],
): Promise<void> {
  const { deck, profile, profileName } = options;
  const card = { width: deck.card.width * 10, height: deck.card.height * 10 };
  const corner = deck.card.corner * 10;
  const bleed = (profile.bleed ?? deck.card.bleed) * 10;
  const { pages, pageOf } = cardPages(cards, { card, corner, bleed, profile });
  const name = fileName(options, language, stock);
  const details = about(options, language, profileName);
  await press.write(`${name}.pdf`, pages, { ...details, bookmarks: bookmarks(cards, pageOf) });
  if (hasProof(options)) {
    const proofs = proofPages(cards, { card, corner, profile, face: press.textFace });
    const marks = bookmarks(
      cards,
      cards.map((_, at) => at),
    );
    await press.write(`${name}-proof.pdf`, proofs, { ...details, bookmarks: marks });
  }
}
