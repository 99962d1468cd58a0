/** Parses and validates PNG files, except for their pixels (`png-pixels.ts`). Entry point: `readPng`. */

import { crc32 } from 'node:zlib';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { CUT_OFF, DAMAGED, sizeFlaw } from './flaws.js';

/** Colour types (PNG, 11.2.1). */
export const GRAY = 0;
export const RGB = 2;
export const PALETTE = 3;

/** Channels by colour type, and the depths that each may have. */
const TYPES: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  [GRAY]: { channels: 1, depths: [1, 2, 4, 8, 16] },
  [RGB]: { channels: 3, depths: [8, 16] },
  [PALETTE]: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};

interface Header {
  readonly width: number;
  readonly height: number;
  readonly type: number;
  readonly channels: number;
  /** Bits per channel. */
  readonly depth: number;
  readonly isInterlaced: boolean;
}

/** A parsed PNG. */
export interface Png extends Header {
  /** The file, reduced to the chunks of the picture. */
  readonly bytes: Uint8Array;
  readonly palette?: Uint8Array;
  /** Whether some colours are transparent without an alpha channel. */
  readonly hasClearColours: boolean;
  /** Compressed lines of pixels. */
  readonly pixels: Buffer;
}

const SIGNATURE = 8;

/** The chunks of the picture itself; all others are metadata, which resvg may fail on if they are odd or long. */
const DRAWN = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

type Chunks = Readonly<Record<string, readonly Buffer[]>>;

/** Parses a PNG, or describes what is wrong with it; does not read its pixels. */
export function readPng(bytes: Uint8Array): Png | { readonly flaw: string } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Buffer[] = [file.subarray(0, SIGNATURE)];
  const chunks: Record<string, Buffer[]> = {};
  let count = 0;
  for (let at = SIGNATURE; chunks.IEND === undefined; ) {
    if (at + 12 > file.length) return { flaw: CUT_OFF };
    const end = at + 8 + file.readUInt32BE(at);
    if (end + 4 > file.length) return { flaw: CUT_OFF };
    if (++count > limits.pngChunks.max)
      return { flaw: `it has more chunks than a picture needs: ${limitText('pngChunks')}` };
    const name = file.toString('latin1', at + 4, at + 8);
    if (DRAWN.includes(name)) {
      if (file.readUInt32BE(end) !== crc32(file.subarray(at + 4, end))) return { flaw: DAMAGED };
      chunks[name] ??= [];
      chunks[name].push(file.subarray(at + 8, end));
      kept.push(file.subarray(at, end + 4));
    }
    at = end + 4;
  }
  const header = readHeader(chunks);
  const flaw = header === undefined ? DAMAGED : headerFlaw(header, chunks);
  if (header === undefined || flaw !== undefined) return { flaw: flaw ?? DAMAGED };
  const { PLTE, tRNS, IDAT = [] } = chunks;
  return {
    ...header,
    bytes: Buffer.concat(kept),
    ...(PLTE?.[0] && { palette: PLTE[0] }),
    hasClearColours: tRNS !== undefined,
    pixels: Buffer.concat(IDAT),
  };
}

function readHeader({ IHDR = [] }: Chunks): Header | undefined {
  const [body, another] = IHDR;
  if (body?.length !== 13 || another !== undefined) return undefined;
  const [depth = 0, type = 0, compression, filter, interlace = 0] = body.subarray(8);
  const colours = TYPES[type];
  if (!colours?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1)
    return undefined;
  const [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
  return { width, height, type, channels: colours.channels, depth, isInterlaced: interlace === 1 };
}

function headerFlaw(header: Header, { PLTE, tRNS }: Chunks): string | undefined {
  const { width, height, type } = header;
  const colours = (PLTE?.[0]?.length ?? 0) / 3;
  if (type === PALETTE && PLTE === undefined) return 'it lacks its palette';
  if (!Number.isInteger(colours) || colours > 256 || !isClearing(tRNS, type, colours)) return DAMAGED;
  return sizeFlaw(width, height) ?? bytesFlaw(header);
}

function bytesFlaw({ width, height, channels, depth }: Header): string | undefined {
  const bytes = (width * height * channels * depth) / 8;
  if (bytes <= limits.pngBytes.max) return undefined;
  return `its pixels take ${inDigits(bytes)} bytes: ${limitText('pngBytes')}`;
}

/** Whether the transparency chunk matches the colours (PNG, 11.3.1.1). */
function isClearing(tRNS: readonly Buffer[] | undefined, type: number, colours: number): boolean {
  const length = tRNS?.[0]?.length;
  if (length === undefined) return true;
  return type === PALETTE ? length <= colours : length === { [GRAY]: 2, [RGB]: 6 }[type];
}
