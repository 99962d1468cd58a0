import { inWords } from '../../diagnostics/index.js';
import type { Theme } from '../../vocabulary/files/theme-file.js';

/** Half a sentence about fonts that a drawing uses and the theme lacks; undefined if it has them all. */
export function strangeFonts(families: readonly string[], { fonts }: Theme): string | undefined {
  const known = [fonts.title.family, fonts.text.family];
  const isKnown = (family: string) => known.some((one) => one.toLowerCase() === family.toLowerCase());
  const strange = families.filter((family) => !isKnown(family));
  if (strange.length === 0) return undefined;
  const named = strange.map((family) => (family === '' ? 'no font by name' : `"${family}"`));
  return `has words in ${inWords(named)}, and the fonts of the theme are ${inWords(known)}: they would be set in another.`;
}
