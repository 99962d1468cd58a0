import { allowedNodeEnvironmentFlags, execPath, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

/** What a process of its own may do, and how much it may take. */
export interface Confinement {
  /** Compiled, in one file. */
  readonly script: URL;
  /** In MiB. */
  readonly memory: number;
  /** Of work, in seconds: however busy the machine is. */
  readonly seconds?: number;
  /** Other files that it may read, which it is given as arguments. Where compiled libraries are among them, its walls are made of paper. */
  readonly files?: readonly string[];
}

/** What of the machine decides how a process is confined. */
export interface Host {
  readonly platform: string;
  readonly execPath: string;
  /** The flags that this Node knows. */
  readonly flags: Pick<ReadonlySet<string>, 'has'>;
}

const HERE: Host = { platform, execPath, flags: allowedNodeEnvironmentFlags };

/**
 * The flag of Node's permission model: `--permission` since Node 22.13, the only name from Node 24 on. Where there is
 * none, limits of time and memory hold all the same.
 */
const permissionFlag = ({ flags }: Host): string | undefined =>
  ['--permission', '--experimental-permission'].find((flag) => flags.has(flag));

/**
 * How Node is started for it: no files but its own, no other processes or threads. Before Node 25 there is no flag for
 * the network; from then on the same flag forbids it.
 */
function nodeArguments({ script, memory, files = [] }: Confinement, host: Host): string[] {
  const path = fileURLToPath(compiled(script));
  const permission = permissionFlag(host);
  const readable = [path, ...files];
  return [
    ...(permission ? [permission, ...readable.map((one) => `--allow-fs-read=${one}`)] : []),
    ...(permission && files.some((file) => file.endsWith('.node')) ? ['--allow-addons'] : []),
    `--max-old-space-size=${memory}`,
    '--no-warnings',
    path,
    ...files,
  ];
}

/** What Node needs for itself, in MiB. */
const OWN = 512;

/** The command that starts it. Where there is a shell, the system itself holds the limits. */
export function confined(confinement: Confinement, host = HERE): readonly [command: string, args: string[]] {
  const node = nodeArguments(confinement, host);
  if (host.platform === 'win32') return [host.execPath, node];
  const { memory, seconds } = confinement;
  const limits = [`ulimit -d ${(memory + OWN) * 1024}`, ...(seconds ? [`ulimit -t ${seconds}`] : [])];
  // A system that does not know a limit goes on without it. Shells add variables of their own: `env -i` drops them.
  const script = `${limits.map((one) => `${one} 2>/dev/null; `).join('')}exec /usr/bin/env -i "$0" "$@"`;
  return ['/bin/sh', ['-c', script, host.execPath, ...node]];
}

/** Run from its TypeScript, the tool starts what was built of it: a process of its own does not read TypeScript. */
export const compiled = (script: URL): URL =>
  script.pathname.includes('/src/') && import.meta.url.endsWith('.ts')
    ? new URL(script.href.replace('/src/', '/dist/'))
    : script;
