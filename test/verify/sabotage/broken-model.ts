import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { MODELS, type Model, type Mutant, mutate } from './mutant.js';

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));

/** What is bundled: of the engine only itself; the oracle also lays the tables, and is bundled with the probes. */
const entries: Readonly<Record<Model, string>> = {
  engine: 'verify/ground/engine.ts',
  oracle: 'verify/probes/run-probes.ts',
};

/** A script whose value is a model's exports: broken by a mutant, or as it is. */
export async function bundleModel(model: Model, mutant: Mutant | null): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(SRC, entries[model])],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'model',
    footer: { js: 'return model;' },
    platform: 'node',
    logLevel: 'error',
    plugins: mutant === null ? [] : [replacing(model, mutant)],
  });
  return `(() => {${outputFiles[0]?.text}})()`;
}

function replacing(model: Model, mutant: Mutant): Plugin {
  const broken = resolve(SRC, MODELS[model], mutant.file);
  const contents = mutate(readFileSync(broken, 'utf8'), mutant);
  return {
    name: 'replacing',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => (path === broken ? { contents, loader: 'ts' } : undefined));
    },
  };
}
