import { inflateSync } from 'node:zlib';
import { CUT_OFF, DAMAGED } from './flaws.js';
import type { Png } from './png.js';

/** The start and the pixel distance of the seven passes of an interlaced PNG (PNG, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The number and length of stored lines of pixels. */
function listScanlines({
  width,
  height,
  channels,
  depth,
  isInterlaced,
}: Png): { count: number; length: number }[] {
  const parts = isInterlaced
    ? PASSES.map(([x, y, dx, dy]) => [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)] as const)
    : [[width, height] as const];
  return parts
    .filter(([w, h]) => w > 0 && h > 0)
    .map(([w, h]) => ({ count: h, length: 1 + Math.ceil((w * channels * depth) / 8) }));
}

/** Tolerance: some programs write a little more data than is drawn. */
const SURPLUS = 65_536;
const LAST_FILTER = 4;

/** Decompresses all lines of a PNG, each with its filter type in front, or describes what is wrong with them. */
export function pngLines(png: Png): { readonly lines: Buffer } | { readonly flaw: string } {
  const parts = listScanlines(png);
  const expected = parts.reduce((sum, { count, length }) => sum + count * length, 0);
  let lines: Buffer;
  try {
    lines = inflateSync(png.pixels, { maxOutputLength: expected + SURPLUS });
  } catch {
    return { flaw: DAMAGED };
  }
  if (lines.length < expected) return { flaw: CUT_OFF };
  let at = 0;
  for (const { count, length } of parts)
    for (let line = 0; line < count; line++, at += length)
      if ((lines[at] ?? 0) > LAST_FILTER) return { flaw: DAMAGED };
  return { lines };
}

/** Reverses the filters (PNG, 9.2): lines are stored as differences. For eight bits per channel, not interlaced. */
export function unfilter(lines: Buffer, { width, height, channels }: Png): Buffer {
  const stride = width * channels;
  const out = Buffer.alloc(height * stride);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)] ?? 0;
    const [from, to] = [y * (stride + 1) + 1, y * stride];
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? (out[to + x - channels] ?? 0) : 0;
      const up = y > 0 ? (out[to + x - stride] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (out[to + x - stride - channels] ?? 0) : 0;
      out[to + x] = (lines[from + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return out;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
