import type { Recording } from '../../engine/recording.js';

/** Something that went wrong in a game. */
export interface GameFinding {
  readonly kind: 'disagrees' | 'unsound' | 'stuck';
  /** The card and clause that are to blame, as far as they are known. */
  readonly card: string | null;
  readonly path: string | null;
  readonly message: string;
  readonly replay: Recording;
}
