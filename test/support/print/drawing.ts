import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName } from 'pdf-lib';

/** A drawing that looks otherwise when it is mirrored or turned, as SVG and as PDF. */
export const DRAWING_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 336" width="300" height="336">
<rect width="300" height="336" fill="#224466"/>
<rect x="60" y="56" width="80" height="80" fill="#ff0000"/>
<path d="M180 296H280V196Z" fill="#ffcc00"/>
</svg>`;

/** With a number in it that is nowhere else. */
const OPERATORS = `0.1333 0.2667 0.4 rg -40 -40 380 416 re f
1 0 0 rg 60 200 80.0000001 80 re f
1 0.8 0 rg 180 40 m 280 40 l 280 140 l f`;
export const MARK = '80.0000001';

const TURNS = {
  0: { cm: '1 0 0 1 0 0', size: [300, 336] },
  90: { cm: '0 1 -1 0 336 0', size: [336, 300] },
  180: { cm: '-1 0 0 -1 300 336', size: [300, 336] },
  270: { cm: '0 -1 1 0 0 300', size: [336, 300] },
} as const;

interface Sort {
  /** How the page is turned to be seen as it should. */
  readonly turn?: keyof typeof TURNS;
  /** With something around that is trimmed off. */
  readonly isTrimmed?: boolean;
  /** With something on a layer that is switched off. */
  readonly hasHiddenLayer?: boolean;
  /** With its content in so many streams. */
  readonly pieces?: number;
  /** With pages behind the first, empty. */
  readonly more?: number;
}

/** The drawing as another program might save it. */
export async function drawingPdf(sort: Sort = {}): Promise<Uint8Array> {
  const { turn = 0, isTrimmed = false, hasHiddenLayer = false, pieces = 1, more = 0 } = sort;
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = document;
  const { cm, size } = TURNS[turn];
  const page = document.addPage([size[0], size[1]]);
  if (turn !== 0) page.node.set(PDFName.of('Rotate'), context.obj(turn));
  if (isTrimmed) {
    page.setMediaBox(-50, -50, size[0] + 100, size[1] + 100);
    page.setTrimBox(0, 0, size[0], size[1]);
  }
  const around = isTrimmed ? '0 1 0 rg -50 -50 500 500 re f\n' : '';
  const hidden = hasHiddenLayer ? '\n/OC /L0 BDC 0 1 0 rg 0 0 400 400 re f EMC' : '';
  const text = `${around}q ${cm} cm\n${OPERATORS}\nQ${hidden}`;
  const lines = text.split('\n');
  const share = Math.ceil(lines.length / pieces);
  const streams = Array.from({ length: pieces }, (_, at) =>
    context.register(context.flateStream(lines.slice(at * share, (at + 1) * share).join('\n'))),
  );
  page.node.set(PDFName.of('Contents'), pieces === 1 && streams[0] ? streams[0] : context.obj(streams));
  if (hasHiddenLayer) {
    const layer = context.register(context.obj({ Type: 'OCG' }));
    page.node.set(PDFName.of('Resources'), context.obj({ Properties: { L0: layer } }));
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
  }
  for (let at = 0; at < more; at++) document.addPage([50, 50]);
  return document.save({ addDefaultPage: false });
}

/** A PDF of no page at all. */
export async function emptyPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  return document.save({ addDefaultPage: false });
}

/**
 * The drawing as `qpdf --encrypt you me 256 -- --object-streams=generate` has saved it. Kept, so that it is a real one where
 * there is no qpdf.
 */
export const encryptedPdf = (): Uint8Array => readFileSync(new URL('encrypted.pdf', import.meta.url));
