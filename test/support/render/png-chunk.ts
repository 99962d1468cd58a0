import { crc32, deflateSync } from 'node:zlib';

const START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(name: string, body: Uint8Array = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export interface PngHead {
  readonly width: number;
  readonly height: number;
  /** Bits a channel. */
  readonly depth?: number;
  /** Of colour (PNG, 11.2.1); left out: red, green, blue and opacity. */
  readonly type?: number;
}

/** A PNG of any size with any chunks of pixels, be they what they may. */
export function pngWith({ width, height, depth = 8, type = 6 }: PngHead, pixels: readonly Uint8Array[]) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, type], 8);
  const parts = pixels.map((one) => chunk('IDAT', one));
  return Buffer.concat([START, chunk('IHDR', head), ...parts, chunk('IEND')]);
}

/** A sound PNG with nothing to be seen in it. */
export const flatPng = (width: number, height: number): Buffer =>
  pngWith({ width, height }, [deflateSync(Buffer.alloc((width * 4 + 1) * height), { level: 9 })]);
