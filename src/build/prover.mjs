import { build } from 'esbuild';

const WORKER = 'dist/verify/work/worker.js';

/** What threads run that prove a deck, in one file: to find and open some 270 modules takes each of them a while. */
export async function bundleProver() {
  await build({
    entryPoints: [WORKER],
    outfile: WORKER,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
}
