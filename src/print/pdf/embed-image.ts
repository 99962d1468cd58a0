import type { Image } from './artwork.js';
import { deflated, type Literal, type Ref, Stream } from './objects.js';
import type { PdfFile } from './pdf-file.js';

const SPACES = { gray: 'DeviceGray', rgb: 'DeviceRGB', cmyk: 'DeviceCMYK' } as const;
const CHANNELS = { gray: 1, rgb: 3, cmyk: 4 } as const;

/** Puts an image into a document without decoding it again. */
export function embedImage(file: PdfFile, image: Image): Ref {
  const { width, height, colours, bits, encoding, mask, bytes } = image;
  const frame = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
  const opacity =
    mask &&
    new Stream(mask, { ...frame, ColorSpace: 'DeviceGray', BitsPerComponent: 8, Filter: 'FlateDecode' });
  const channels = typeof colours === 'string' ? CHANNELS[colours] : 1;
  const predictor = { Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width };
  return file.register(
    new Stream(bytes, {
      Filter: encoding === 'jpeg' ? 'DCTDecode' : 'FlateDecode',
      ...frame,
      ColorSpace: typeof colours === 'string' ? SPACES[colours] : palette(file, colours.palette),
      BitsPerComponent: bits,
      ...(encoding === 'png' && { DecodeParms: predictor }),
      ...(image.inverted && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] }),
      ...(opacity && { SMask: file.register(opacity) }),
    }),
  );
}

function palette(file: PdfFile, bytes: Uint8Array): Literal {
  return ['Indexed', 'DeviceRGB', bytes.length / 3 - 1, file.register(deflated(bytes))];
}
