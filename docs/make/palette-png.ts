import { crc32, deflateSync } from 'node:zlib';

/** Pixels without transparency: red, green, blue and a fourth byte that is not looked at. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A PNG of so many colours at most: a third of the size, and pages in the repository stay small. */
export function palettePng({ width, height, data }: Pixels, most: number): Buffer {
  const histogram = countColours(data);
  const boxes = medianCut([...histogram], most);
  const palette = boxes.map(meanColour);
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(([colour]) => [colour, index] as const)));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = indexOf.get(colourAt(data, 4 * (y * width + x))) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => channelsOf(colour)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A colour as one number, and how many pixels have it. */
type Counted = readonly [colour: number, count: number];

const colourAt = (data: Uint8Array, at: number): number =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
const channelsOf = (colour: number): [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];

function countColours(data: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

/** Heckbert's median cut, by variance: the box with the largest error is split along its longest side. */
function medianCut(colours: readonly Counted[], most: number): (readonly Counted[])[] {
  const boxes = [spreadOf(colours)];
  while (boxes.length < most) {
    const [worst] = boxes.toSorted((a, b) => b.error - a.error);
    if (worst === undefined || worst.error === 0) break;
    const { colours: inside, channel, mean } = worst;
    const side = (isUpper: boolean) =>
      spreadOf(inside.filter(([colour]) => (channelsOf(colour)[channel] ?? 0) > mean === isUpper));
    boxes.splice(boxes.indexOf(worst), 1, side(false), side(true));
  }
  return boxes.map((box) => box.colours);
}

function spreadOf(colours: readonly Counted[]) {
  const all = colours.reduce((sum, [, count]) => sum + count, 0);
  const spreads = ([0, 1, 2] as const).map((channel) => {
    const value = (colour: number) => channelsOf(colour)[channel];
    const mean = colours.reduce((sum, [colour, count]) => sum + count * value(colour), 0) / all;
    const error = colours.reduce((sum, [colour, count]) => sum + count * (value(colour) - mean) ** 2, 0);
    return { channel, mean, error };
  });
  const widest = spreads.reduce((best, one) => (one.error > best.error ? one : best));
  return { ...widest, colours };
}

function meanColour(box: readonly Counted[]): number {
  const all = box.reduce((sum, [, count]) => sum + count, 0);
  return ([0, 1, 2] as const).reduce<number>((colour, channel) => {
    const mean = box.reduce((sum, [one, count]) => sum + count * channelsOf(one)[channel], 0) / all;
    return (colour << 8) | Math.round(mean);
  }, 0);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
