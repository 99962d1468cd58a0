/**
 * Reads and validates the covers of the rulebook, which are PDF files of the deck. Entry point: `readCovers`. Covers
 * are placed at true size, never scaled.
 */

import type { DeckFolder } from '../../deck/folder.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { budgetFor, budgetHint, type UntrustedBudget } from '../../render/core/untrusted-budget.js';
import { LARGEST_PICTURE } from '../../render/pictures/find-picture.js';
import { pdfKey, readPageView, readPdf } from '../../render/pictures/pdf.js';
import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import { PAPERS, type PaperName, type Size } from '../core/paper.js';
import { POINTS } from '../pdf/document.js';
import type { PlacedPage } from '../pdf/painting.js';
import { halveSheet } from './booklet.js';

/** PDF files of a deck, bound before and after the rulebook. */
export type Covers = NonNullable<NonNullable<DeckFile['print']>['covers']>;

const SIDES = ['front', 'back'] as const;
type CoverSide = (typeof SIDES)[number];

/** Why a cover can't be bound. */
interface CoverProblem {
  readonly side: CoverSide;
  readonly code: Diagnostic['code'];
  readonly message: string;
  readonly hint?: string;
}

/** A valid cover: its bytes, and its positioned pages. */
export interface ReadCover {
  readonly bytes: Uint8Array;
  readonly pages: readonly PlacedPage[];
}

export interface ReadCovers extends Readonly<Partial<Record<CoverSide, ReadCover>>> {
  readonly problems: readonly CoverProblem[];
}

/** Reads the covers of a deck and compares their size with the pages of the rulebook. */
export async function readCovers(
  covers: Covers,
  folder: DeckFolder | undefined,
  paper: PaperName,
  budget = budgetFor(folder),
): Promise<ReadCovers> {
  const read: { [side in CoverSide]?: ReadCover } = {};
  const problems: CoverProblem[] = [];
  for (const side of SIDES) {
    const name = covers[side];
    if (name === undefined) continue;
    const found = await readCover(name, folder, paper, budget);
    if ('pages' in found) read[side] = found;
    else problems.push({ side, ...found });
  }
  return { ...read, problems };
}

async function readCover(
  name: string,
  folder: DeckFolder | undefined,
  paper: PaperName,
  budget: UntrustedBudget,
): Promise<ReadCover | Omit<CoverProblem, 'side'>> {
  const found = folder?.read(name, LARGEST_PICTURE) ?? { why: 'there is no such file' };
  if (!('bytes' in found)) {
    return { code: 'COVER_UNREADABLE', message: `The cover ${name} can't be read: ${found.why}.` };
  }
  const { bytes } = found;
  const read = await readPdf(bytes, budget);
  if ('flaw' in read) {
    const hint = budgetHint(read.flaw);
    const message = `The cover ${name} can't be bound: ${read.flaw}.`;
    return { code: 'COVER_UNREADABLE', message, ...(hint && { hint }) };
  }
  const size = halveSheet(PAPERS[paper]);
  const own = read.document.getPages().map((page) => inTenths(readPageView(page)));
  const odd = own.find((one) => !isAlike(one, size));
  if (odd !== undefined) return tooOdd(name, odd, size, paper);
  const pages = own.map((one, page) => ({ pdf: pdfKey(bytes), page, box: centre(size, one), fit: 'none' }));
  return { bytes, pages };
}

const inTenths = ({ width, height }: Size): Size => ({ width: width / POINTS, height: height / POINTS });

/** In tenths of a millimetre: slightly more than the difference between A5 and half of an A4 sheet. */
const TOLERANCE = 10;

const isAlike = (one: Size, other: Size): boolean =>
  Math.abs(one.width - other.width) <= TOLERANCE && Math.abs(one.height - other.height) <= TOLERANCE;

/** Centred at true size: a print shop does not scale either. */
const centre = (page: Size, { width, height }: Size) => ({
  x: (page.width - width) / 2,
  y: (page.height - height) / 2,
  width,
  height,
});

function tooOdd(name: string, own: Size, size: Size, paper: PaperName): Omit<CoverProblem, 'side'> {
  const message = `A page of ${name} is ${inWords(own)}, and a page of the rulebook on ${paper} is ${inWords(size)}.`;
  const other = (Object.keys(PAPERS) as PaperName[]).find((one) => isAlike(own, halveSheet(PAPERS[one])));
  const hint = other && `It has the size for \`--paper ${other}\`; else save it as ${inWords(size)}.`;
  return { code: 'COVER_SIZE', message, ...(hint && { hint }) };
}

const inWords = ({ width, height }: Size): string => `${millimetres(width)} × ${millimetres(height)} mm`;
const millimetres = (tenths: number): string => String(Math.round(tenths) / 10);
