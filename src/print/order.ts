import type { Card } from '../deck/deck.js';
import { kindOf } from '../deck/own-card.js';
import type { FaceRequest } from '../render/ground/face-request.js';
import { isClear } from '../render/ground/printed-regions.js';
import type { Profile, StockName, WayName } from '../vocabulary/files/profile-file.js';
import { CARD_KINDS } from '../vocabulary/kinds/index.js';
import { PAPERS, type PaperName, type Size } from './ground/paper.js';
import type { PrintBasics } from './press/press.js';

/** What cards are printed on, or what clear ones are made of at home. */
export type PrintStock = StockName | WayName;

export interface PrintOptions extends PrintBasics {
  readonly paper: PaperName;
  /** A sheet of another size, upright; left out: that of the profile, else the paper. */
  readonly sheet?: Size;
  readonly profile: Profile;
  /** The name that the profile goes by, for names of files. */
  readonly profileName: string;
  /** Left out: all that the profile prints. */
  readonly stock?: PrintStock;
  /** Ids of cards; left out: all of the edition. */
  readonly cards?: readonly string[];
  /** Left out: all cards of the deck, each in the layout of its first edition. */
  readonly edition?: string;
  /** How many of each; left out: as many as the card says. */
  readonly copies?: number;
  /** Whether single cards get a proof beside the print; left out: where there is a white plate. */
  readonly proof?: boolean;
  /** Stands behind the names of files, where they are not what is printed usually. */
  readonly suffix?: string;
}

/** What a card is printed on. */
export const stockOf = (card: Card): StockName => (isClear(card) ? 'film' : 'paper');

/** A stock that was asked for and that nothing is printed on: the profile does without it, or no card needs it. */
export interface EmptyStock {
  readonly stock: PrintStock;
  readonly why: 'profile' | 'cards';
}

/** A card of the deck that is asked for, and the edition that it is drawn for. */
export interface ChosenCard {
  readonly id: string;
  readonly card: Card;
  readonly edition: string;
}

/** Cards that come on one stock in one language. */
export interface Job {
  readonly language: string;
  readonly stock: PrintStock;
  readonly cards: readonly ChosenCard[];
}

/** What there is to do, language by language. */
export function jobsOf(options: PrintOptions): Job[] {
  const stocks = asked(options).filter((stock) => isOffered(options.profile, stock));
  return options.languages
    .flatMap((language) => stocks.map((stock) => ({ language, stock, cards: chosen(options, stock) })))
    .filter(({ cards }) => cards.length > 0);
}

/** Ids of all cards that come to be printed. */
export const orderedIds = (options: PrintOptions): readonly string[] => [
  ...new Set(jobsOf(options).flatMap(({ cards }) => cards.map(({ id }) => id))),
];

/** What nothing can be printed on, where nothing at all can. */
export function emptyStocks(options: PrintOptions): EmptyStock[] {
  const wanted = asked(options);
  const empty = wanted.flatMap((stock): EmptyStock[] => {
    if (!isOffered(options.profile, stock)) return [{ stock, why: 'profile' }];
    return chosen(options, stock).length === 0 ? [{ stock, why: 'cards' }] : [];
  });
  // Who asks for no stock in particular wants whatever there is.
  return empty.length === wanted.length ? empty : [];
}

const asked = ({ stock, profile }: PrintOptions): readonly PrintStock[] =>
  stock === undefined ? profile.stocks : [stock];

/** Whoever prints film on sheets can print what takes its place. */
const isOffered = ({ stocks, pages }: Profile, stock: PrintStock): boolean =>
  isWay(stock) ? pages === 'sheets' && stocks.includes('film') : stocks.includes(stock);

/** In the order of kinds, then as the deck has them. */
function chosen({ deck, cards, edition }: PrintOptions, stock: PrintStock): ChosenCard[] {
  const wanted = cards === undefined ? undefined : new Set(cards);
  const order: readonly string[] = [...CARD_KINDS, ...Object.keys(deck.kinds ?? {})];
  const on = stock === 'paper' ? 'paper' : 'film';
  return Object.entries(deck.cards)
    .filter(([id, card]) => wanted?.has(id) ?? (edition === undefined || card.editions.includes(edition)))
    .filter(([, card]) => stockOf(card) === on)
    .map(([id, card]) => ({ id, card, edition: edition ?? card.editions[0] ?? '' }))
    .sort((a, b) => order.indexOf(kindOf(a.card)) - order.indexOf(kindOf(b.card)));
}

/** The faces of a card that are printed: its front, and its back where there is one. */
export function facesOf(
  { id, card, edition }: ChosenCard,
  language: string,
  { profile }: PrintOptions,
): FaceRequest[] {
  const front: FaceRequest = { id, side: 'front', language, edition };
  const hasBack = stockOf(card) === 'paper' && (profile.backs ?? 'none') !== 'none';
  return hasBack ? [front, { ...front, side: 'back' }] : [front];
}

/** All faces that a job needs: its cards, and for instructions somebody to lay them on. */
export function facesFor(job: Job, options: PrintOptions): FaceRequest[] {
  const faces = job.cards.flatMap((card) => facesOf(card, job.language, options));
  return isWay(job.stock) ? [...faces, ...lowest(job, options)] : faces;
}

export const isWay = (stock: PrintStock): stock is WayName => stock !== 'paper' && stock !== 'film';

/** The first character of the edition: what cards are laid on in pictures. */
export function lowest({ cards, language }: Job, { deck }: PrintOptions): FaceRequest[] {
  const edition = cards[0]?.edition ?? '';
  const id = Object.keys(deck.cards).find((one) => {
    const card = deck.cards[one];
    return card?.kind === 'character' && card.editions.includes(edition);
  });
  return id === undefined ? [] : [{ id, side: 'front', language, edition }];
}

/** How many cards come out of a job. */
export const countOf = ({ cards }: Job, { copies }: PrintOptions): number =>
  cards.reduce((sum, { card }) => sum + (copies ?? card.copies), 0);

export const hasOwnSheet = ({ sheet, profile }: PrintOptions): boolean =>
  sheet !== undefined || profile.sheet !== undefined;

/** The sheet that cards are printed on, in tenths of a millimetre. */
export function sheetOf({ sheet, paper, profile }: PrintOptions): Size {
  const own = profile.sheet && { width: profile.sheet.width * 10, height: profile.sheet.height * 10 };
  return sheet ?? own ?? PAPERS[paper];
}
