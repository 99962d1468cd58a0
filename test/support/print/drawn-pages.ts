import { spawnSync } from 'node:child_process';

/** Pixels of a page: `channels` bytes each, line by line. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Uint8Array;
}

function binary(command: string, args: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { maxBuffer: 1 << 29 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

/** A portable pixmap or graymap, as both renderers write them. */
function readPnm(bytes: Buffer): Picture {
  const head = /^P([56])\s+(?:#.*\s+)*(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 200));
  if (head === null) throw new Error('not a pixmap');
  const [all, kind, width, height] = head;
  return {
    width: Number(width),
    height: Number(height),
    channels: kind === '6' ? 3 : 1,
    data: bytes.subarray(all.length),
  };
}

interface Slice {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page (counted from 1) as poppler draws it; a slice of it in pixels. */
export function byPoppler(file: string, page: number, dpi: number, slice?: Slice): Picture {
  const part = slice ? ['-x', slice.x, '-y', slice.y, '-W', slice.width, '-H', slice.height].map(String) : [];
  return readPnm(
    binary('pdftoppm', ['-r', String(dpi), '-f', String(page), '-l', String(page), ...part, file]),
  );
}

/** The same as Ghostscript draws it. */
export function byGhostscript(file: string, page: number, dpi: number): Picture {
  const smooth = ['-dTextAlphaBits=4', '-dGraphicsAlphaBits=4'];
  const pages = [`-dFirstPage=${page}`, `-dLastPage=${page}`];
  return readPnm(
    binary('gs', ['-q', '-dSAFER', '-sDEVICE=ppmraw', `-r${dpi}`, ...smooth, ...pages, '-o', '-', file]),
  );
}

export interface Apart {
  /** On average, 0 to 255. */
  readonly mean: number;
  /** The share of pixels that are plainly different. */
  readonly plain: number;
}

/** How far two pictures are apart. Renderers round the page differently: one line or column more or less does not count. */
export function difference(a: Picture, b: Picture): Apart {
  if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1)
    throw new Error('the pictures differ in size');
  const shifts = a.height === b.height ? [0] : [0, 1];
  const found = shifts.map((shift) =>
    apartBy(a, b, a.height > b.height ? shift : 0, a.height < b.height ? shift : 0),
  );
  return found.reduce((best, one) => (one.mean < best.mean ? one : best));
}

function apartBy(a: Picture, b: Picture, skipA: number, skipB: number): Apart {
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  let [sum, plain] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let channel = 0; channel < a.channels; channel++) {
        const one = a.data[((y + skipA) * a.width + x) * a.channels + channel] ?? 0;
        const other = b.data[((y + skipB) * b.width + x) * b.channels + channel] ?? 0;
        const apart = Math.abs(one - other);
        sum += apart;
        most = Math.max(most, apart);
      }
      if (most > 96) plain++;
    }
  }
  return { mean: sum / (width * height * a.channels), plain: plain / (width * height) };
}

/** A plate of Ghostscript's separations: uncompressed TIFF, one byte a pixel, 0 where there is ink. */
export function readPlate(bytes: Buffer): Picture {
  const isLittle = bytes.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const directory = long(4);
  const tags = new Map<number, { count: number; at: number; type: number }>();
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + 12 * entry;
    tags.set(short(at), { type: short(at + 2), count: long(at + 4), at: at + 8 });
  }
  const values = (tag: number): number[] => {
    const found = tags.get(tag);
    if (found === undefined) return [];
    const size = found.type === 3 ? 2 : 4;
    const start = found.count * size <= 4 ? found.at : long(found.at);
    return Array.from({ length: found.count }, (_, i) =>
      size === 2 ? short(start + 2 * i) : long(start + 4 * i),
    );
  };
  const [width = 0, height = 0] = [values(256)[0], values(257)[0]];
  if (values(259)[0] !== 1) throw new Error('the plate is compressed');
  const [offsets, lengths] = [values(273), values(279)];
  const data = Buffer.concat(offsets.map((at, i) => bytes.subarray(at, at + (lengths[i] ?? 0))));
  return { width, height, channels: 1, data };
}
