/** Resolves print options to jobs: one job is the cards of one stock in one language. Entry point: `listJobs`. */

import { getKind } from '../deck/custom-card.js';
import type { Card } from '../deck/deck.js';
import type { FaceRequest } from '../render/core/face-request.js';
import { isClear } from '../render/core/printed-regions.js';
import type { HomemadeMethod, Profile, StockName } from '../vocabulary/files/profile-file.js';
import { CARD_KINDS } from '../vocabulary/kinds/index.js';
import { editionName } from './core/edition-name.js';
import { PAPERS, type PaperName, type Size } from './core/paper.js';
import type { PrintBasics } from './session/print-session.js';

/** The stock that cards are printed on, or the homemade method for clear cards. */
export type PrintStock = StockName | HomemadeMethod;

export interface PrintJobOptions extends PrintBasics {
  readonly paper: PaperName;
  /** A custom sheet size, upright; left out: that of the profile, otherwise the paper. */
  readonly sheet?: Size;
  readonly profile: Profile;
  /** The name of the profile, for file names. */
  readonly profileName: string;
  /** Left out: all stocks of the profile. */
  readonly stock?: PrintStock;
  /** Ids of cards; left out: all cards of the edition. */
  readonly cards?: readonly string[];
  /** Left out: all cards of the deck, each in the layout of its first edition. */
  readonly edition?: string;
  /** Copies of each card; left out: as many as the card says. */
  readonly copies?: number;
  /** Whether single cards get a proof beside the print; left out: if there is a white plate. */
  readonly proof?: boolean;
  /** Appended to file names if the print is not the usual one. */
  readonly suffix?: string;
}

/** The stock that a card is printed on. */
export const getPrintStock = (card: Card): StockName => (isClear(card) ? 'film' : 'paper');

/** A requested stock without a print: the profile does not have it, or no card needs it. */
export interface EmptyStock {
  readonly stock: PrintStock;
  readonly why: 'profile' | 'cards';
}

/** A requested card of the deck, and the edition that it is rendered for. */
export interface ChosenCard {
  readonly id: string;
  readonly card: Card;
  readonly edition: string;
}

/** The cards of one stock in one language. */
export interface Job {
  readonly language: string;
  readonly stock: PrintStock;
  readonly cards: readonly ChosenCard[];
}

/** The jobs of a print, language by language. */
export function listJobs(options: PrintJobOptions): Job[] {
  const stocks = listStocks(options).filter((stock) => isOffered(options.profile, stock));
  return options.languages
    .flatMap((language) => stocks.map((stock) => ({ language, stock, cards: chosen(options, stock) })))
    .filter(({ cards }) => cards.length > 0);
}

/** Ids of all cards that will be printed. */
export const listOrderedIds = (options: PrintJobOptions): readonly string[] => [
  ...new Set(listJobs(options).flatMap(({ cards }) => cards.map(({ id }) => id))),
];

/** The empty stocks, if nothing at all can be printed. */
export function emptyStocks(options: PrintJobOptions): EmptyStock[] {
  const wanted = listStocks(options);
  const empty = wanted.flatMap((stock): EmptyStock[] => {
    if (!isOffered(options.profile, stock)) return [{ stock, why: 'profile' }];
    return chosen(options, stock).length === 0 ? [{ stock, why: 'cards' }] : [];
  });
  // Without an explicit stock, any stock with cards is enough.
  return empty.length === wanted.length ? empty : [];
}

const listStocks = ({ stock, profile }: PrintJobOptions): readonly PrintStock[] =>
  stock === undefined ? profile.stocks : [stock];

/** A homemade method is available if the profile prints film on sheets, which it replaces. */
const isOffered = ({ stocks, pages }: Profile, stock: PrintStock): boolean =>
  isWay(stock) ? pages === 'sheets' && stocks.includes('film') : stocks.includes(stock);

/** In the order of kinds, then in the order of the deck. */
function chosen({ deck, cards, edition }: PrintJobOptions, stock: PrintStock): ChosenCard[] {
  const wanted = cards === undefined ? undefined : new Set(cards);
  const order: readonly string[] = [...CARD_KINDS, ...Object.keys(deck.kinds ?? {})];
  const on = stock === 'paper' ? 'paper' : 'film';
  return Object.entries(deck.cards)
    .filter(([id, card]) => wanted?.has(id) ?? (edition === undefined || card.editions.includes(edition)))
    .filter(([, card]) => getPrintStock(card) === on)
    .map(([id, card]) => ({ id, card, edition: edition ?? card.editions[0] ?? '' }))
    .sort((a, b) => order.indexOf(getKind(a.card)) - order.indexOf(getKind(b.card)));
}

/** The printed faces of a card: its front, and its back if there is one. */
export function listFaces(
  { id, card, edition }: ChosenCard,
  language: string,
  { profile }: PrintJobOptions,
): FaceRequest[] {
  const front: FaceRequest = { id, side: 'front', language, edition };
  const hasBack = getPrintStock(card) === 'paper' && (profile.backs ?? 'none') !== 'none';
  return hasBack ? [front, { ...front, side: 'back' }] : [front];
}

/** All faces of a job: its cards and, for instructions, a character to lay them on. */
export function facesFor(job: Job, options: PrintJobOptions): FaceRequest[] {
  const faces = job.cards.flatMap((card) => listFaces(card, job.language, options));
  return isWay(job.stock) ? [...faces, ...lowest(job, options)] : faces;
}

export const isWay = (stock: PrintStock): stock is HomemadeMethod => stock !== 'paper' && stock !== 'film';

/** The first character of the edition: cards are laid on it in pictures. */
export function lowest({ cards, language }: Job, { deck }: PrintJobOptions): FaceRequest[] {
  const edition = cards[0]?.edition ?? '';
  const id = Object.keys(deck.cards).find((one) => {
    const card = deck.cards[one];
    return card?.kind === 'character' && card.editions.includes(edition);
  });
  return id === undefined ? [] : [{ id, side: 'front', language, edition }];
}

/** The number of cards that a job produces. */
export const countCards = ({ cards }: Job, { copies }: PrintJobOptions): number =>
  cards.reduce((sum, { card }) => sum + (copies ?? card.copies), 0);

export const hasCustomSheet = ({ sheet, profile }: PrintJobOptions): boolean =>
  sheet !== undefined || profile.sheet !== undefined;

/** The sheet size, in tenths of a millimetre. */
export function getSheetSize({ sheet, paper, profile }: PrintJobOptions): Size {
  const own = profile.sheet && { width: profile.sheet.width * 10, height: profile.sheet.height * 10 };
  return sheet ?? own ?? PAPERS[paper];
}

/** The name of the requested edition, for captions of sheets. */
export const editionOn = (
  { deck, edition }: Pick<PrintJobOptions, 'deck' | 'edition'>,
  language: string,
): string[] => (edition === undefined ? [] : [editionName(deck, edition, language)]);
