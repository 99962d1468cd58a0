import type { Side } from '../../render/core/face-request.js';
import type { Box } from '../pdf/path.js';

/** The rules that preflight checks. */
export const RULES = {
  ink: 'ink that no white lies under, on clear stock',
  resolution: 'pictures at their printed size',
  safe: 'text too near the cut',
  edge: 'lines too near the cut',
  type: 'the least size of type',
  reversed: 'light type on dark ground',
  hairline: 'lines that are too thin',
  font: 'fonts that may not be embedded',
  format: 'the size of cards and pages',
  bleed: 'what is printed beyond the cut',
  pages: 'the order and number of pages',
  overflow: 'text that does not fit',
  letters: 'characters that a font lacks',
  placeholder: 'pictures that are missing',
} as const;
export type RuleName = keyof typeof RULES;

/** Something that a print shop would reject, or that would look bad. */
export interface Finding {
  readonly rule: RuleName;
  readonly severity: 'error' | 'warning';
  /** Left out: it is about all cards. */
  readonly card?: string;
  readonly side?: Side;
  /** The languages of the card in which it was found. */
  readonly languages?: readonly string[];
  readonly edition?: string;
  /** In mm from the upper left corner of the cut card. */
  readonly place?: Box | undefined;
  /** One sentence that names the card and the place. */
  readonly message: string;
  readonly remedy: string;
}

/** `12.3 mm` */
export const mm = (tenths: number): string => `${Math.round(tenths) / 10} mm`;

/** The sentence for a finding on a card. */
export function describeFinding(
  { card, side = 'front', place }: Pick<Finding, 'card' | 'side' | 'place'>,
  what: string,
  languages: readonly string[] = [],
): string {
  const where = [
    ...(languages.length > 0 ? [`in ${languages.join(', ')}`] : []),
    ...(side === 'back' ? ['on its back'] : []),
    ...(place ? [placeInWords(place)] : []),
  ];
  return `"${card}" ${what}${where.length > 0 ? ` (${where.join(', ')})` : ''}.`;
}

const placeInWords = ({ x, y, width, height }: Box): string =>
  `${round(x + width / 2)} mm from the left and ${round(y + height / 2)} mm from the top`;

const round = (value: number): number => Math.round(value * 10) / 10;
