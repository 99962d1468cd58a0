import { getMargins } from './core/profile.js';
import {
  countCards,
  type EmptyStock,
  emptyStocks,
  getSheetSize,
  hasCustomSheet,
  type Job,
  listJobs,
  type PrintJobOptions,
  type PrintStock,
} from './order.js';
import { dealSheets } from './sheets/deal.js';
import { capacity, fitGrid } from './sheets/grid.js';

/** The name of a file without its extension: what it is, then its non-default options. */
export function fileName(options: PrintJobOptions, language: string, stock: PrintStock): string {
  const { deck, profile, profileName, suffix = '' } = options;
  const start = `${deck.name}-${language}`;
  if (profile.pages === 'sheets') return `${start}-${sheetName(options)}-${stock}${suffix}`;
  const which = profile.stocks.length > 1 ? `-${stock}` : '';
  return `${start}-${profileName}${which}${suffix}`;
}

/** The name of a preflight report: like the files of the print, but for all languages and stocks together. */
export function preflightName(options: PrintJobOptions): string {
  const { deck, languages, profile, profileName, stock, suffix = '' } = options;
  const on = profile.pages === 'sheets' ? sheetName(options) : profileName;
  const which = stock === undefined ? [] : [stock];
  return `${[deck.name, ...languages, on, ...which].join('-')}${suffix}-preflight`;
}

/** `a4`, or `304.8x457.2` for a custom sheet. */
export function sheetName(options: PrintJobOptions): string {
  if (!hasCustomSheet(options)) return options.paper;
  const { width, height } = getSheetSize(options);
  return [width, height].map((side) => Number((side / 10).toFixed(2))).join('x');
}

/** Whether single cards get a proof beside the print. */
export const hasProof = ({ proof, profile }: PrintJobOptions): boolean =>
  profile.pages === 'cards' && (proof ?? profile.white !== undefined);

/** A file that would be written, relative to the deck. */
export interface PlannedFile {
  readonly path: string;
  readonly cards: number;
}

/** Plans a print without rendering anything. */
export function planPrint(options: PrintJobOptions): {
  readonly planned: readonly PlannedFile[];
  readonly empty: readonly EmptyStock[];
} {
  const planned = listJobs(options).flatMap((job) =>
    listFiles(options, job).map(({ name, cards }) => ({ path: `output/print/${name}`, cards })),
  );
  return { planned, empty: emptyStocks(options) };
}

function listFiles(options: PrintJobOptions, job: Job): { readonly name: string; readonly cards: number }[] {
  const name = fileName(options, job.language, job.stock);
  const cards = countCards(job, options);
  const sheets = job.stock === 'windows' ? cardsBySheet(options, cards) : [];
  return [
    { name: `${name}.pdf`, cards },
    ...(hasProof(options) ? [{ name: `${name}-proof.pdf`, cards }] : []),
    ...sheets.map((some, at) => ({ name: cutFileName(name, at), cards: some })),
  ];
}

/** The cut lines of a sheet, for cutting machines; counted from 1. */
export const cutFileName = (name: string, at: number): string => `${name}-cut-${at + 1}.svg`;

/** The number of cards without backs on each sheet. */
function cardsBySheet(options: PrintJobOptions, cards: number): number[] {
  const { deck, profile } = options;
  const card = { width: deck.card.width * 10, height: deck.card.height * 10 };
  const gap = (profile.gap ?? 0) * 10;
  const grid = fitGrid(getSheetSize(options), card, getMargins(profile), gap, !hasCustomSheet(options));
  if (grid === undefined) return [];
  const { sheets } = dealSheets(Array.from({ length: cards }), capacity(grid), profile.sequence);
  return sheets.map(({ length }) => length);
}
