import type { Art } from '../../../templates/template.js';
import type { Card } from '../../deck/deck.js';
import { type Contents, sizeInWords } from '../../deck/folder.js';
import type { OfKind } from '../../deck/own-card.js';
import { type Diagnostic, diagnostic, type Span, startOf } from '../../diagnostics/index.js';
import { isPdfName, LARGEST_PICTURE, type PictureFinder, standInsFor } from './find-picture.js';
import { pdfFlawAtOnce, pdfHref } from './pdf.js';
import { asImage, readPicture } from './picture.js';

/** What keeps a card's picture from being drawn. */
export interface PictureProblem {
  readonly id: string;
  /** The file, as the card names it. */
  readonly name: string;
  /** Half a sentence; left out where there is no such file. */
  readonly flaw?: string;
  /** It is a PDF, and there is no picture to draw in its place. */
  readonly lacksStandIn?: boolean;
}

/** A card can't be drawn because of the picture on it. */
export class BrokenPicture extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(messageOf(problem));
    this.problem = problem;
  }
}

/** What a picture is for: a PDF is printed as it is, and drawn by a picture that stands for it. */
export type PictureUse = 'drawn' | 'printed';

export interface PictureOfCard {
  readonly art?: Art;
  /** Of the picture itself, where it is known; in units of its own. */
  readonly size?: { readonly width: number; readonly height: number };
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
  if (!('bytes' in read)) return { problem: { id, name, ...read } };
  if (!isPdfName(name)) {
    const picture = readPicture(read.bytes);
    if ('flaw' in picture) return { problem: { id, name, flaw: picture.flaw } };
    const { art, width, height } = picture;
    return { art, size: { width, height } };
  }
  const flaw = pdfFlawAtOnce(read.bytes);
  if (flaw !== undefined) return { problem: { id, name, flaw } };
  if (use === 'drawn') return standInOf(finder, id, name);
  const printed: PictureOfCard = { art: { is: 'image', href: pdfHref(read.bytes) } };
  if (card.crop === undefined) return printed;
  // What is cut off is the same on screens and in print.
  const { size, problem } = standInOf(finder, id, name);
  return problem === undefined ? { ...printed, ...(size && { size }) } : { problem };
}

function readFile(finder: PictureFinder, name: string): Contents | { readonly flaw?: string } {
  const found = finder.read(name);
  if ('bytes' in found) return found;
  if (found.refused === 'missing') return {};
  const limit = `; ${sizeInWords(LARGEST_PICTURE)} are the most`;
  return {
    flaw: found.refused === 'too-large' ? `it has ${found.why}${limit}` : `it can't be read: ${found.why}`,
  };
}

/** Always an image, as the PDF itself is where it is printed: a template draws both in the same way. */
function standInOf(finder: PictureFinder, id: string, pdf: string): PictureOfCard {
  for (const name of standInsFor(pdf)) {
    const read = readFile(finder, name);
    if ('flaw' in read) return { problem: { id, name, ...read } };
    if (!('bytes' in read)) continue;
    const picture = readPicture(read.bytes);
    if ('flaw' in picture) return { problem: { id, name, flaw: picture.flaw } };
    const { art, width, height } = picture;
    return { art: asImage(art), size: { width, height } };
  }
  return { problem: { id, name: pdf, lacksStandIn: true } };
}

/** One sentence for all who check, draw and print, where the card names its picture, else at the card. */
export function pictureDiagnostic(
  problem: PictureProblem,
  where: ((id: string, path?: readonly string[], at?: 'key') => Span | undefined) | undefined,
  isNamed: boolean,
): Diagnostic {
  const { id, flaw, lacksStandIn } = problem;
  const at = (isNamed ? where?.(id, ['art']) : where?.(id, [], 'key')) ?? startOf('shroud.yaml');
  const code = lacksStandIn ? 'STAND_IN_MISSING' : flaw === undefined ? 'PICTURE_MISSING' : 'PICTURE_BROKEN';
  return diagnostic(code, at, messageOf(problem));
}

function messageOf({ id, name, flaw, lacksStandIn }: PictureProblem): string {
  if (lacksStandIn) {
    const [first, ...others] = standInsFor(name);
    return `A PDF is only printed, and there is no picture that stands for ${name} on screens: ${first} or ${others.at(0)}, say.`;
  }
  if (flaw === undefined) return `There is no picture ${name}.`;
  return `The picture ${name} of "${id}" can't be used: ${flaw}.`;
}
