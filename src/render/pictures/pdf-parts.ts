/**
 * Copies the parts of a PDF page that are drawn, by an allowlist (ISO 32000-1). Scripts, links, metadata and external
 * streams are never copied. Entry point: `DrawnParts`.
 */

import type { PDFContext, PDFDict, PDFDocument, PDFObject, PDFPage, PDFRef } from 'pdf-lib';
import { pdfLib } from './pdf-lib.js';

/** Why a page can't be placed: half a sentence that begins with "it". */
export class PdfPartError extends Error {}

/** The keys of dictionaries and streams that are copied; all others are dropped. */
type Table = Readonly<Record<string, Kind>>;

/** `map` is a dictionary whose keys are names chosen by the page; `plain` is anything else. */
type Kind = 'plain' | PartKind | `map of ${PartKind}`;

type PartKind =
  | 'bytes'
  | 'resources'
  | 'xObject'
  | 'group'
  | 'graphicsState'
  | 'softMask'
  | 'colourSpace'
  | 'colourProcess'
  | 'function'
  | 'pattern'
  | 'shading'
  | 'font'
  | 'fontDescriptor'
  | 'fontProgram'
  | 'characterSystem'
  | 'encoding'
  | 'properties'
  | 'filterSettings';

const plain = (...keys: string[]): Table => Object.fromEntries(keys.map((key) => [key, 'plain']));

const FUNCTION: Table = {
  ...plain('FunctionType', 'Domain', 'Range', 'Size', 'BitsPerSample', 'Order', 'Encode', 'Decode'),
  ...plain('C0', 'C1', 'N', 'Bounds'),
  Functions: 'function',
};

