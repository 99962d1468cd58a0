import { execPath, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

/** What a process of its own may do, and how much it may take. */
export interface Confinement {
  /** Compiled, beside this file in the package. */
  readonly script: URL;
  /** In MiB. */
  readonly memory: number;
  /** Of work, in seconds: however busy the machine is. */
  readonly seconds?: number;
  /** Whether it may load compiled libraries: then its walls are made of paper. */
  readonly addons?: boolean;
}

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));
/** Where the package lies with all that it needs: the only files that a confined process may read */
const PACKAGES = /^.*?[\\/]node_modules[\\/]/.exec(PACKAGE)?.[0] ?? PACKAGE;

/**
 * How Node is started for it: no files but those of the tool, no other processes or threads. Node 20 has no such flag
 * for the network.
 */
function nodeArguments({ script, memory, addons = false }: Confinement): string[] {
  return [
    '--experimental-permission',
    `--allow-fs-read=${PACKAGES}*`,
    ...(addons ? ['--allow-addons'] : []),
    `--max-old-space-size=${memory}`,
    '--no-warnings',
    fileURLToPath(compiled(script)),
  ];
}

/** What Node needs for itself, in MiB. */
const OWN = 512;

/** The command that starts it. Where there is a shell, the system itself holds the limits. */
export function confined(confinement: Confinement): readonly [command: string, args: string[]] {
  const node = nodeArguments(confinement);
  if (platform === 'win32') return [execPath, node];
  const { memory, seconds } = confinement;
  const limits = [`ulimit -d ${(memory + OWN) * 1024}`, ...(seconds ? [`ulimit -t ${seconds}`] : [])];
  // A system that does not know a limit goes on without it.
  const script = `${limits.map((one) => `${one} 2>/dev/null; `).join('')}exec "$0" "$@"`;
  return ['/bin/sh', ['-c', script, execPath, ...node]];
}

/** Run from its TypeScript, the tool starts what was built of it: a process of its own does not read TypeScript. */
export const compiled = (script: URL): URL =>
  script.pathname.includes('/src/') && import.meta.url.endsWith('.ts')
    ? new URL(script.href.replace('/src/', '/dist/'))
    : script;
