import type { Image, Images } from '../pdf/painting.js';

type PackedImage = Omit<Image, 'bytes' | 'mask' | 'colours'> & {
  readonly bytes: string;
  readonly mask?: string;
  readonly colours: Exclude<Image['colours'], object> | { readonly palette: string };
};
/** Images as plain data. */
export type PackedImages = Readonly<Record<string, PackedImage>>;

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const toBytes = (text: string): Uint8Array => Buffer.from(text, 'base64');

export function pack(images: Images): PackedImages {
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

export function unpack(images: PackedImages): Images {
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
