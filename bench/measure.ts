import { spawnSync } from 'node:child_process';

/** `npm run` starts in the package's folder. */
export const ROOT = process.cwd();

export interface Measured {
  readonly milliseconds: number;
  /** What all of its threads took of the processor, in milliseconds. */
  readonly processor: number;
  /** Largest resident size, in MiB. */
  readonly memory: number;
}

/** Runs each command in a process of its own, in turn, so that whatever slows the machine slows all of them. */
export function alternate<Name extends string>(
  rounds: number,
  commands: Readonly<Record<Name, readonly string[]>>,
): Record<Name, Measured> {
  const names = Object.keys(commands) as Name[];
  const all = names.map((name) => [name, [] as Measured[]] as const);
  for (let round = 0; round < rounds; round++) {
    for (const [name, found] of all) found.push(runOnce(commands[name]));
  }
  return Object.fromEntries(all.map(([name, found]) => [name, best(found)])) as Record<Name, Measured>;
}

export function runOnce(args: readonly string[]): Measured {
  const start = performance.now();
  const report = `process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); require('node:fs').writeSync(2, '\\n' + maxRSS + ' ' + (userCPUTime + systemCPUTime)); })`;
  const preload = `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('/'); ${report}`)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, ...args], {
    encoding: 'utf8',
  });
  const milliseconds = performance.now() - start;
  if (status !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`);
  const [memory, processor] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { milliseconds, processor: (processor ?? Number.NaN) / 1000, memory: (memory ?? Number.NaN) / 1024 };
}

/** The quickest of all rounds: noise only ever adds. */
function best(found: readonly Measured[]): Measured {
  return {
    milliseconds: Math.min(...found.map(({ milliseconds }) => milliseconds)),
    processor: Math.min(...found.map(({ processor }) => processor)),
    memory: Math.max(...found.map(({ memory }) => memory)),
  };
}

/** One line of a table: what it is, the ratio, and whether it is within its limit. */
export function verdict(what: string, ratio: number, limit: number): boolean {
  return line(ratio <= limit, `${what}: ${ratio.toFixed(2)} × (at most ${limit} ×)`);
}

/** The same where more is better. */
export function atLeast(what: string, ratio: number, limit: number, digits = 2): boolean {
  return line(ratio >= limit, `${what}: ${ratio.toFixed(digits)} × (at least ${limit} ×)`);
}

function line(isWithin: boolean, text: string): boolean {
  console.log(`  ${isWithin ? '✓' : '✗'} ${text}`);
  return isWithin;
}
