import type { PDFContext, PDFDict } from 'pdf-lib';
import { pdfLib } from '../../render/pictures/pdf-lib.js';
import type { FontBook } from './font-book.js';
import { getFontProgram } from './font-program.js';
import { type Dictionary, deflateStream } from './objects.js';

/** Embeds a font with the glyphs that are used; glyph ids stay those of the whole font. */
export function embedFont(
  context: PDFContext,
  fonts: FontBook,
  id: string,
  glyphs: ReadonlyMap<number, string>,
): PDFDict {
  const face = fonts.byId(id);
  const ids = [...glyphs.keys()].sort((a, b) => a - b);
  const { name, part, outlines, ...program } = getFontProgram(face, ids, fonts.shelf);
  const stream = (packed: Uint8Array, entries: Dictionary = {}) =>
    context.register(context.stream(packed, { ...entries, Filter: 'FlateDecode' }));
  const dictionary = (entries: Dictionary) => context.register(context.obj(entries));
  const descriptor = dictionary({
    Type: 'FontDescriptor',
    FontName: name,
    // Symbolic: the font's own glyphs, no standard encoding.
    Flags: face.file.style === 'italic' ? 68 : 4,
    FontBBox: program.box,
    ItalicAngle: program.italicAngle,
    Ascent: program.ascent,
    Descent: program.descent,
    CapHeight: program.capHeight,
    StemV: Math.round(10 + face.file.weight / 5),
    ...(part
      ? { FontFile2: stream(outlines, { Length1: part.length }) }
      : { FontFile3: stream(outlines, { Subtype: 'OpenType' }) }),
  });
  const descendant = dictionary({
    Type: 'Font',
    BaseFont: name,
    CIDSystemInfo: { Registry: bytes('Adobe'), Ordering: bytes('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    DW: 1000,
    W: program.widths,
    ...(part ? { Subtype: 'CIDFontType2', CIDToGIDMap: stream(part.map) } : { Subtype: 'CIDFontType0' }),
  });
  return context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: context.register(deflateStream(context, Buffer.from(toUnicode(ids, glyphs), 'latin1'))),
  });
}

const bytes = (text: string) => pdfLib().PDFString.of(text);

/** UTF-16, big-endian, in hexadecimal digits. */
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

const MOST_IN_A_BLOCK = 100;

/** Maps each glyph to its text, so that text can be searched and copied. */
function toUnicode(ids: readonly number[], glyphs: ReadonlyMap<number, string>): string {
  const lines = ids
    .filter((id) => (glyphs.get(id) ?? '') !== '')
    .map((id) => `<${hex(id)}> <${utf16(glyphs.get(id) ?? '')}>`);
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