/** From ISO 32000-1. No scripts, links to files, alternate images, private data of programs or metadata. */
const TABLES: Readonly<Record<PartKind, Table>> = {
  bytes: {},
  resources: {
    ExtGState: 'map of graphicsState',
    ColorSpace: 'map of colourSpace',
    Pattern: 'map of pattern',
    Shading: 'map of shading',
    XObject: 'map of xObject',
    Font: 'map of font',
    Properties: 'map of properties',
  },
  xObject: {
    ...plain('Type', 'Subtype', 'FormType', 'BBox', 'Matrix'),
    ...plain('Width', 'Height', 'BitsPerComponent', 'Intent', 'ImageMask', 'Decode', 'Interpolate'),
    ...plain('SMaskInData', 'Matte'),
    Resources: 'resources',
    Group: 'group',
    ColorSpace: 'colourSpace',
    Mask: 'xObject',
    SMask: 'xObject',
    OC: 'properties',
  },
  group: { ...plain('Type', 'S', 'I', 'K'), CS: 'colourSpace' },
  graphicsState: {
    ...plain('Type', 'LW', 'LC', 'LJ', 'ML', 'D', 'RI', 'OP', 'op', 'OPM', 'FL', 'SM', 'SA', 'BM'),
    ...plain('CA', 'ca', 'AIS', 'TK'),
    Font: 'font',
    BG: 'function',
    BG2: 'function',
    UCR: 'function',
    UCR2: 'function',
    TR: 'function',
    TR2: 'function',
    SMask: 'softMask',
  },
  softMask: { ...plain('Type', 'S', 'BC'), G: 'xObject', TR: 'function' },
  // A profile, a function, a white point, or the attributes of several inks.
  colourSpace: {
    ...FUNCTION,
    ...plain('WhitePoint', 'BlackPoint', 'Gamma', 'Matrix', 'Subtype'),
    Alternate: 'colourSpace',
    Colorants: 'map of colourSpace',
    Process: 'colourProcess',
  },
  colourProcess: { ...plain('Components'), ColorSpace: 'colourSpace' },
  function: FUNCTION,
  pattern: {
    ...plain('Type', 'PatternType', 'PaintType', 'TilingType', 'BBox', 'XStep', 'YStep', 'Matrix'),
    Resources: 'resources',
    Shading: 'shading',
    ExtGState: 'graphicsState',
  },
  shading: {
    ...plain('ShadingType', 'Background', 'BBox', 'AntiAlias', 'Domain', 'Matrix', 'Coords', 'Extend'),
    ...plain('BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag', 'Decode', 'VerticesPerRow'),
    ColorSpace: 'colourSpace',
    Function: 'function',
  },
  font: {
    ...plain('Type', 'Subtype', 'Name', 'BaseFont', 'FirstChar', 'LastChar', 'Widths'),
    ...plain('DW', 'W', 'DW2', 'W2', 'FontBBox', 'FontMatrix'),
    Encoding: 'encoding',
    FontDescriptor: 'fontDescriptor',
    ToUnicode: 'encoding',
    DescendantFonts: 'font',
    CIDSystemInfo: 'characterSystem',
    CIDToGIDMap: 'bytes',
    CharProcs: 'map of bytes',
    Resources: 'resources',
  },
  fontDescriptor: {
    ...plain('Type', 'FontName', 'FontFamily', 'FontStretch', 'FontWeight', 'Flags', 'FontBBox'),
    ...plain('ItalicAngle', 'Ascent', 'Descent', 'Leading', 'CapHeight', 'XHeight', 'StemV', 'StemH'),
    ...plain('AvgWidth', 'MaxWidth', 'MissingWidth', 'CharSet'),
    FontFile: 'fontProgram',
    FontFile2: 'fontProgram',
    FontFile3: 'fontProgram',
    CIDSet: 'bytes',
  },
  fontProgram: plain('Subtype', 'Length1', 'Length2', 'Length3'),
  characterSystem: plain('Registry', 'Ordering', 'Supplement'),
  encoding: {
    ...plain('Type', 'BaseEncoding', 'Differences', 'CMapName', 'WMode'),
    CIDSystemInfo: 'characterSystem',
    UseCMap: 'encoding',
  },
  // Layers. Other properties draw nothing: they are copied as empty, so that their names stay defined.
  properties: { ...plain('Type', 'Name', 'Intent', 'P'), OCGs: 'properties', VE: 'properties' },
  filterSettings: {
    ...plain('Predictor', 'Colors', 'BitsPerComponent', 'Columns', 'EarlyChange', 'K', 'EndOfLine'),
    ...plain(
      'EncodedByteAlign',
      'Rows',
      'EndOfBlock',
      'BlackIs1',
      'DamagedRowsBeforeError',
      'ColorTransform',
    ),
    JBIG2Globals: 'bytes',
  },
};

/** The compression of a stream. */
const PACKED: Table = { ...plain('Filter'), DecodeParms: 'filterSettings' };

/** Keys that make a stream external. */
const ELSEWHERE = ['F', 'FFilter', 'FDecodeParms'];

/** @throws PdfPartError if the bytes of a stream are in another file */
export function refuseElsewhere(dict: PDFDict): void {
  if (ELSEWHERE.some((key) => dict.has(pdfLib().PDFName.of(key))))
    throw new PdfPartError('it takes a part of its drawing from another file: put that into it');
}

/** Allowed types of XObjects: others are programs for printers. */
const DRAWN = ['Form', 'Image'];

/** Nesting limit: a page with twenty nested drawings has a depth of a hundred. */
const DEEPEST = 500;

/** A layer that viewers may switch on and off; one that is switched off stays so. */
export interface Layer {
  readonly ref: PDFRef;
  readonly isOff: boolean;
}

/** Copies what draws a page into another document, and nothing else. Shared objects stay shared. */
export class DrawnParts {
  private readonly from: PDFContext;
  private readonly to: PDFContext;
  private readonly known = new Map<string, PDFRef>();
  private depth = 0;

  constructor(from: PDFContext, to: PDFContext) {
    this.from = from;
    this.to = to;
  }

  /** Everything that draws a page, except its content. @throws PdfPartError */
  ofPage({ node }: PDFPage): { readonly resources: PDFObject; readonly space?: PDFObject } {
    const { PDFDict, PDFName } = pdfLib();
    const resources = node.Resources();
    const space = node.lookupMaybe(PDFName.of('Group'), PDFDict)?.get(PDFName.of('CS'));
    return {
      resources: resources ? this.copy(resources, 'resources') : this.to.obj({}),
      ...(space && { space: this.copy(space, 'colourSpace') }),
    };
  }

