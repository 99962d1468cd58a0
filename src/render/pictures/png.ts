import { inflateSync } from 'node:zlib';
import { sizeFlaw } from './size.js';

const CUT_OFF = 'it is cut off';
const DAMAGED = 'it is damaged';

/** Channels by the type of colour, and the depths that each may have (PNG, 11.2.1). */
const TYPES: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
const PALETTE = 3;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly type: number;
  /** Bits a pixel. */
  readonly bits: number;
  readonly isInterlaced: boolean;
}

const SIGNATURE = 8;

/** What a picture is made of; all else is remarks, which resvg stumbles over where they are odd or long. */
const DRAWN = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/** A PNG with nothing but its picture, sound to its last line of pixels, or what is wrong with it. */
export function readPng(bytes: Uint8Array): { bytes: Uint8Array } | { flaw: string } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Buffer[] = [file.subarray(0, SIGNATURE)];
  const bodies: Record<string, Buffer[]> = {};
  for (let at = SIGNATURE; bodies.IEND === undefined; ) {
    if (at + 12 > file.length) return { flaw: CUT_OFF };
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length) return { flaw: CUT_OFF };
    const name = file.toString('latin1', at + 4, at + 8);
    if (DRAWN.includes(name)) {
      if (file.readUInt32BE(end) !== crc32(file.subarray(at + 4, end))) return { flaw: DAMAGED };
      bodies[name] = [...(bodies[name] ?? []), file.subarray(at + 8, end)];
      kept.push(file.subarray(at, end + 4));
    }
    at = end + 4;
  }
  const flaw = pictureFlaw(bodies);
  return flaw === undefined ? { bytes: Buffer.concat(kept) } : { flaw };
}

function pictureFlaw({
  IHDR,
  PLTE,
  tRNS,
  IDAT = [],
}: Readonly<Record<string, Buffer[]>>): string | undefined {
  const header = IHDR?.[0] && headerOf(IHDR[0]);
  if (header === undefined || IHDR?.length !== 1) return DAMAGED;
  const colours = (PLTE?.[0]?.length ?? 0) / 3;
  if (header.type === PALETTE && PLTE === undefined) return 'it lacks its palette';
  if (!Number.isInteger(colours) || colours > 256 || !isClearing(tRNS, header.type, colours)) return DAMAGED;
  return sizeFlaw(header.width, header.height) ?? pixelsFlaw(Buffer.concat(IDAT), header);
}

/** Whether what says which colours are clear fits the colours (PNG, 11.3.1.1). */
function isClearing(tRNS: readonly Buffer[] | undefined, type: number, colours: number): boolean {
  const length = tRNS?.[0]?.length;
  if (length === undefined) return true;
  return type === PALETTE ? length <= colours : length === { 0: 2, 2: 6 }[type];
}

function headerOf(body: Buffer): Header | undefined {
  if (body.length !== 13) return undefined;
  const [depth = 0, type = 0, compression, filter, interlace = 0] = body.subarray(8);
  const colours = TYPES[type];
  if (!colours?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1)
    return undefined;
  const [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
  return { width, height, type, bits: colours.channels * depth, isInterlaced: interlace === 1 };
}

/** Where the seven passes of an interlaced PNG begin, and how far apart their pixels are (PNG, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Lines of pixels, as they are stored: how many, and how long. */
function linesOf({ width, height, bits, isInterlaced }: Header): { count: number; length: number }[] {
  const parts = isInterlaced
    ? PASSES.map(([x, y, dx, dy]) => [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)] as const)
    : [[width, height] as const];
  return parts
    .filter(([w, h]) => w > 0 && h > 0)
    .map(([w, h]) => ({ count: h, length: 1 + Math.ceil((w * bits) / 8) }));
}

/** Some programs write a little more than there is to draw. */
const SURPLUS = 65_536;
const LAST_FILTER = 4;

function pixelsFlaw(compressed: Buffer, header: Header): string | undefined {
  const lines = linesOf(header);
  const expected = lines.reduce((sum, { count, length }) => sum + count * length, 0);
  let pixels: Buffer;
  try {
    pixels = inflateSync(compressed, { maxOutputLength: expected + SURPLUS });
  } catch {
    return DAMAGED;
  }
  if (pixels.length < expected) return CUT_OFF;
  let at = 0;
  for (const { count, length } of lines)
    for (let line = 0; line < count; line++, at += length)
      if ((pixels[at] ?? 0) > LAST_FILTER) return DAMAGED;
  return undefined;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** PNG, D; node:zlib has it only since Node 20.15. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
