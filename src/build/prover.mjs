import { build } from 'esbuild';

const WORKER = 'dist/verify/run/worker.js';

/**
 * Bundles the worker of `verify` into one file: finding and opening some 270 modules slows down the start of each
 * worker.
 */
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
