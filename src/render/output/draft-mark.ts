import { createHash } from 'node:crypto';
import { languageOrEnglish } from '../../language/languages.js';
import type { Drawing } from '../core/drawing.js';
import { decimals } from '../template/element.js';

const RED = '#c4122f';

/** Draws a word between two lines, from corner to corner, in tenths of a millimetre. */
export function draftMark(
  { width, height }: { readonly width: number; readonly height: number },
  language: string,
  family: string,
): Drawing {
  const word = languageOrEnglish(language.split('-')[0] ?? '').draftMark;
  const long = Math.hypot(width, height);
  const size = Math.min(160, (0.7 * long) / (0.75 * word.length));
  const line = (y: number) =>
    `<path d="M${decimals(-long / 2)} ${decimals(y)}H${decimals(long / 2)}" stroke="${RED}" stroke-width="9" fill="none"/>`;
  const text = `<text x="0" y="${decimals(size * 0.33)}" text-anchor="middle" font-family="${family}" font-weight="700" font-size="${decimals(size)}" fill="${RED}">${word}</text>`;
  const angle = (-Math.atan2(height, width) * 180) / Math.PI;
  const across = `translate(${decimals(width / 2)} ${decimals(height / 2)}) rotate(${decimals(angle)})`;
  const [w, h] = [decimals(width), decimals(height)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><g transform="${across}">${line(-size * 0.55)}${line(size * 0.55)}${text}</g></svg>`;
  return { key: createHash('sha256').update(svg).digest('hex').slice(0, 20), width, height, svg };
}
