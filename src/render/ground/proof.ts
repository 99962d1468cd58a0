import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { writeWhole } from '../../deck/disk/write-whole.js';
import { cacheFolder } from '../../deck/user-folder.js';
import { type Confinement, confined } from '../../threads/confined.js';
import { budgets } from '../../vocabulary/budgets.js';

/** What a stranger's file is put through, in a process of its own. */
interface Trial extends Pick<Confinement, 'script' | 'addons'> {
  /** Names what was tried, for whoever remembers that it went well. */
  readonly name: string;
}

/** Nothing where it went well; else whether it was too long, was not tried because others were, or what was told last. */
export type Outcome = undefined | 'late' | 'untried' | { readonly told: string };

/** In MiB. */
const MEMORY = 256;

const known = new Map<string, Outcome>();
let late = 0;

/** Whoever looks at a deck anew tries anew: what took too long holds up others for one look only. */
export function lookAnew(): void {
  late = 0;
}

/**
 * Does with a file what could take too long, or take the whole process with it, once in a process of its own. What went
 * well before, on this machine, is not done again: that is remembered outside of the deck, where no stranger writes.
 */
export function prove({ name, ...script }: Trial, input: string | Uint8Array): Outcome {
  const key = `${name}-${createHash('sha256').update(input).digest('hex')}`;
  if (known.has(key)) return known.get(key);
  const memory = join(cacheFolder(), 'proven');
  const isKnown = 'bytes' in (diskFolder(memory)?.read(key) ?? {});
  const outcome = isKnown ? undefined : tryApart(script, input);
  known.set(key, outcome);
  if (outcome === undefined && !isKnown) remember(join(memory, key));
  return outcome;
}

function tryApart(script: Omit<Trial, 'name'>, input: string | Uint8Array): Outcome {
  if (late >= budgets.lateProofs.most) return 'untried';
  const seconds = budgets.proofTime.most;
  const { status, signal, error, stdout } = spawnSync(...confined({ ...script, memory: MEMORY, seconds }), {
    input,
    env: {},
    // Work is what counts; whoever only sleeps is woken, too.
    timeout: 12 * seconds * 1000,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 10_000,
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  const isAsleep = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  if (!isAsleep && signal !== 'SIGXCPU' && signal !== 'SIGKILL') return { told: stdout ?? '' };
  late++;
  return 'late';
}

function remember(mark: string): void {
  try {
    writeWhole(mark, '');
  } catch {
    // It is only a memory: next time it is tried again.
  }
}
