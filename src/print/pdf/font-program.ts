/**
 * Font subsets and descriptors for embedding. Entry point: `getFontProgram`. Invariant: content refers to glyph ids of the
 * whole font; a map in the document leads to the subset.
 */

import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { FontCache } from '../../render/core/font-shelf.js';
import { fontName } from '../../render/core/fonts.js';
import type { FontFace } from './font-book.js';

/** The embedded data of a font for some of its glyphs: plain data, deflated if it is large. */
export interface FontProgram {
  readonly name: string;
  /** Values of the descriptor, in thousandths of the font's size. */
  readonly box: readonly number[];
  readonly italicAngle: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** `first [w w w]`, one list for each run of consecutive glyphs. */
  readonly widths: readonly (number | readonly number[])[];
  readonly outlines: Uint8Array;
  /** For a subset: its inflated length, and the map from glyph ids of the whole font. */
  readonly part?: { readonly length: number; readonly map: Uint8Array };
}

/** The program of a font with these glyphs, sorted by id: from the cache, or made now. */
export function getFontProgram(
  face: FontFace,
  ids: readonly number[],
  shelf: FontCache | undefined,
): FontProgram {
  const name = `program of ${face.id} ${fontName(face.file)} ${ids.join()}`;
  const found = shelf?.find(name) as Packed | undefined;
  if (found !== undefined) return unpack(found);
  const program = makeProgram(face, ids);
  shelf?.keep(name, pack(program));
  return program;
}

function makeProgram(face: FontFace, ids: readonly number[]): FontProgram {
  const { bbox, ascent, descent, capHeight, unitsPerEm, postscriptName, type } = face.font;
  const thousandths = (units: number) => Math.round((units * 1000) / unitsPerEm);
  return {
    name: `${tag(face.id, ids)}+${postscriptName ?? 'Font'}`,
    box: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(thousandths),
    italicAngle: face.font.italicAngle,
    ascent: thousandths(ascent),
    descent: thousandths(descent),
    capHeight: thousandths(capHeight || ascent),
    widths: widths(face, ids),
    // A font with PostScript outlines is embedded whole: only then do its glyphs keep their ids.
    ...(type === 'TTF' ? subset(face, ids) : { outlines: deflateSync(face.bytes) }),
  };
}

/** The actual type in fontkit; its published types are wrong. */
interface Subset {
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/**
 * The used outlines, and a map from glyph ids of the whole font to those of the subset, so that the same content is
 * valid in every document.
 */
function subset(face: FontFace, ids: readonly number[]): Pick<FontProgram, 'outlines' | 'part'> {
  const part = face.tried(() => face.apart.createSubset()) as unknown as Subset;
  const map = Buffer.alloc(2 * ((ids.at(-1) ?? 0) + 1));
  for (const id of ids) map.writeUInt16BE(part.includeGlyph(id), 2 * id);
  const program = face.tried(() => part.encode());
  return { outlines: deflateSync(program), part: { length: program.length, map: deflateSync(map) } };
}

/** Six capital letters that depend on the glyphs, as PDF requires for subsets. */
function tag(id: string, ids: readonly number[]): string {
  const hash = createHash('sha256').update(`${id} ${ids.join()}`).digest();
  return Array.from(hash.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

function widths(face: FontFace, ids: readonly number[]): (number | number[])[] {
  const result: (number | number[])[] = [];
  let run: number[] = [];
  ids.forEach((id, at) => {
    if (id !== (ids[at - 1] ?? Number.NaN) + 1) {
      run = [];
      result.push(id, run);
    }
    run.push(Math.round((face.apart.getGlyph(id).advanceWidth * 100_000) / face.font.unitsPerEm) / 100);
  });
  return result;
}

type Packed = Omit<FontProgram, 'outlines' | 'part'> & {
  readonly outlines: string;
  readonly part?: { readonly length: number; readonly map: string };
};

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const toBytes = (text: string): Uint8Array => Buffer.from(text, 'base64');

const pack = ({ outlines, part, ...rest }: FontProgram): Packed => ({
  ...rest,
  outlines: toText(outlines),
  ...(part && { part: { length: part.length, map: toText(part.map) } }),
});

const unpack = ({ outlines, part, ...rest }: Packed): FontProgram => ({
  ...rest,
  outlines: toBytes(outlines),
  ...(part && { part: { length: part.length, map: toBytes(part.map) } }),
});
