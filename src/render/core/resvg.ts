import { createRequire } from 'node:module';
import type { Resvg, ResvgRenderOptions } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** A reference to a file: resvg would read it, wherever it is. A PDF in a drawing is referenced by its checksum. */
const LEADS_OUT = /href\s*=\s*["']\s*(?!#|data:|pdf:[0-9a-f]{64}["'])[^"'\s]/i;

/**
 * Opens an SVG document in resvg, which is loaded lazily, since most drawings don't need it. The only access to resvg:
 * every document that gets here was written by the tool, and references no file.
 */
export function openResvg(svg: string, options: ResvgRenderOptions = {}): Resvg {
  if (LEADS_OUT.test(svg)) throw new Error('a drawing shows another file');
  const { Resvg: Opened } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
  return new Opened(svg, { ...options, font: { loadSystemFonts: false, ...options.font } });
}

let libraries: readonly string[] | undefined;

/** The resolved paths of resvg's native libraries that are installed: usually only the one for this platform. */
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
