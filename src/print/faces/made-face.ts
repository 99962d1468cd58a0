import type { FaceRequest } from '../../render/ground/face-request.js';
import type { FontFile } from '../../render/ground/fonts.js';
import type { FontLore } from '../../render/ground/shaped-font.js';
import type { PictureProblem } from '../../render/pictures/picture-of-card.js';
import type { FaceFlaw } from '../../render/render-face.js';
import type { Images, Painting } from '../pdf/painting.js';

/** A face whose drawings are known by their keys: plain data, for threads and for the cache. */
export interface MadeFace {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly { readonly x: number; readonly y: number; readonly key: string }[];
  /** What does not fit into a `Flex`; it is drawn all the same. */
  readonly flaws?: readonly FaceFlaw[];
}

/** A drawing in PDF operators, and the images that it shows. */
export interface Converted {
  readonly painting: Painting;
  readonly images: Images;
}

/** What is wrong with a face: something that a designer can mend. */
export interface FaceFailure {
  readonly is: 'template' | 'picture' | 'font';
  readonly request: FaceRequest;
  readonly message: string;
  /** What is wrong with the picture of the card, where that is known. */
  readonly problem?: PictureProblem;
  /** Where a template failed, or the font's path. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** What became of a request. Drawings that were handed out before are left out. */
export interface FaceResult {
  readonly request: FaceRequest;
  readonly face?: MadeFace;
  readonly drawings: Readonly<Record<string, Converted>>;
  readonly failure?: FaceFailure;
}

/** What a thread sends back: faces, and what it has learnt of fonts meanwhile. */
export interface Handful {
  readonly results: readonly FaceResult[];
  readonly lore: readonly { readonly font: FontFile; readonly news: FontLore }[];
}

/** One text for one request. */
export const nameOf = ({ id, side, language, edition, stock }: FaceRequest): string =>
  [id, side, language, edition, stock ?? ''].join(' ');
