import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
let script: string | undefined;

/** The script that runs in a sandbox before any template (`runtime.ts`), bundled by the build. */
export function runtimeScript(): string {
  script ??= import.meta.url.endsWith('.ts')
    ? bundleRuntime(fileURLToPath(new URL('./runtime.ts', import.meta.url)))
    : (require('./runtime-bundled.json') as string);
  return script;
}

/** @public Called by the build. */
export function bundleRuntime(path: string): string {
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const options = {
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    target: 'es2022',
  } as const;
  return buildSync({ ...options, entryPoints: [path] }).outputFiles[0]?.text ?? '';
}
