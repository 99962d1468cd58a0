import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';

const require = createRequire(import.meta.url);

export const fontkit = (): typeof Fontkit => require('fontkit');

/**
 * Opens a font. fontkit is loaded with the first font: most of the time, everything needed is cached from earlier runs.
 * @throws if it is not a font
 */
export function openFont(bytes: Uint8Array): Fontkit.Font {
  return fontkit().create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as Fontkit.Font;
}
