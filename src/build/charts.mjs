import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { licencesOf } from './licences.mjs';

const CHARTS = 'dist/verify/report/charts.js';

/** The charting library is 62 MB and we draw four sorts of chart: only what they use is shipped. */
export async function bundleCharts() {
  const { metafile } = await build({
    entryPoints: [CHARTS],
    outfile: CHARTS,
    allowOverwrite: true,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    legalComments: 'inline',
    banner: {
      js: '/*! Contains software of others, under the licences in charts.licences.txt beside this file. */',
    },
    metafile: true,
    logLevel: 'warning',
  });
  writeFileSync('dist/verify/report/charts.licences.txt', licencesOf(Object.keys(metafile.inputs)));
}
