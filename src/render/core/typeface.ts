import type { Theme } from '../../vocabulary/files/theme-file.js';
import { type FontMetrics, getFontMetrics } from './font-metrics.js';
import type { FontFile } from './fonts.js';

export interface Style {
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
}

/** A family of fonts, by style. */
export interface Typeface {
  readonly family: string;
  of(style: Style): FontMetrics;
}

export interface Typefaces {
  readonly title: Typeface;
  readonly text: Typeface;
}

export function createTypefaces(theme: Pick<Theme, 'fonts'>, fonts: readonly FontFile[]): Typefaces {
  return {
    title: typeface(theme.fonts.title.family, fonts),
    text: typeface(theme.fonts.text.family, fonts),
  };
}

/** Picks the nearest available font for each style: a theme need not include every style. */
function typeface(family: string, fonts: readonly FontFile[]): Typeface {
  const own = fonts.filter((font) => font.family === family);
  const pick = ({ bold = false, italic = false }: Style) => {
    const styled = own.filter(({ style }) => (style === 'italic') === italic);
    // Bold takes precedence over italic: if the italics have only one weight, bold italic is upright.
    const heavier = bold && new Set(styled.map(({ weight }) => weight)).size < 2 ? own : styled;
    const among = heavier.length > 0 ? heavier : own;
    const byWeight = [...among].sort((a, b) => a.weight - b.weight);
    const font = bold ? byWeight.at(-1) : byWeight[0];
    if (font === undefined) throw new Error(`The theme has no font of the family ${family}.`);
    return getFontMetrics(font);
  };
  const styles = [false, true].map((bold) => [false, true].map((italic) => ({ bold, italic })));
  const found = styles.map((row) => row.map(pick));
  return {
    family,
    of: ({ bold = false, italic = false }) => found[Number(bold)]?.[Number(italic)] as FontMetrics,
  };
}

/** The narrow space of French typography. Few fonts have it, so it is drawn as a gap of this width. */
export const NARROW_SPACE = '\u202f';
export const NARROW_WIDTH = 0.18;

/** The width of words, as a multiple of the font size. */
export function measureWords(text: string, font: FontMetrics): number {
  if (!text.includes(NARROW_SPACE)) return font.width(text);
  const pieces = text.split(NARROW_SPACE);
  return (
    pieces.reduce((sum, piece) => sum + (piece === '' ? 0 : font.width(piece)), 0) +
    (pieces.length - 1) * NARROW_WIDTH
  );
}
