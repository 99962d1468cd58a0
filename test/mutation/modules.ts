import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import type { Broken, Module } from './linker.js';
import { ENTRIES, MODELS, type Model, type Mutant, mutate } from './mutant.js';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * The modules of both models, each in JavaScript by itself and by its path below `src`: compiled once, of a mutant only
 * the file that it breaks.
 */
export async function modulesOfModels(): Promise<Record<string, Module>> {
  const { metafile } = await build({
    entryPoints: Object.values(ENTRIES).map((entry) => resolve(SRC, entry)),
    absWorkingDir: SRC,
    bundle: true,
    write: false,
    metafile: true,
    outdir: dirname(SRC),
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const modules = Object.entries(metafile.inputs).map(async ([path, { imports }]) => {
    const to = imports.flatMap(({ original, path, external }) =>
      original === undefined || external === true ? [] : [[original, path] as const],
    );
    const code = await compile(sourceOf(path));
    return [path, { code, imports: Object.fromEntries(to) }] as const;
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** @param path below `src` */
export const sourceOf = (path: string): string => readFileSync(resolve(SRC, path), 'utf8');

/** The file that a mutant breaks, broken. */
export async function breakFile(model: Model, mutant: Mutant): Promise<Broken> {
  const path = join(MODELS[model], mutant.file);
  return { path, code: await compile(mutate(sourceOf(path), mutant)) };
}

async function compile(source: string): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', format: 'cjs', target: 'es2023' });
  // A module of ours is one in any case: no copy of it has to say so, and what is exported is a step nearer.
  return code.replace(/__toCommonJS\((\w+)\);/, '$1;');
}
