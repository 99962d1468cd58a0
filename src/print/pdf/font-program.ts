import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { FontShelf } from '../../render/ground/font-shelf.js';
import { fontName } from '../../render/ground/fonts.js';
import type { FontFace } from './font-book.js';

/** What a font brings into a document for some of its glyphs: plain data, deflated where it is large. */
export interface FontProgram {
  readonly name: string;
  /** Numbers of the descriptor, in thousandths of the font's size. */
  readonly box: readonly number[];
  readonly italicAngle: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** `first [w w w]`, one list for each run of neighbours. */
  readonly widths: readonly (number | readonly number[])[];
  readonly outlines: Uint8Array;
  /** For a part of a font: how long it is inflated, and where glyphs of the whole font are in it. */
  readonly part?: { readonly length: number; readonly map: Uint8Array };
}

/** The program of a font with these glyphs, in the order of their numbers: from the shelf, or made now. */
export function programOf(face: FontFace, ids: readonly number[], shelf: FontShelf | undefined): FontProgram {
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
    // A font with PostScript outlines is taken whole: only then do its glyphs keep their numbers.
    ...(type === 'TTF' ? subset(face, ids) : { outlines: deflateSync(face.bytes) }),
  };
}

/** As fontkit has it; its published types say otherwise. */
interface Subset {
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/**
 * The outlines that are used, and a map from the whole font's numbers to theirs: so that content written for the whole
 * font holds in every document.
 */
function subset(face: FontFace, ids: readonly number[]): Pick<FontProgram, 'outlines' | 'part'> {
  const part = face.tried(() => face.apart.createSubset()) as unknown as Subset;
  const map = Buffer.alloc(2 * ((ids.at(-1) ?? 0) + 1));
  for (const id of ids) map.writeUInt16BE(part.includeGlyph(id), 2 * id);
  const program = face.tried(() => part.encode());
  return { outlines: deflateSync(program), part: { length: program.length, map: deflateSync(map) } };
}

/** Six letters that differ where the glyphs differ, as PDF demands of subsets. */
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
