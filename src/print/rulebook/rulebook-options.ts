import type { Span } from '../../diagnostics/index.js';
import type { PaperName } from '../ground/paper.js';
import type { PrintBasics } from '../press/press.js';
import type { Covers } from './covers.js';

export interface RulebookOptions extends PrintBasics {
  /** Two pages stand beside each other on it; it is folded once. */
  readonly paper: PaperName;
  /** Left out: the rulebook of all editions. */
  readonly edition?: string;
  /** Page by page, with links, to be read on a screen; else two pages a sheet, to be folded. */
  readonly isForScreen?: boolean;
  /** Rule ids stand in the margins: for designers. */
  readonly hasIds?: boolean;
  /** What its file is called beside `<deck>-<lang>-rulebook`. */
  readonly suffix?: string;
  /** PDF files that are bound around it. */
  readonly covers?: Covers;
  /** Where a value of `shroud.yaml` stands: for diagnostics. */
  readonly whereSetting?: (path: readonly string[]) => Span | undefined;
}
