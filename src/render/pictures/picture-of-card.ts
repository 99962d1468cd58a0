/**
 * Reads the picture of a card, or describes the problem with it. Checking, drawing and printing report the same
 * diagnostic. Entry points: `pictureOfCard`, `pictureDiagnostic`.
 */

import type { Art } from '../../../templates/template.js';
import type { OfKind } from '../../deck/custom-card.js';
import type { Card } from '../../deck/deck.js';
import { type Contents, sizeInWords } from '../../deck/folder.js';
import { type Diagnostic, diagnostic, nearest, type Span, toFileStart } from '../../diagnostics/index.js';
import { commandFor, explainConversion } from '../../vocabulary/file-name.js';
import { isUnstarted } from '../core/process-check.js';
import { budgetHint } from '../core/untrusted-budget.js';
import { isPdfName, LARGEST_PICTURE, type PictureFinder, standInsFor } from './find-picture.js';
import { pdfFlawAtOnce, pdfHref } from './pdf.js';
import { asImage, readPicture } from './picture.js';
import { EMPTY_SVG } from './svg/read-svg.js';

/** Why a card's picture can't be drawn. */
export interface PictureProblem {
  readonly id: string;
  /** The file, as the card names it. */
  readonly name: string;
  /** Half a sentence; left out if the file does not exist. */
  readonly flaw?: string;
  /** The actual type of the file, if it is an unsupported picture. */
  readonly sort?: string;
  /** The file that was probably meant, if this one does not exist. */
  readonly meant?: string;
  /** It is a PDF, and there is no picture to draw instead. */
  readonly lacksStandIn?: boolean;
}

/** Thrown if a card can't be drawn because of its picture. */
export class BrokenPictureError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(describePictureFlaw(problem));
    this.problem = problem;
  }
}

/** The use of a picture: a PDF is printed as is, and replaced by a picture of the same name where it is drawn. */
export type PictureUse = 'drawn' | 'printed';

export interface PictureOfCard {
  readonly art?: Art;
  /** The size of the picture itself, if known, in its own units. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The fonts of the text in a drawing. */
  readonly families?: readonly string[];
  readonly problem?: PictureProblem;
}

/** The picture of a card, if it shows one, or what is wrong with it. */
export function pictureOfCard(
  finder: PictureFinder,
  id: string,
  card: OfKind & Pick<Card, 'art' | 'crop'>,
  use: PictureUse = 'drawn',
): PictureOfCard {
  const name = finder.nameFor(id, card);
  if (name === undefined) return {};
  const read = readFile(finder, name);
  if (!('bytes' in read)) {
    const meant = read.flaw === undefined ? nearest(name, finder.near(name)) : undefined;
    return { problem: { id, name, ...read, ...(meant !== undefined && { meant }) } };
  }
  if (!isPdfName(name)) {
    const picture = readPicture(read.bytes, finder.budget);
    if ('flaw' in picture) return { problem: { id, name, ...picture } };
    const { art, width, height, families } = picture;
    return { art, size: { width, height }, ...(families && { families }) };
  }
  const flaw = pdfFlawAtOnce(read.bytes);
  if (flaw !== undefined) return { problem: { id, name, flaw } };
  if (use === 'drawn') return findStandIn(finder, id, name);
  const printed: PictureOfCard = { art: { is: 'image', href: pdfHref(read.bytes) } };
  if (card.crop === undefined) return printed;
  // The crop must be the same on screens and in print.
  const { size, problem } = findStandIn(finder, id, name);
  return problem === undefined ? { ...printed, ...(size && { size }) } : { problem };
}

function readFile(finder: PictureFinder, name: string): Contents | { readonly flaw?: string } {
  const found = finder.read(name);
  if ('bytes' in found) return found;
  if (found.refused === 'missing') return {};
  const limit = `; the limit is ${sizeInWords(LARGEST_PICTURE)}`;
  return {
    flaw: found.refused === 'too-large' ? `it has ${found.why}${limit}` : `it can't be read: ${found.why}`,
  };
}

/** The replacement for a PDF. Always an image, as the printed PDF is: templates draw both in the same way. */
function findStandIn(finder: PictureFinder, id: string, pdf: string): PictureOfCard {
  for (const name of standInsFor(pdf)) {
    const read = readFile(finder, name);
    if ('flaw' in read) return { problem: { id, name, ...read } };
    if (!('bytes' in read)) continue;
    const picture = readPicture(read.bytes, finder.budget);
    if ('flaw' in picture) return { problem: { id, name, ...picture } };
    const { art, width, height } = picture;
    return { art: asImage(art), size: { width, height } };
  }
  return { problem: { id, name: pdf, lacksStandIn: true } };
}

/** The diagnostic for all who check, draw and print: where the card names its picture, else at the card. */
export function pictureDiagnostic(
  problem: PictureProblem,
  where: Where | undefined,
  isNamed: boolean,
): Diagnostic {
  const { id, name, flaw, sort, meant, lacksStandIn } = problem;
  const at = (isNamed ? artAt(id, where) : where?.(id, [], 'key')) ?? toFileStart('shroud.yaml');
  if (isUnstarted(flaw)) return diagnostic('FILE_UNTRIED', at, describePictureFlaw(problem));
  const code = lacksStandIn ? 'STAND_IN_MISSING' : flaw === undefined ? 'PICTURE_MISSING' : 'PICTURE_BROKEN';
  const hint = meant === undefined ? flawHint(name, flaw, sort) : `Did you mean "${meant}"?`;
  return diagnostic(code, at, describePictureFlaw(problem), hint);
}

type Where = (id: string, path?: readonly string[], at?: 'key') => Span | undefined;

/** Where a card names its picture. */
export const artAt = (id: string, where: Where | undefined): Span | undefined => where?.(id, ['art', 'file']);

/** A hint for a picture that exists but can't be used; undefined: the default hint of the code. */
export function flawHint(
  name: string,
  flaw: string | undefined,
  sort: string | undefined,
): string | undefined {
  if (sort === 'compressed') {
    const command = commandFor(name, `gunzip < "${name}" > "${name.replace(/z?$/, '')}"`);
    return command === undefined ? 'Unpack it, or save it as plain SVG.' : `Unpack it: ${command}`;
  }
  if (sort === 'PDF') return `Give it the ending .pdf, and put a picture of the same name next to it.`;
  if (sort !== undefined) return explainConversion(name, sort.toLowerCase());
  return flaw === EMPTY_SVG ? 'Draw something in it, or name another file.' : budgetHint(flaw);
}

function describePictureFlaw({ id, name, flaw, lacksStandIn }: PictureProblem): string {
  if (lacksStandIn) {
    const [first, ...others] = standInsFor(name);
    return `A PDF is only printed, and there is no picture to show for ${name} on screens, such as ${first} or ${others.at(0)}.`;
  }
  if (flaw === undefined) return `There is no picture ${name}.`;
  return `The picture ${name} of "${id}" can't be used: ${flaw}.`;
}
