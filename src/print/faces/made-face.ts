import type { FaceRequest } from '../../render/core/face-request.js';
import type { FontFile } from '../../render/core/fonts.js';
import type { FontMetricsDelta } from '../../render/core/shaped-font.js';
import type { FaceFlaw } from '../../render/drawing/render-face.js';
import type { PictureProblem } from '../../render/pictures/picture-of-card.js';
import type { Images, Painting } from '../pdf/painting.js';

/** A face that refers to its drawings by key: plain data, for workers and for the cache. */
export interface MadeFace {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly { readonly x: number; readonly y: number; readonly key: string }[];
  /** What does not fit into a `Flex`; the face is rendered anyway. */
  readonly flaws?: readonly FaceFlaw[];
}

/** A drawing in PDF operators, and the images in it. */
export interface Converted {
  readonly painting: Painting;
  readonly images: Images;
}

/** A problem with a face that a designer can fix. */
export interface FaceFailure {
  readonly is: 'template' | 'picture' | 'font';
  readonly request: FaceRequest;
  readonly message: string;
  /** The problem with the card's picture, if known. */
  readonly problem?: PictureProblem;
  /** The template that failed, or the path of the font. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The result of a request. Drawings that were already sent are left out. */
export interface FaceResult {
  readonly request: FaceRequest;
  readonly face?: MadeFace;
  readonly drawings: Readonly<Record<string, Converted>>;
  readonly failure?: FaceFailure;
}

/** A batch of results from a worker: faces, and new font metrics. */
export interface FaceBatch {
  readonly results: readonly FaceResult[];
  readonly metrics: readonly { readonly font: FontFile; readonly delta: FontMetricsDelta }[];
}

/** A unique name for a request. */
export const nameRequest = ({ id, side, language, edition, stock }: FaceRequest): string =>
  [id, side, language, edition, stock ?? ''].join(' ');
