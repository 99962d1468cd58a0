import { spawnSync } from 'node:child_process';
import { MAIN } from '../cli/shroud.js';

export interface Measured {
  readonly code: number | null;
  readonly said: string;
  /** Of work, of the command and of all processes that it started, in seconds. */
  readonly seconds: number;
  /** At most, in MB. */
  readonly memory: number;
}

const COUNT = `data:text/javascript,${encodeURIComponent("import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(2, '\\nmemory ' + process.resourceUsage().maxRSS + '\\n'));")}`;

/** Runs a command and says what it took: work, not time, since others may be at work, too. */
export function measured(deck: string, args: readonly string[], env: NodeJS.ProcessEnv): Measured {
  const { stdout, stderr } = spawnSync(
    'bash',
    [
      '-c',
      'TIMEFORMAT="work %U %S"; time "$@"; echo "code $?" >&2',
      'bash',
      process.execPath,
      '--import',
      COUNT,
      MAIN,
      ...args,
    ],
    { cwd: deck, encoding: 'utf8', env: { ...process.env, ...env }, maxBuffer: 1e9 },
  );
  const number = (pattern: RegExp) => (pattern.exec(stderr) ?? []).slice(1).map(Number);
  const [user = 0, system = 0] = number(/^work ([\d.]+) ([\d.]+)$/m);
  return {
    code: number(/^code (\d+)$/m)[0] ?? null,
    said: stdout + stderr,
    seconds: user + system,
    memory: Math.round((number(/^memory (\d+)$/m)[0] ?? 0) / 1024),
  };
}
