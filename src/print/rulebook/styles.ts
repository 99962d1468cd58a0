import type { Press } from '../press/press.js';
import type { TextStyle } from './set-text.js';

/** A point, in tenths of a millimetre. */
export const PT = 254 / 72;

/** How each sort of text in the rulebook looks. */
export interface Styles {
  readonly text: TextStyle;
  readonly heading: TextStyle;
  readonly label: TextStyle;
  readonly title: TextStyle;
  readonly subtitle: TextStyle;
  readonly folio: TextStyle;
}

/** @param points the size of running text */
export function stylesOf({ fonts, measures: { theme } }: Press, points: number): Styles {
  const text = fonts.find(theme.fonts.text.family, 500);
  const italic = fonts.find(theme.fonts.text.family, 500, 'italic');
  const display = fonts.find(theme.fonts.title.family, 600);
  const ink = [0.08, 0.07, 0.1] as const;
  const red = [0.49, 0.08, 0.13] as const;
  const gray = [0.5, 0.47, 0.45] as const;
  return {
    text: { face: text, size: points * PT, leading: points * 1.22 * PT, colour: ink },
    heading: { face: display, size: points * 1.55 * PT, leading: points * 1.95 * PT, colour: red },
    label: { face: text, size: 4.6 * PT, leading: 10.6 * PT, colour: gray },
    title: { face: display, size: 34 * PT, leading: 36 * PT, colour: red },
    subtitle: { face: italic, size: 11 * PT, leading: 13 * PT, colour: ink },
    folio: { face: text, size: 7 * PT, leading: 9 * PT, colour: gray },
  };
}