  /** All layers of a document. @throws PdfPartError */
  listLayers({ catalog }: PDFDocument): Layer[] {
    const { PDFArray, PDFDict, PDFName, PDFRef } = pdfLib();
    const properties = catalog.lookupMaybe(PDFName.of('OCProperties'), PDFDict);
    const settings = properties?.lookupMaybe(PDFName.of('D'), PDFDict);
    const listed = (key: string, within = settings) =>
      (within?.lookupMaybe(PDFName.of(key), PDFArray)?.asArray() ?? []).filter(
        (one) => one instanceof PDFRef,
      );
    const isOffAtFirst = settings?.lookup(PDFName.of('BaseState')) === PDFName.of('OFF');
    const [on, off] = [new Set(listed('ON')), new Set(listed('OFF'))];
    return listed('OCGs', properties).map((layer) => ({
      ref: this.copyRef(layer, 'properties'),
      isOff: isOffAtFirst ? !on.has(layer) : off.has(layer),
    }));
  }

  /** @throws PdfPartError if a part is in another file, or is nested too deep */
  copy(object: PDFObject, kind: Kind): PDFObject {
    const { PDFArray, PDFDict, PDFNull, PDFRawStream, PDFRef, PDFStream } = pdfLib();
    if (++this.depth > DEEPEST) throw new PdfPartError('it is nested beyond measure');
    try {
      if (object instanceof PDFRef) return this.copyRef(object, kind);
      if (object instanceof PDFArray) {
        const copies = object.asArray().map((one) => this.copy(one, kind));
        return this.to.obj(copies);
      }
      if (object instanceof PDFRawStream) {
        if (kind === 'plain' || kind.startsWith('map of') || this.isForeign(object.dict, kind))
          return PDFNull;
        return PDFRawStream.of(this.streamEntries(object.dict, kind as PartKind), object.contents);
      }
      if (object instanceof PDFDict)
        return kind === 'plain' || this.isForeign(object, kind) ? PDFNull : this.dictionary(object, kind);
      return object instanceof PDFStream ? PDFNull : object;
    } finally {
      this.depth--;
    }
  }

  /** The compression of a stream, and its other allowed entries. @throws PdfPartError if it is in another file */
  streamEntries(dict: PDFDict, kind: PartKind): PDFDict {
    refuseElsewhere(dict);
    return this.entries(dict, { ...TABLES[kind], ...PACKED });
  }

  /** Copies the target of a reference, once. */
  copyRef(ref: PDFRef, kind: Kind): PDFRef {
    const key = `${ref.tag} ${kind}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const copy = this.to.nextRef();
    this.known.set(key, copy);
    this.to.assign(copy, this.copy(this.from.lookup(ref) ?? pdfLib().PDFNull, kind));
    return copy;
  }

  private dictionary(dict: PDFDict, kind: Exclude<Kind, 'plain'>): PDFDict {
    if (!kind.startsWith('map of ')) return this.entries(dict, TABLES[kind as PartKind]);
    const copy = this.to.obj({});
    const inner = kind.slice('map of '.length) as PartKind;
    for (const [key, value] of dict.entries()) copy.set(key, this.copy(value, inner));
    return copy;
  }

  private entries(dict: PDFDict, table: Table): PDFDict {
    const copy = this.to.obj({});
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      const kind = Object.hasOwn(table, name) ? table[name] : undefined;
      if (kind !== undefined) copy.set(key, this.copy(value, kind));
    }
    return copy;
  }

  private isForeign(dict: PDFDict, kind: Kind): boolean {
    const { PDFName } = pdfLib();
    if (kind !== 'xObject') return false;
    const subtype = dict.lookup(PDFName.of('Subtype'));
    return !(subtype instanceof PDFName) || !DRAWN.includes(subtype.decodeText());
  }
}
