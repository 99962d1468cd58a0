import { didYouMean, nearest } from '../../diagnostics/index.js';
import { COLOUR_NAMES } from './colour-names.js';

/** A normalized colour for templates, or a hint for correcting it. */
type ReadColour = { readonly hex: string } | { readonly hint: string };

/** Parses a colour as users paste it: `#ABC`, `#aabbcc`, a name of CSS, `rgb(…)` or `hsl(…)`. */
export function readColour(written: string): ReadColour {
  const value = written.trim().toLowerCase();
  if (value.startsWith('#')) return fromDigits(value.slice(1));
  const [, name = '', list] = /^([a-z]+)\(([^()]*)\)$/.exec(value) ?? [];
  if (list !== undefined) return fromFunction(name, list);
  const named = COLOUR_NAMES.get(value);
  if (named !== undefined) return { hex: `#${named}` };
  if (/^[0-9a-f]{6}$|^[0-9a-f]{3}$/.test(value)) return { hint: `Put a hash before it: "#${value}"` };
  if (value === 'transparent' || value === 'none') return { hint: OPAQUE };
  const near = nearest(value, COLOUR_NAMES.keys());
  return {
    hint:
      near === undefined
        ? 'Write it with a hash, in quotes: "#1d1a20"; or a name of CSS, such as teal.'
        : didYouMean(value, [near]),
  };
}

const OPAQUE =
  'Colours of a theme are opaque: what is to be seen through is given an opacity by the template.';

function fromDigits(digits: string): ReadColour {
  if (!/^[0-9a-f]+$/.test(digits)) return { hint: 'Digits are 0 to 9 and a to f: "#1d1a20"' };
  const [r, g, b] = digits;
  switch (digits.length) {
    case 3:
      return { hex: `#${r}${r}${g}${g}${b}${b}` };
    case 6:
      return { hex: `#${digits}` };
    case 4:
      return clear(digits[3] === 'f', `#${digits.slice(0, 3)}`);
    case 8:
      return clear(digits.endsWith('ff'), `#${digits.slice(0, 6)}`);
    default:
      return {
        hint: `It has ${digits.length} digits: six or three make a colour, as in "#1d1a20" and "#abc".`,
      };
  }
}

/** Handles the alpha channel: only opaque colours are accepted. */
function clear(isOpaque: boolean, opaque: string): ReadColour {
  return isOpaque ? readColour(opaque) : { hint: `${OPAQUE} Write "${opaque}"` };
}

function fromFunction(name: string, list: string): ReadColour {
  const [base = '', alpha] = list.split('/');
  const parts = base.split(/[\s,]+/).filter(Boolean);
  const last = alpha?.trim() ?? (/a$/.test(name) || parts.length > 3 ? parts[3] : undefined);
  const isOpaque = last === undefined || Number.parseFloat(last) >= (last.endsWith('%') ? 100 : 1);
  const [one = '', two = '', three = ''] = parts;
  const numbers = [one, two, three].map((part) => Number(part.replace(/(%|deg)$/, '')));
  if (!numbers.every(Number.isFinite) || parts.length < 3 || parts.length > 4 || !/^(rgb|hsl)a?$/.test(name))
    return { hint: 'Write three numbers from 0 to 255: rgb(29, 26, 32)' };
  const [a = 0, b = 0, c = 0] = numbers;
  const bytes = name.startsWith('rgb')
    ? [one, two, three].map((part, i) => ((numbers[i] ?? 0) * (part.endsWith('%') ? 255 : 100)) / 100)
    : fromHsl(a, b / 100, c / 100);
  const hex = `#${bytes.map(inHex).join('')}`;
  return isOpaque ? { hex } : { hint: `${OPAQUE} Write "${hex}"` };
}

const inHex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** CSS Color 4, 7.1. */
function fromHsl(hue: number, saturation: number, light: number): number[] {
  const reach = saturation * Math.min(light, 1 - light);
  return [0, 8, 4].map((n) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}
