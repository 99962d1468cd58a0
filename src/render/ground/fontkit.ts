import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';

const require = createRequire(import.meta.url);

export const fontkit = (): typeof Fontkit => require('fontkit');

/**
 * A font to look into. What opens it is loaded when the first is opened: most of the time, all that is asked of fonts is
 * known from earlier runs.
 * @throws where it is none
 */
export function openFont(bytes: Uint8Array): Fontkit.Font {
  return fontkit().create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) as Fontkit.Font;
}
