import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';

/** Bundles the page of the studio: one script and one style sheet with all their dependencies. */
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
  // The PDF viewer is large, and loaded only for printing. It is copied as its authors have bundled it.
  const { resolve } = createRequire(import.meta.url);
  const pdf = ['pdf', 'pdf.worker'].map((name) => resolve(`pdfjs-dist/legacy/build/${name}.min.mjs`));
  for (const [at, name] of ['pdf', 'pdf-worker'].entries()) copyFileSync(pdf[at], `dist/studio/${name}.js`);
  const inputs = [...Object.keys(metafile.inputs), ...pdf.map((path) => relative('.', path))];
  writeFileSync('dist/studio/studio.licences.txt', licencesOf(inputs));
}
