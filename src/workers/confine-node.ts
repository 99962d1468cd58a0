import { allowedNodeEnvironmentFlags, execPath, platform, versions } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Permissions and limits of a sandboxed process. */
export interface Confinement {
  /** Compiled, in a single file. */
  readonly script: URL;
  /** In MiB. */
  readonly memory: number;
  /** CPU limit in seconds, independent of the load of the machine. */
  readonly seconds?: number;
  /**
   * Other files that the process may read; their paths are passed as arguments. Native libraries among them weaken the
   * sandbox: native code is not bound by Node's permissions.
   */
  readonly files?: readonly string[];
}

/** Properties of the machine that decide how a process is sandboxed. */
export interface Host {
  readonly platform: string;
  readonly execPath: string;
  /** Flags supported by this version of Node. */
  readonly flags: Pick<ReadonlySet<string>, 'has'>;
  /** What Node takes for itself, in MiB, before any script runs. */
  readonly ownMemory: number;
}

/** Node 24 reserves some 520 MiB of data segment when it starts; Node 20 and 22 reserve 50. */
const estimateOwnMemory = (version: string): number => (Number.parseInt(version, 10) >= 23 ? 1088 : 512);

const HERE: Host = {
  platform,
  execPath,
  flags: allowedNodeEnvironmentFlags,
  ownMemory: estimateOwnMemory(versions.node),
};

/**
 * Flag of Node's permission model: `--permission` since Node 22.13, the only name from Node 24 on. Without it, the
 * limits on time and memory still apply.
 */
const permissionFlag = ({ flags }: Host): string | undefined =>
  ['--permission', '--experimental-permission'].find((flag) => flags.has(flag));

/**
 * Arguments of Node: the process may read only its own files and start no processes or threads. Node before version 25
 * can't block the network; from 25 on, the same flag blocks it.
 */
function nodeArguments({ script, memory, files = [] }: Confinement, host: Host): string[] {
  const path = fileURLToPath(toBuiltScript(script));
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

/** Command that starts the process. Where there is a shell, the system enforces the limits. */
export function confineNode(
  confinement: Confinement,
  host = HERE,
): readonly [command: string, args: string[]] {
  const node = nodeArguments(confinement, host);
  if (host.platform === 'win32') return [host.execPath, node];
  const { memory, seconds } = confinement;
  const limits = [
    `ulimit -d ${(memory + host.ownMemory) * 1024}`,
    ...(seconds ? [`ulimit -t ${seconds}`] : []),
  ];
  // A system that does not support a limit ignores it. Shells add environment variables; `env -i` drops them.
  const script = `${limits.map((one) => `${one} 2>/dev/null; `).join('')}exec /usr/bin/env -i "$0" "$@"`;
  return ['/bin/sh', ['-c', script, host.execPath, ...node]];
}

/** When the tool runs from TypeScript sources, returns the built script: child processes can't load TypeScript. */
export const toBuiltScript = (script: URL): URL =>
  script.pathname.includes('/src/') && import.meta.url.endsWith('.ts')
    ? new URL(script.href.replace('/src/', '/dist/'))
    : script;
