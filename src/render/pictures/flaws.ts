import { inDigits, limits } from '../../vocabulary/limits.js';

export const CUT_OFF = 'it is cut off';
export const DAMAGED = 'it is damaged';

/** Describes what is wrong with the size of an image, if anything. */
export function sizeFlaw(width: number, height: number): string | undefined {
  if (width === 0 || height === 0) return 'it has no pixels';
  const [side, all] = [limits.pictureSide.max, limits.picturePixels.max];
  if (Math.max(width, height) > side)
    return `it has ${width} × ${height} pixels; the limit is ${side} per side`;
  if (width * height <= all) return undefined;
  return `it has ${width} × ${height} pixels; the limit is ${inDigits(all)} in total`;
}
