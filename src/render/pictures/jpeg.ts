/** Validates JPEG files without decoding them, marker by marker. Entry point: `readJpeg`. */

import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { openResvg } from '../core/resvg.js';
import { CUT_OFF, DAMAGED, sizeFlaw } from './flaws.js';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Baseline, extended and progressive (ITU T.81, B.1.1.3): the supported types. */
const DRAWN = [0xc0, 0xc1, 0xc2];
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Number of channels of CMYK. */
const INKS = 4;

/** A JPEG in gray or RGB, eight bits per channel. */
export interface Jpeg {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** How often its pixels are processed. */
  readonly scans: number;
}

type Frame = Omit<Jpeg, 'scans'>;

type Read<T> = T | { readonly flaw: string };

/** Reads a JPEG, or describes what is wrong with it. Walks from marker to marker, so that errors are precise. */
export function readJpeg(bytes: Uint8Array): Read<Jpeg> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [frame, scans]: [Frame | undefined, number] = [undefined, 0];
  for (let at = 2; ; ) {
    if (at + 2 > file.length) return { flaw: CUT_OFF };
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff || marker === START) return { flaw: DAMAGED };
    if (marker === END)
      return frame && scans > 0
        ? (scansFlaw(frame, scans) ?? { ...frame, scans })
        : { flaw: 'it ends before its picture' };
    if (marker === 0xff || marker === 0x01 || isRestart(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > file.length) return { flaw: CUT_OFF };
    const length = file.readUInt16BE(at + 2);
    if (length < 2) return { flaw: DAMAGED };
    if (at + 2 + length > file.length) return { flaw: CUT_OFF };
    if (isFrame(marker)) {
      const read = readFrame(marker, file.subarray(at + 4, at + 2 + length));
      if ('flaw' in read) return read;
      frame = read;
    }
    at += 2 + length;
    if (marker === SCAN) {
      const end = endOfScan(file, at);
      if (end > at) scans++;
      at = end;
    }
  }
}

/** Limits scans: a scan may be a few bytes long and still processes all pixels. */
function scansFlaw({ width, height }: Frame, scans: number): { readonly flaw: string } | undefined {
  const work = width * height * scans;
  if (work <= limits.jpegWork.max) return undefined;
  return {
    flaw: `its ${inDigits(scans)} scans go over ${inDigits(work)} pixels in all: ${limitText('jpegWork')}`,
  };
}

function readFrame(marker: number, body: Buffer): Read<Frame> {
  if (body.length < 6) return { flaw: DAMAGED };
  const [bits, channels = 3] = [body[0], body[5]];
  const [height, width] = [body.readUInt16BE(1), body.readUInt16BE(3)];
  if (!DRAWN.includes(marker) || bits !== 8)
    return { flaw: 'it is a JPEG of a rare sort that can not be drawn' };
  // A PDF could contain it, but a picture that only printers can show is useless for design.
  if (channels === INKS) return { flaw: 'it is a JPEG in printing inks (CMYK): save it in RGB' };
  const flaw = sizeFlaw(width, height);
  return flaw === undefined ? { width, height, channels } : { flaw };
}

/** The position of the next marker that is not part of the pixels. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return file.length;
}

/** Whether the pixels can be decoded: resvg silently skips what it can't draw. */
export function canBeDecoded(jpeg: Uint8Array): boolean {
  const href = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
  const image = `<image width="2" height="2" preserveAspectRatio="none" href="${href}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">${image}</svg>`;
  const { pixels } = openResvg(svg).render();
  return pixels.every((value, index) => index % 4 !== 3 || value === 255);
}
