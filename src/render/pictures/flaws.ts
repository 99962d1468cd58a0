export const CUT_OFF = 'it is cut off';
export const DAMAGED = 'it is damaged';

/** So many pixels a side are 600 dpi of an A3 sheet; a picture of more is a mistake, and would take all memory. */
export const LARGEST_SIDE = 8192;

/** What is wrong with the size of an image, if anything. */
export function sizeFlaw(width: number, height: number): string | undefined {
  if (width === 0 || height === 0) return 'it has no pixels';
  if (Math.max(width, height) <= LARGEST_SIDE) return undefined;
  return `it has ${width} × ${height} pixels, and ${LARGEST_SIDE} a side are the most`;
}
