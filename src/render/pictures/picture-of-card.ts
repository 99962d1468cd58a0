import type { Art } from '../../../templates/template.js';
import type { Card } from '../../deck/deck.js';
import { sizeInWords } from '../../deck/folder.js';
import { type Diagnostic, diagnostic, type Span, startOf } from '../../diagnostics/index.js';
import { LARGEST_PICTURE, type PictureFinder } from './find-picture.js';
import { readPicture } from './picture.js';

/** What keeps a card's picture from being drawn. */
export interface PictureProblem {
  readonly id: string;
  /** The file, as the card names it. */
  readonly name: string;
  /** Half a sentence; left out where there is no such file. */
  readonly flaw?: string;
}

/** A card can't be drawn because of the picture on it. */
export class BrokenPicture extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(messageOf(problem));
    this.problem = problem;
  }
}

/** The picture of a card, if it shows one, or what is wrong with it. */
export function pictureOfCard(
  finder: PictureFinder,
  id: string,
  card: Pick<Card, 'kind' | 'art'>,
): { readonly art?: Art; readonly problem?: PictureProblem } {
  const name = finder.nameFor(id, card);
  if (name === undefined) return {};
  const found = finder.read(name);
  if ('bytes' in found) {
    const picture = readPicture(found.bytes);
    return 'flaw' in picture ? { problem: { id, name, flaw: picture.flaw } } : picture;
  }
  if (found.refused === 'missing') return { problem: { id, name } };
  const limit = `; ${sizeInWords(LARGEST_PICTURE)} are the most`;
  const flaw =
    found.refused === 'too-large' ? `it has ${found.why}${limit}` : `it can't be read: ${found.why}`;
  return { problem: { id, name, flaw } };
}

/** The same sentence from all who check, draw and print, where the card names its picture, else at the card. */
export function pictureDiagnostic(
  problem: PictureProblem,
  where: ((id: string, path?: readonly string[], at?: 'key') => Span | undefined) | undefined,
  isNamed: boolean,
): Diagnostic {
  const { id, flaw } = problem;
  const at = (isNamed ? where?.(id, ['art']) : where?.(id, [], 'key')) ?? startOf('shroud.yaml');
  return diagnostic(flaw === undefined ? 'PICTURE_MISSING' : 'PICTURE_BROKEN', at, messageOf(problem));
}

function messageOf({ id, name, flaw }: PictureProblem): string {
  if (flaw === undefined) return `There is no picture ${name}.`;
  return `The picture ${name} of "${id}" can't be used: ${flaw}.`;
}
