import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
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
  // What shows PDFs is large, and fetched only by whoever prints. It comes as its makers have packed it.
  const { resolve } = createRequire(import.meta.url);
  const pdf = ['pdf', 'pdf.worker'].map((name) => resolve(`pdfjs-dist/legacy/build/${name}.min.mjs`));
  for (const [at, name] of ['pdf', 'pdf-worker'].entries()) copyFileSync(pdf[at], `dist/studio/${name}.js`);
  const inputs = [...Object.keys(metafile.inputs), ...pdf.map((path) => relative('.', path))];
  writeFileSync('dist/studio/studio.licences.txt', licencesOf(inputs));
}
