import type { Span } from '../../diagnostics/index.js';
import type { PaperName } from '../ground/paper.js';
import type { PrintBasics } from '../press/press.js';
import type { Covers } from './covers.js';

export interface RulebookOptions extends PrintBasics {
  /** Two pages stand beside each other on it; it is folded once. */
  readonly paper: PaperName;
  readonly edition?: string;
  /** PDF files that are bound around it. */
  readonly covers?: Covers;
  /** Where a value of `shroud.yaml` stands: for diagnostics. */
  readonly whereSetting?: (path: readonly string[]) => Span | undefined;
}
