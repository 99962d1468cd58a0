import type { FaceRequest } from '../../../render/core/face-request.js';
import type { Painter } from '../../pdf/painter.js';

/** A figure in the book; tenths of a millimetre. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  /** By how much a word in it exceeds its space. */
  readonly excess: number;
  /** The faces of cards that it shows. */
  readonly faces: readonly FaceRequest[];
  paint(painter: Painter, x: number, y: number): void;
}
