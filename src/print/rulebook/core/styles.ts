/**
 * Text styles and colours of the rulebook. Entry point: `createStyles`; styles are memoized per press and size, because
 * other memos use them as keys.
 */

import { memoizeByKey } from '../../../memo/memoize.js';
import type { PrintSession } from '../../session/print-session.js';
import type { TextStyle } from './set-text.js';

/** A point, in tenths of a millimetre. */
export const PT = 254 / 72;

/** The text styles of the rulebook. */
export interface Styles {
  readonly text: TextStyle;
  readonly strong: TextStyle;
  readonly tale: TextStyle;
  readonly heading: TextStyle;
  /** Below headings, above families: the same typeface, smaller. */
  readonly name: TextStyle;
  readonly caption: TextStyle;
  readonly figure: TextStyle;
  /** The number of a step. */
  readonly numeral: TextStyle;
  readonly step: TextStyle;
  readonly label: TextStyle;
  readonly title: TextStyle;
  readonly subtitle: TextStyle;
  readonly running: TextStyle;
  readonly folio: TextStyle;
}

export const INK = [0.08, 0.07, 0.1] as const;
export const RED = [0.49, 0.08, 0.13] as const;
const GRAY = [0.5, 0.47, 0.45] as const;
export const BONE = [0.94, 0.9, 0.82] as const;
/** The background of boxes. */
export const TINT = [0.955, 0.94, 0.91] as const;
/** The background of a clear card. */
export const GLASS = [0.9, 0.915, 0.925] as const;
export const LINE = [0.72, 0.66, 0.56] as const;

/**
 * Styles keep their identity for all books of a session, so that memoized text stays valid.
 * @param points the size of body text
 */
export const createStyles = memoizeByKey(
  ({ fonts, measures: { theme } }: PrintSession, points: number): Styles => {
    const text = fonts.find(theme.fonts.text.family, 500);
    const bold = fonts.find(theme.fonts.text.family, 700);
    const italic = fonts.find(theme.fonts.text.family, 500, 'italic');
    const display = fonts.find(theme.fonts.title.family, 600);
    const size = (of: number, leading = 1.22) => ({ size: of * PT, leading: of * leading * PT });
    return {
      text: { face: text, ...size(points), colour: INK },
      strong: { face: bold, ...size(points), colour: INK },
      tale: { face: italic, ...size(points), colour: INK },
      heading: { face: display, ...size(points * 2.1, 1.15), colour: RED },
      name: { face: display, ...size(points * 1.4, 1.2), colour: RED },
      caption: { face: italic, ...size(points * 0.86, 1.16), colour: INK },
      figure: { face: bold, ...size(points * 0.95, 1.2), colour: INK },
      numeral: { face: display, ...size(points * 2.6, 1.1), colour: RED },
      step: { face: text, ...size(points * 1.14, 1.24), colour: INK },
      label: { face: text, ...size(4.6, 2.3), colour: GRAY },
      title: { face: display, ...size(54, 1.05), colour: RED },
      subtitle: { face: italic, ...size(15, 1.2), colour: INK },
      running: { face: italic, ...size(8), colour: GRAY },
      folio: { face: text, ...size(9), colour: INK },
    };
  },
);
