import type { Span } from '../../diagnostics/index.js';
import type { PaperName } from '../core/paper.js';
import type { PrintBasics } from '../session/print-session.js';
import type { Covers } from './covers.js';

export interface RulebookOptions extends PrintBasics {
  /** The sheet, folded once; two pages are side by side on it. */
  readonly paper: PaperName;
  /** Left out: the rulebook of all editions. */
  readonly edition?: string;
  /** Page by page, with links, for reading on a screen; otherwise two pages per sheet, to fold. */
  readonly isForScreen?: boolean;
  /** Prints rule ids in the margins, for designers. */
  readonly hasIds?: boolean;
  /** The part of the file name after `<deck>-<lang>-rulebook`. */
  readonly suffix?: string;
  /** PDF files that are bound around it. */
  readonly covers?: Covers;
  /** Locates a value of `shroud.yaml`: for diagnostics. */
  readonly whereSetting?: (path: readonly string[]) => Span | undefined;
}
