import { deflateSync, inflateSync } from 'node:zlib';
import type { Image } from './artwork.js';

/** A picture that can't be read. */
export class BrokenImage extends Error {}

/**
 * The bytes of a PNG or JPEG as a PDF holds them, recompressed only where opacity must be split off.
 * Undefined for what PDF has no form for (16 bits, interlaced, GIF, WebP): such an image is drawn by resvg.
 */
export function readImage(bytes: Uint8Array): Image | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length >= 2 && view.readUInt16BE(0) === 0xffd8) return readJpeg(view);
  if (view.length >= 8 && view.toString('latin1', 1, 4) === 'PNG') return readPng(view);
  return undefined;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readJpeg(bytes: Buffer): Image {
  let adobe = false;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) throw new BrokenImage('the JPEG is damaged');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xee && bytes.toString('latin1', at + 4, at + 9) === 'Adobe') adobe = true;
    if (isFrame(marker)) {
      const [bits = 8, height, width, channels] = [
        bytes[at + 4],
        bytes.readUInt16BE(at + 5),
        bytes.readUInt16BE(at + 7),
        bytes[at + 9],
      ];
      const colours = channels === 1 ? 'gray' : channels === 4 ? 'cmyk' : 'rgb';
      // Adobe's programs store inks as what is left white.
      return { width, height, colours, bits, encoding: 'jpeg', inverted: adobe && colours === 'cmyk', bytes };
    }
    at += 2 + length;
  }
  throw new BrokenImage('the JPEG ends before its picture');
}

interface Chunks {
  readonly header: Buffer;
  readonly palette?: Buffer | undefined;
  readonly isSeeThrough: boolean;
  readonly pixels: Buffer;
}

const GRAY = 0;
const RGB = 2;
const PALETTE = 3;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function readPng(bytes: Buffer): Image | undefined {
  const { header, palette, isSeeThrough, pixels } = chunksOf(bytes);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [bits = 8, type = RGB, interlaced = 0] = [header[8], header[9], header[12]];
  if (bits > 8 || interlaced !== 0 || isSeeThrough) return undefined;
  if (type === GRAY || type === RGB) {
    return { width, height, colours: type === RGB ? 'rgb' : 'gray', bits, encoding: 'png', bytes: pixels };
  }
  if (type === PALETTE) {
    if (palette === undefined) throw new BrokenImage('the PNG lacks its palette');
    return { width, height, colours: { palette }, bits, encoding: 'png', bytes: pixels };
  }
  const channels = CHANNELS[type] ?? 4;
  return splitPixels(unfilter(inflated(pixels), width, height, channels), width, height, channels);
}

function chunksOf(bytes: Buffer): Chunks {
  const pieces: Buffer[] = [];
  let [header, palette, isSeeThrough]: [Buffer | undefined, Buffer | undefined, boolean] = [
    undefined,
    undefined,
    false,
  ];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const [length, name] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (body.length < length) throw new BrokenImage('the PNG is cut off');
    if (name === 'IHDR') header = body;
    if (name === 'PLTE') palette = body;
    if (name === 'tRNS') isSeeThrough = true;
    if (name === 'IDAT') pieces.push(body);
    at += 12 + length;
  }
  if (header === undefined || header.length < 13 || pieces.length === 0)
    throw new BrokenImage('the PNG is damaged');
  return { header, palette, isSeeThrough, pixels: Buffer.concat(pieces) };
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes);
  } catch {
    throw new BrokenImage('the PNG is damaged');
  }
}

/** PNG, 9.2: each line was stored as differences from its neighbours. */
function unfilter(lines: Buffer, width: number, height: number, channels: number): Buffer {
  const stride = width * channels;
  if (lines.length < height * (stride + 1)) throw new BrokenImage('the PNG is cut off');
  const out = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)] ?? 0;
    const [from, to] = [y * (stride + 1) + 1, y * stride];
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? (out[to + x - channels] ?? 0) : 0;
      const up = y > 0 ? (out[to + x - stride] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[to + x - stride - channels] ?? 0) : 0;
      out[to + x] = (lines[from + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Colour and opacity apart; no mask where everything is opaque. */
export function splitPixels(pixels: Uint8Array, width: number, height: number, channels: number): Image {
  const count = width * height;
  const [colour, opacity] = [Buffer.alloc(count * (channels - 1)), Buffer.alloc(count)];
  let isOpaque = true;
  for (let pixel = 0; pixel < count; pixel++) {
    for (let channel = 0; channel < channels - 1; channel++) {
      colour[pixel * (channels - 1) + channel] = pixels[pixel * channels + channel] ?? 0;
    }
    const alpha = pixels[pixel * channels + channels - 1] ?? 255;
    opacity[pixel] = alpha;
    if (alpha !== 255) isOpaque = false;
  }
  return {
    width,
    height,
    colours: channels === 4 ? 'rgb' : 'gray',
    bits: 8,
    encoding: 'deflated',
    bytes: deflateSync(colour, { level: 6 }),
    ...(!isOpaque && { mask: deflateSync(opacity, { level: 6 }) }),
  };
}
