import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface Image {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha. */
  readonly data: Uint8Array;
}

/** Reads the PNGs that we write: eight bits a channel with alpha, not interlaced. */
export function readPng(bytes: Uint8Array): Image {
  const png = Buffer.from(bytes);
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (png[24] !== 8 || png[25] !== 6 || png[28] !== 0) throw new Error('This PNG is of another kind.');
  const lines = inflateSync(Buffer.concat(chunks));
  const stride = 4 * width;
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = lines[y * (stride + 1)] as number;
    for (let x = 0; x < stride; x++) {
      const left = x < 4 ? 0 : (data[y * stride + x - 4] as number);
      const up = y === 0 ? 0 : (data[(y - 1) * stride + x] as number);
      const corner = x < 4 || y === 0 ? 0 : (data[(y - 1) * stride + x - 4] as number);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      data[y * stride + x] = (lines[y * (stride + 1) + 1 + x] as number) + guess;
    }
  }
  return { width, height, data };
}

function paeth(left: number, up: number, corner: number): number {
  const distances = [left, up, corner].map((value) => Math.abs(left + up - corner - value)) as [
    number,
    number,
    number,
  ];
  if (distances[0] <= distances[1] && distances[0] <= distances[2]) return left;
  return distances[1] <= distances[2] ? up : corner;
}

/** A small PNG for comparing by eye and machine: sixteen shades a channel, clear pixels without a colour. */
export function writeCoarsePng({ width, height, data }: Image): Uint8Array {
  const stride = 4 * width;
  const lines = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const isClear = data[at - (x % 4) + 3] === 0;
      lines[y * (stride + 1) + 1 + x] = isClear ? 0 : Math.round((data[at] as number) / 17) * 17;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
