import { createRequire } from 'node:module';
import type { Resvg, ResvgRenderOptions } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** An SVG document in the hands of resvg, which is loaded when there is something for it: most drawings need none. */
export function openResvg(svg: string, options?: ResvgRenderOptions): Resvg {
  const { Resvg: Opened } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  return new Opened(svg, options);
}
