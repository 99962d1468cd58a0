import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Engine } from '../../../src/verify/core/engine.js';

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));
let count = 0;

/**
 * The engine with one passage of its source replaced: broken on purpose, to see whether verification notices. Everything
 * else is as it is.
 *
 * @param file below `src/engine`
 * @param from must stand in the file exactly once
 */
export async function breakEngine(file: string, from: string, to: string): Promise<Engine> {
  const broken = resolve(SRC, 'engine', file);
  const source = readFileSync(broken, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} should have this exactly once: ${from}`);
  const folder = mkdtempSync(join(tmpdir(), 'broken-engine-'));
  const outfile = join(folder, `engine-${count++}.mjs`);
  await build({
    entryPoints: [resolve(SRC, 'verify/core/engine.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
    plugins: [
      {
        name: 'break',
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) =>
            path === broken ? { contents: source.replace(from, () => to), loader: 'ts' } : undefined,
          );
        },
      },
    ],
  });
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Engine;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
