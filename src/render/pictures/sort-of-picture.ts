/** The type of a file by its first bytes: extensions may be wrong. */
const SORTS: readonly (readonly [sort: string, at: number, bytes: string])[] = [
  ['PNG', 0, '\x89PNG\r\n\x1a\n'],
  ['JPEG', 0, '\xff\xd8\xff'],
  ['GIF', 0, 'GIF8'],
  ['WebP', 8, 'WEBP'],
  ['AVIF', 4, 'ftypavi'],
  ['HEIC', 4, 'ftyp'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['BMP', 0, 'BM'],
  ['PSD', 0, '8BPS'],
  ['PDF', 0, '%PDF'],
  ['compressed', 0, '\x1f\x8b'],
];

/** The type of a file that is not SVG. */
export function detectSort(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SORTS.find(([, at, text]) => beginning.startsWith(text, at))?.[0];
}
