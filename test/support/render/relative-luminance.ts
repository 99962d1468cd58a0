import type { Pixels } from '../../../src/render/output/png.js';

/** How light a colour is to the eye, from 0 to 1 (WCAG 2). */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The luminance that half of some pixels exceed. */
export function medianLuminance({ data }: Pixels, pixels: readonly number[]): number {
  const all = pixels.map((pixel) =>
    luminance(data[4 * pixel] as number, data[4 * pixel + 1] as number, data[4 * pixel + 2] as number),
  );
  return all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}

/** The contrast of two luminances, from 1 to 21 (WCAG 2). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
