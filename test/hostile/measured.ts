import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { MAIN } from '../support/shroud.js';

export interface Measured {
  readonly code: number | null;
  readonly said: string;
  /** Of work, of the command and of all processes that it started, in seconds. */
  readonly seconds: number;
  /** At most, in MB. */
  readonly memory: number;
}

const COUNT = `data:text/javascript,${encodeURIComponent("import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(2, '\\nmemory ' + process.resourceUsage().maxRSS + '\\n'));")}`;

/** How often processes are sampled, in milliseconds: what is gone by then has been seen a moment before. */
const LOOK_EVERY = 25;
/** In a second: what Linux counts work in. */
const TICKS = 100;

/**
 * Runs a command and says what it took: work, not time, since others may be at work, too. The system tells only of
 * processes that were waited for, which those that try strangers' files are not: so we look at all of
 * them ourselves.
 */
export async function measured(
  deck: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', COUNT, MAIN, ...args], {
    cwd: deck,
    env: { ...process.env, ...env },
    // A session of its own, by which we know all that it starts.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const work = new Map<string, number>();
  const look = () => {
    for (const [pid, ticks] of workIn(child.pid ?? 0)) work.set(pid, ticks);
  };
  const looking = setInterval(look, LOOK_EVERY);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  while (workIn(child.pid ?? 0).length > 0) {
    look();
    await wait(LOOK_EVERY);
  }
  clearInterval(looking);
  return {
    code,
    said,
    seconds: [...work.values()].reduce((sum, one) => sum + one, 0) / TICKS,
    memory: Math.round(Number(/^memory (\d+)$/m.exec(said)?.[1] ?? 0) / 1024),
  };
}

/** What processes of a session have worked so far, each by itself, in ticks. */
function workIn(session: number): (readonly [pid: string, ticks: number])[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const told = statOf(pid);
      const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
      const [state, , , of] = fields;
      if (Number(of) !== session || state === 'Z') return [];
      return [[pid, Number(fields[11]) + Number(fields[12])] as const];
    });
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return '';
  }
}
