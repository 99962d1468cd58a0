import type { PDFContext, PDFRef } from 'pdf-lib';
import { deflateStream, type Literal } from './objects.js';
import type { Image } from './painting.js';

const SPACES = { gray: 'DeviceGray', rgb: 'DeviceRGB' } as const;
const CHANNELS = { gray: 1, rgb: 3 } as const;

/** Embeds an image without decoding it again. */
export function embedImage(context: PDFContext, image: Image): PDFRef {
  const { width, height, colours, bits, encoding, mask, bytes } = image;
  const frame = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
  const opacity =
    mask &&
    context.stream(mask, { ...frame, ColorSpace: 'DeviceGray', BitsPerComponent: 8, Filter: 'FlateDecode' });
  const channels = typeof colours === 'string' ? CHANNELS[colours] : 1;
  const predictor = { Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width };
  return context.register(
    context.stream(bytes, {
      Filter: encoding === 'jpeg' ? 'DCTDecode' : 'FlateDecode',
      ...frame,
      ColorSpace: typeof colours === 'string' ? SPACES[colours] : palette(context, colours.palette),
      BitsPerComponent: bits,
      ...(encoding === 'png' && { DecodeParms: predictor }),
      ...(opacity && { SMask: context.register(opacity) }),
    }),
  );
}

function palette(context: PDFContext, bytes: Uint8Array): Literal {
  return ['Indexed', 'DeviceRGB', bytes.length / 3 - 1, context.register(deflateStream(context, bytes))];
}
