import { createRequire } from 'node:module';
import { sizeFlaw } from './size.js';

const CUT_OFF = 'it is cut off';
const DAMAGED = 'it is damaged';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Baseline, extended and progressive (ITU T.81, B.1.1.3): what can be drawn. */
const DRAWN = [0xc0, 0xc1, 0xc2];
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** So many channels are cyan, magenta, yellow and black. */
const INKS = 4;

/** What is wrong with a JPEG; undefined where it is sound. */
export function jpegFlaw(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return structureFlaw(file) ?? (isDrawn(file) ? undefined : DAMAGED);
}

/** Walks from marker to marker, so that what can be told is told exactly. */
function structureFlaw(file: Buffer): string | undefined {
  let [hasFrame, hasScan] = [false, false];
  for (let at = 2; ; ) {
    if (at + 2 > file.length) return CUT_OFF;
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff || marker === START) return DAMAGED;
    if (marker === END) return hasFrame && hasScan ? undefined : 'it ends before its picture';
    if (marker === 0xff || marker === 0x01 || isRestart(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > file.length) return CUT_OFF;
    const length = file.readUInt16BE(at + 2);
    if (length < 2) return DAMAGED;
    if (at + 2 + length > file.length) return CUT_OFF;
    if (isFrame(marker)) {
      const flaw = frameFlaw(marker, file.subarray(at + 4, at + 2 + length));
      if (flaw !== undefined) return flaw;
      hasFrame = true;
    }
    at += 2 + length;
    if (marker === SCAN) {
      const end = endOfScan(file, at);
      hasScan ||= end > at;
      at = end;
    }
  }
}

function frameFlaw(marker: number, body: Buffer): string | undefined {
  if (body.length < 6) return DAMAGED;
  const [bits, height, width] = [body[0], body.readUInt16BE(1), body.readUInt16BE(3)];
  if (!DRAWN.includes(marker) || bits !== 8) return 'it is a JPEG of a rare sort that can not be drawn';
  // A PDF could hold it, but a picture that only printers see is no picture to design with.
  if (body[5] === INKS) return 'it is a JPEG in printing inks (CMYK): save it in RGB';
  return sizeFlaw(width, height);
}

/** The next marker that is not part of the pixels. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return file.length;
}

const require = createRequire(import.meta.url);

/** Whether the pixels can be decoded: resvg leaves out, without a word, what it can not draw. */
function isDrawn(file: Buffer): boolean {
  // Most decks have no photographs: only they need resvg to be judged.
  const { Resvg } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  const href = `data:image/jpeg;base64,${file.toString('base64')}`;
  const image = `<image width="2" height="2" preserveAspectRatio="none" href="${href}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">${image}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return pixels.every((value, index) => index % 4 !== 3 || value === 255);
}
