import { createHash } from 'node:crypto';
import type { PDFContext, PDFRef } from 'pdf-lib';
import { PDFHexString, PDFString } from 'pdf-lib';
import type { Typeface } from './font-book.js';
import { deflated, dictionary } from './stream.js';

/** Puts a font into a document with the glyphs that are used; their numbers stay those of the whole font. */
export function embedFont(context: PDFContext, face: Typeface, glyphs: ReadonlyMap<number, string>): PDFRef {
  const ids = [...glyphs.keys()].sort((a, b) => a - b);
  const program = face.font.type === 'TTF' ? subset(context, face, ids) : wholeFont(context, face);
  const name = `${tag(face.id, ids)}+${face.font.postscriptName ?? 'Font'}`;
  const thousand = 1000 / face.font.unitsPerEm;
  const { bbox, italicAngle, ascent, descent, capHeight } = face.font;
  const descriptor = context.register(
    dictionary(context, {
      Type: 'FontDescriptor',
      FontName: name,
      // Symbolic: the font's own glyphs, no standard encoding.
      Flags: face.file.style === 'italic' ? 68 : 4,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((one) => Math.round(one * thousand)),
      ItalicAngle: italicAngle,
      Ascent: Math.round(ascent * thousand),
      Descent: Math.round(descent * thousand),
      CapHeight: Math.round((capHeight || ascent) * thousand),
      StemV: Math.round(10 + face.file.weight / 5),
      ...program.descriptor,
    }),
  );
  const descendant = context.register(
    dictionary(context, {
      Type: 'Font',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: 1000,
      W: widths(face, ids),
      ...program.font,
    }),
  );
  return context.register(
    dictionary(context, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(deflated(context, Buffer.from(toUnicode(ids, glyphs), 'latin1'))),
    }),
  );
}

interface Program {
  readonly descriptor: Record<string, PDFRef>;
  readonly font: Record<string, PDFRef | string>;
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
function subset(context: PDFContext, face: Typeface, ids: readonly number[]): Program {
  const part = face.tried(() => face.apart.createSubset()) as unknown as Subset;
  const map = Buffer.alloc(2 * ((ids.at(-1) ?? 0) + 1));
  for (const id of ids) map.writeUInt16BE(part.includeGlyph(id), 2 * id);
  const program = face.tried(() => part.encode());
  const file = deflated(context, program, { Length1: program.length });
  return {
    descriptor: { FontFile2: context.register(file) },
    font: { Subtype: 'CIDFontType2', CIDToGIDMap: context.register(deflated(context, map)) },
  };
}

/** A font with PostScript outlines is taken whole: only then do its glyphs keep their numbers. */
function wholeFont(context: PDFContext, face: Typeface): Program {
  const file = deflated(context, face.bytes, { Subtype: 'OpenType' });
  return { descriptor: { FontFile3: context.register(file) }, font: { Subtype: 'CIDFontType0' } };
}

/** Six letters that differ where the glyphs differ, as PDF demands of subsets. */
function tag(id: string, ids: readonly number[]): string {
  const hash = createHash('sha256').update(`${id} ${ids.join()}`).digest();
  return Array.from(hash.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

/** `first [w w w]`, one list for each run of neighbours. */
function widths(face: Typeface, ids: readonly number[]): (number | number[])[] {
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

const MOST_IN_A_BLOCK = 100;

/** What each glyph stands for, so that text can be searched and copied. */
function toUnicode(ids: readonly number[], glyphs: ReadonlyMap<number, string>): string {
  const lines = ids
    .filter((id) => (glyphs.get(id) ?? '') !== '')
    .map(
      (id) =>
        `<${hex(id)}> <${PDFHexString.fromText(glyphs.get(id) ?? '')
          .asString()
          .slice(4)}>`,
    );
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += MOST_IN_A_BLOCK) {
    const block = lines.slice(at, at + MOST_IN_A_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const hex = (id: number): string => id.toString(16).toUpperCase().padStart(4, '0');
