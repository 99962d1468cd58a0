import type { Matrix } from './matrix.js';

const POWERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/** Formats a number for PDF: no exponent, and at most this number of digits. */
export function number(value: number, digits = 2): string {
  const power = POWERS[digits] ?? 1;
  const rounded = Math.round(value * power) / power;
  if (rounded === 0) return '0';
  const text =
    Math.abs(rounded) < 1e-5 || Math.abs(rounded) >= 1e20 ? rounded.toFixed(digits) : String(rounded);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

export const numbers = (values: readonly number[], digits = 2): string =>
  values.map((value) => number(value, digits)).join(' ');

/** Four factors with enough digits for whole pages, two offsets in hundredths of a unit. */
export const matrixOperands = ([a, b, c, d, e, f]: Matrix): string =>
  `${numbers([a, b, c, d], 5)} ${numbers([e, f], 3)}`;
