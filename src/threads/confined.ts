import { fileURLToPath } from 'node:url';

/** What a process of its own may do, and how much it may take. */
export interface Confinement {
  /** Compiled, beside this file in the package. */
  readonly script: URL;
  /** In MiB, of JavaScript. */
  readonly memory: number;
  /** Whether it may load compiled libraries: then its walls are made of paper. */
  readonly addons?: boolean;
}

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));
/** Where the package lies with all that it needs: the only files that a confined process may read. */
const PACKAGES = /^.*?[\\/]node_modules[\\/]/.exec(PACKAGE)?.[0] ?? PACKAGE;

/**
 * How Node is started for it: no files but those of the tool, no other processes or threads, no environment. Node 20
 * has no such flag for the network.
 */
export function confinedArguments({ script, memory, addons = false }: Confinement): string[] {
  return [
    '--experimental-permission',
    `--allow-fs-read=${PACKAGES}*`,
    ...(addons ? ['--allow-addons'] : []),
    `--max-old-space-size=${memory}`,
    '--no-warnings',
    fileURLToPath(compiled(script)),
  ];
}

/** Run from its TypeScript, the tool starts what was built of it: a process of its own does not read TypeScript. */
export const compiled = (script: URL): URL =>
  script.pathname.includes('/src/') && import.meta.url.endsWith('.ts')
    ? new URL(script.href.replace('/src/', '/dist/'))
    : script;
