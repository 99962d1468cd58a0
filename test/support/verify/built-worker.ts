import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Our worker in JavaScript: a thread does not read TypeScript. */
export async function buildWorker(folder: string): Promise<URL> {
  const outfile = join(folder, 'worker.mjs');
  const source = fileURLToPath(new URL('../../../src/verify/run/worker.ts', import.meta.url));
  await build({
    entryPoints: [source],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  return pathToFileURL(outfile);
}
