import { openResvg } from '../../render/core/resvg.js';
import type { Colour } from '../pdf/painting.js';

export interface Tint {
  readonly colour: Colour;
  readonly opacity: number;
}

const known = new Map<string, Tint | undefined>();

/** Parses any SVG colour; undefined for `none`, `transparent` and invalid colours. */
export function parseColour(value: string): Tint | undefined {
  if (!known.has(value)) known.set(value, read(value.trim().toLowerCase()));
  return known.get(value);
}

function read(value: string): Tint | undefined {
  if (value === 'none' || value === 'transparent' || value === '') return undefined;
  const tint = hex(value) ?? functional(value) ?? byName(value);
  return tint?.opacity === 0 ? undefined : tint;
}

function hex(value: string): Tint | undefined {
  const digits = /^#([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (digits === undefined) return undefined;
  const pairs = digits.length <= 4 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return { colour: [red, green, blue], opacity: alpha };
}

function functional(value: string): Tint | undefined {
  const list = /^rgba?\(([^)]*)\)$/.exec(value)?.[1];
  if (list === undefined) return undefined;
  const parts = list.split(/[\s,/]+/).filter(Boolean);
  const channel = (part = '0') =>
    Math.min(1, Math.max(0, Number.parseFloat(part) / (part.endsWith('%') ? 100 : 255)));
  const [red, green, blue, alpha] = parts;
  const opacity = alpha === undefined ? 1 : Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1);
  return { colour: [channel(red), channel(green), channel(blue)], opacity };
}

/** Names and the rarer functions: resvg supports all of them. */
function byName(value: string): Tint | undefined {
  if (value === 'black' || value === 'currentcolor') return { colour: [0, 0, 0], opacity: 1 };
  if (!/^[a-z0-9(),.%\s/-]+$/.test(value)) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0h1v1z" fill="${value}"/></svg>`;
  const plain = openResvg(svg).toString();
  const found = hex(/ fill="(#[0-9a-f]{6})"/.exec(plain)?.[1] ?? '');
  const opacity = / fill-opacity="([\d.]+)"/.exec(plain)?.[1];
  return found && { ...found, opacity: opacity === undefined ? 1 : Number(opacity) };
}
