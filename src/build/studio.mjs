import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';

/** The page of the studio: one script and one style sheet, with all that they need. */
export async function bundleStudio() {
  const { metafile } = await build({
    entryPoints: [
      { in: 'src/studio/page/main.tsx', out: 'studio' },
      { in: 'src/studio/page/style/studio.css', out: 'studio' },
    ],
    outdir: 'dist/studio',
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    external: ['*.ttf'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    banner: {
      js: '/*! Contains software of others, under the licences in studio.licences.txt beside this file. */',
    },
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  writeFileSync('dist/studio/studio.licences.txt', licencesOf(Object.keys(metafile.inputs)));
}
