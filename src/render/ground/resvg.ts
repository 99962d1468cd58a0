import { createRequire } from 'node:module';
import type { Resvg, ResvgRenderOptions } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** What leads to a file: resvg would read it, wherever it is. A PDF that stands in a drawing is known by its checksum. */
const LEADS_OUT = /href\s*=\s*["']\s*(?!#|data:|pdf:[0-9a-f]{64}["'])[^"'\s]/i;

/**
 * An SVG document in the hands of resvg, which is loaded when there is something for it: most drawings need none. The
 * only door to it: whatever gets here was written by us, and shows no file.
 */
export function openResvg(svg: string, options: ResvgRenderOptions = {}): Resvg {
  if (LEADS_OUT.test(svg)) throw new Error('a drawing shows another file');
  const { Resvg: Opened } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  return new Opened(svg, { ...options, font: { loadSystemFonts: false, ...options.font } });
}

let libraries: readonly string[] | undefined;

/** The compiled libraries of resvg that are installed here, where they really lie: most likely the one for this platform. */
export function resvgLibraries(): readonly string[] {
  libraries ??= platformPackages().flatMap(({ name, resolve }) => {
    try {
      return [resolve(name)];
    } catch {
      return [];
    }
  });
  return libraries;
}

function platformPackages(): { readonly name: string; resolve(name: string): string }[] {
  try {
    const { optionalDependencies = {} } = require('@resvg/resvg-js/package.json');
    const { resolve } = createRequire(require.resolve('@resvg/resvg-js'));
    return Object.keys(optionalDependencies).map((name) => ({ name, resolve }));
  } catch {
    return [];
  }
}
