import type { Card } from '../deck/deck.js';
import { startOf } from '../diagnostics/index.js';
import { PSEUDO } from '../language/pseudo.js';
import type { FaceRequest } from '../render/ground/face-request.js';
import { isClear } from '../render/ground/printed-regions.js';
import type { Profile, StockName } from '../vocabulary/files/profile-file.js';
import { CARD_KEYS, kinds } from '../vocabulary/kinds/index.js';
import { PAPERS, type PaperName } from './ground/paper.js';
import { printWords } from './ground/print-words.js';
import { cardPages } from './pages/card-pages.js';
import { opaqueRegions } from './pages/opaque-regions.js';
import { proofPages } from './pages/proof-pages.js';
import type { DocumentOptions } from './pdf/document.js';
import { type Press, type PrintBasics, type Printed, printing } from './press/press.js';
import type { DrawnCard } from './sheets/card.js';
import { impose } from './sheets/impose.js';

export interface PrintOptions extends PrintBasics {
  readonly paper: PaperName;
  readonly profile: Profile;
  /** The name that the profile goes by, for names of files. */
  readonly profileName: string;
  /** Left out: all that the profile prints. */
  readonly stock?: StockName;
  /** Ids of cards; left out: all of the edition. */
  readonly cards?: readonly string[];
  /** Left out: all cards of the deck, each in the layout of its first edition. */
  readonly edition?: string;
  /** How many of each; left out: as many as the card says. */
  readonly copies?: number;
  /** Whether single cards get a proof beside the print; left out: where there is a white plate. */
  readonly proof?: boolean;
}

/** What cards of a kind are printed on. */
export const stockOf = (kind: Card['kind']): StockName => (isClear(kind) ? 'film' : 'paper');

/** A stock that was asked for and that nothing is printed on: the profile does without it, or no card needs it. */
export interface EmptyStock {
  readonly stock: StockName;
  readonly why: 'profile' | 'cards';
}

export interface PrintedDeck extends Printed {
  /** Told where nothing at all was there to print. */
  readonly empty: readonly EmptyStock[];
}

/** Prints cards: writes the PDFs, or tells why it can not. */
export async function printDeck(options: PrintOptions): Promise<PrintedDeck> {
  const empty = emptyStocks(options);
  const printed = await printing(options, async (press) => {
    const { profile, paper, profileName, copies, proof, deck } = options;
    const stocks = profile.stocks.filter((stock) => options.stock === undefined || stock === options.stock);
    const settings = { profile, paper, profileName, copies, proof, name: deck.name, version: deck.version };
    const jobs = options.languages.flatMap((language) =>
      stocks.map((stock) => ({ language, stock, cards: chosen(options, stock) })),
    );
    const due = jobs.flatMap((job) => {
      if (job.cards.length === 0) return [];
      const requests = job.cards.flatMap((card) => facesOf(card, job.language, options));
      const copiesOf = job.cards.map(({ card }) => card.copies);
      const inputs = [
        settings,
        job.language,
        job.stock,
        copiesOf,
        deck.card,
        requests.map((one) => press.keyOf(one)),
      ];
      return [{ ...job, requests, ticket: press.ticket(inputs) }];
    });
    const stale = due.filter(({ ticket }) => !press.isUpToDate(ticket));
    await press.prepare(stale.flatMap(({ requests }) => requests));
    if (press.hasFailed) return;
    for (const job of due) {
      if (stale.includes(job)) {
        await press.writing(job.ticket, () => printStock(press, options, job.language, job.stock, job.cards));
      } else press.keep(job.ticket);
    }
  });
  return { ...printed, empty };
}

function emptyStocks(options: PrintOptions): EmptyStock[] {
  const { stocks } = options.profile;
  const asked = options.stock === undefined ? stocks : [options.stock];
  const empty = asked.flatMap((stock): EmptyStock[] => {
    if (!stocks.includes(stock)) return [{ stock, why: 'profile' }];
    return chosen(options, stock).length === 0 ? [{ stock, why: 'cards' }] : [];
  });
  // Who asks for no stock in particular wants whatever there is.
  return empty.length === asked.length ? empty : [];
}

/** A card of the deck that is asked for, and the edition that it is drawn for. */
interface ChosenCard {
  readonly id: string;
  readonly card: Card;
  readonly edition: string;
}

/** In the order of kinds, then as the deck has them. */
function chosen({ deck, cards, edition }: PrintOptions, stock: StockName): ChosenCard[] {
  const wanted = cards === undefined ? undefined : new Set(cards);
  const order = CARD_KEYS.map((key) => kinds[key].kind);
  return Object.entries(deck.cards)
    .filter(([id, card]) => wanted?.has(id) ?? (edition === undefined || card.editions.includes(edition)))
    .filter(([, card]) => stockOf(card.kind) === stock)
    .map(([id, card]) => ({ id, card, edition: edition ?? card.editions[0] ?? '' }))
    .sort((a, b) => order.indexOf(a.card.kind) - order.indexOf(b.card.kind));
}

