import { createHash } from 'node:crypto';
import type { Disk } from '../ground/disk.js';
import type { Image, Images } from '../pdf/painting.js';
import type { Converted, MadeFace } from './made-face.js';

/** Above this, whatever was not used this time is thrown away. */
const MOST_ENTRIES = 20_000;

/**
 * Faces of earlier runs, in `output/.cache`. Entries are named by what they are made from, and begin with a checksum:
 * a damaged one is as good as none. A cache that can't be written is no problem, only slower.
 */
export class FaceCache {
  private readonly disk: Disk;
  private readonly used = new Set<string>();
  private isWritable = true;

  constructor(disk: Disk) {
    this.disk = disk;
  }

  face(key: string): MadeFace | undefined {
    return this.read(`${key}.face`) as MadeFace | undefined;
  }

  drawing(key: string): Converted | undefined {
    const found = this.read(`${key}.drawing`) as
      | { painting: Converted['painting']; images: Packed }
      | undefined;
    return found && { painting: found.painting, images: unpack(found.images) };
  }

  keepFace(key: string, face: MadeFace): void {
    this.write(`${key}.face`, face);
  }

  keepDrawing(key: string, { painting, images }: Converted): void {
    this.write(`${key}.drawing`, { painting, images: pack(images) });
  }

  /** What was written by an earlier run from the same things. */
  note<T>(key: string): T | undefined {
    return this.read(`${key}.note`) as T | undefined;
  }

  keepNote(key: string, note: unknown): void {
    this.write(`${key}.note`, note);
  }

  /** Keeps the folder from growing for ever. */
  tidy(): void {
    const names = this.disk.list();
    if (names.length <= MOST_ENTRIES) return;
    for (const name of names) if (!this.used.has(name)) this.disk.remove(name);
  }

  private read(name: string): unknown {
    this.used.add(name);
    const text = this.disk.read(name);
    if (text === undefined) return undefined;
    const body = text.slice(CHECKSUM + 1);
    return text.slice(0, CHECKSUM) === checksum(body) ? JSON.parse(body) : undefined;
  }

  private write(name: string, value: unknown): void {
    if (!this.isWritable) return;
    this.used.add(name);
    const body = JSON.stringify(value);
    try {
      // A checksum stands in front: half an entry is no entry.
      this.disk.put(name, `${checksum(body)}\n${body}`);
    } catch {
      this.isWritable = false;
    }
  }
}

const CHECKSUM = 64;
const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');

type PackedImage = Omit<Image, 'bytes' | 'mask' | 'colours'> & {
  readonly bytes: string;
  readonly mask?: string;
  readonly colours: Exclude<Image['colours'], object> | { readonly palette: string };
};
type Packed = Readonly<Record<string, PackedImage>>;

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const toBytes = (text: string): Uint8Array => Buffer.from(text, 'base64');

function pack(images: Images): Packed {
  const entries = Object.entries(images).map(
    ([key, { bytes, mask, colours, ...rest }]): [string, PackedImage] => [
      key,
      {
        ...rest,
        bytes: toText(bytes),
        ...(mask && { mask: toText(mask) }),
        colours: typeof colours === 'string' ? colours : { palette: toText(colours.palette) },
      },
    ],
  );
  return Object.fromEntries(entries);
}

function unpack(images: Packed): Images {
  const entries = Object.entries(images).map(([key, { bytes, mask, colours, ...rest }]): [string, Image] => [
    key,
    {
      ...rest,
      bytes: toBytes(bytes),
      ...(mask !== undefined && { mask: toBytes(mask) }),
      colours: typeof colours === 'string' ? colours : { palette: toBytes(colours.palette) },
    },
  ]);
  return Object.fromEntries(entries);
}