function facesOf(
  { id, card, edition }: ChosenCard,
  language: string,
  { profile }: PrintOptions,
): FaceRequest[] {
  const front: FaceRequest = { id, side: 'front', language, edition };
  const hasBack = stockOf(card.kind) === 'paper' && (profile.backs ?? 'none') !== 'none';
  return hasBack ? [front, { ...front, side: 'back' }] : [front];
}

async function printStock(
  press: Press,
  options: PrintOptions,
  language: string,
  stock: StockName,
  cards: readonly ChosenCard[],
): Promise<void> {
  const { deck, profile, copies } = options;
  const choke = (profile.white?.choke ?? 0) * 10;
  const titled = deck.texts[language] ?? {};
  const drawn = cards.flatMap((one) => {
    const [front, back] = facesOf(one, language, options).map((request) => press.painting(request));
    if (front === undefined) return [];
    const card: DrawnCard = {
      id: one.id,
      kind: one.card.kind,
      title: titled[one.id]?.title ?? one.card.title,
      front,
      ...(back && { back }),
      opaque: profile.white ? opaqueRegions(deck, one.card, one.edition, press.measures, choke) : [],
    };
    return Array.from({ length: copies ?? one.card.copies }, () => card);
  });
  if (profile.pages === 'sheets') return printSheets(press, options, language, stock, drawn);
  return printCardPages(press, options, language, stock, drawn);
}

async function printSheets(
  press: Press,
  options: PrintOptions,
  language: string,
  stock: StockName,
  cards: readonly DrawnCard[],
): Promise<void> {
  const { deck, profile, paper } = options;
  const words = printWords(language);
  const backs = stock === 'film' ? 'none' : (profile.backs ?? 'none');
  const offset = profile.offset ?? { x: 0, y: 0 };
  const sheets = impose(cards, {
    paper: PAPERS[paper],
    card: { width: deck.card.width * 10, height: deck.card.height * 10 },
    bleed: (profile.bleed ?? deck.card.bleed) * 10,
    margin: (profile.margin ?? 5) * 10,
    backs,
    order: profile.order ?? 'front-back',
    offset: { x: offset.x * 10, y: offset.y * 10 },
    hasMarks: profile.marks === 'crop',
    isMirrored: profile.mirrored ?? false,
    face: press.textFace,
    caption: (sheet, of) => [
      `${deck.name} ${deck.version}`,
      `${language} · ${words[stock]}`,
      `${sheet} / ${of}`,
    ],
  });
  if (sheets === undefined) {
    const { width, height } = deck.card;
    press.report(
      'CARD_TOO_LARGE',
      startOf('shroud.yaml'),
      `A card of ${width} × ${height} mm does not fit on ${paper}.`,
    );
    return;
  }
  const duplex = { 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' } as const;
  // Mirrored sheets are no substitute for the others: they must not take their place.
  const suffix = profile.mirrored ? '-mirrored' : '';
  await press.write(`${deck.name}-${language}-${paper}-${stock}${suffix}.pdf`, sheets.pages, {
    ...about(options, language, words[stock]),
    bookmarks: bookmarks(cards, sheets.pageOf, language),
    duplex: backs === 'long-edge' || backs === 'short-edge' ? duplex[backs] : 'Simplex',
  });
}

async function printCardPages(
  press: Press,
  options: PrintOptions,
  language: string,
  stock: StockName,
  cards: readonly DrawnCard[],
): Promise<void> {
  const { deck, profile, profileName } = options;
  const card = { width: deck.card.width * 10, height: deck.card.height * 10 };
  const corner = deck.card.corner * 10;
  const bleed = (profile.bleed ?? deck.card.bleed) * 10;
  const { pages, pageOf } = cardPages(cards, { card, corner, bleed, profile });
  const suffix = profile.stocks.length > 1 ? `-${stock}` : '';
  const name = `${deck.name}-${language}-${profileName}${suffix}`;
  const details = about(options, language, profileName);
  await press.write(`${name}.pdf`, pages, { ...details, bookmarks: bookmarks(cards, pageOf, language) });
  if (options.proof ?? profile.white !== undefined) {
    const proofs = proofPages(cards, { card, corner, profile, face: press.textFace });
    const marks = bookmarks(
      cards,
      cards.map((_, at) => at),
      language,
    );
    await press.write(`${name}-proof.pdf`, proofs, { ...details, bookmarks: marks });
  }
}

function about({ deck }: PrintOptions, language: string, what: string): DocumentOptions {
  return {
    title: `${deck.name} ${deck.version} · ${language} · ${what}`,
    language: tagOf(language, deck.languages),
  };
}

/** The pseudo-language is no language that a reader could speak. */
const tagOf = (language: string, [source = 'en']: readonly string[]): string =>
  language === PSEUDO ? source : language;

/** The page on which each kind begins. */
function bookmarks(cards: readonly DrawnCard[], pageOf: readonly number[], language: string) {
  const words = printWords(language);
  return cards.flatMap(({ kind }, at) =>
    cards[at - 1]?.kind === kind ? [] : [{ title: words[kind], page: pageOf[at] ?? 0 }],
  );
}
