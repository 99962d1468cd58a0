/**
 * Checks untrusted files (fonts, drawings, PDFs) once in a sandboxed process, since they may hang or crash it. Success
 * is cached on this machine, outside of the deck. Time and failures are charged to the
 * budget of the deck. Entry points: `tryInProcess`, `isKnownSafe`.
 */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { writeAtomic } from '../../deck/disk/write-atomic.js';
import { cacheFolder } from '../../deck/user-folder.js';
import { limits } from '../../vocabulary/limits.js';
import { type Confinement, toBuiltScript } from '../../workers/confine-node.js';
import { runInProcess } from '../../workers/process-jobs.js';
import { noTimeFlaw, type UntrustedBudget } from './untrusted-budget.js';

/** A sandboxed check of untrusted files. */
interface ProcessCheck extends Pick<Confinement, 'script'> {
  /** Lists the native libraries that it loads. */
  readonly files?: () => readonly string[];
  /** The name of the check: part of the cache key. */
  readonly name: string;
  /** Usual duration for a valid file, in seconds: not charged to the budget. */
  readonly usual: number;
  /** Whether failures are rare: failures of heavier files then do not prevent the check. */
  readonly isLight?: boolean;
}

/** The start of messages about checks that could not run: half a sentence that begins with "it". */
const UNSTARTED = 'it could not be tried';
export const isUnstarted = (flaw: string | undefined): boolean => flaw?.startsWith(UNSTARTED) === true;

/** Undefined on success; else a timeout, why the check did not run, or the last output of the process. */
export type Outcome = undefined | 'timeout' | { readonly untried: string } | { readonly problem: string };

/** Memory limit, in MiB. */
const MEMORY = 256;

const known = new Map<string, Outcome>();

const computeCheckKey = (name: string, bytes: Uint8Array): string =>
  `${name}-${createHash('sha256').update(bytes).digest('hex')}`;

/** Cache folder, outside of the deck, where untrusted files can't write. */
const memory = (): string => join(cacheFolder(), 'proven');
const isRemembered = (key: string): boolean => 'bytes' in (diskFolder(memory())?.read(key) ?? {});

/**
 * Processes a file once in a sandbox, since it could take too long or crash the process. Success is cached on this
 * machine and not repeated.
 * @param file the file that the input was made from, for `isKnownSafe`
 */
export function tryInProcess(
  { name, ...script }: ProcessCheck,
  budget: UntrustedBudget,
  input: Uint8Array,
  file = input,
): Outcome {
  const key = computeCheckKey(name, input);
  if (known.has(key)) return known.get(key);
  const isKnown = isRemembered(key);
  const outcome = isKnown ? undefined : tryNow(script, budget, input);
  // A check that did not run is repeated when there is budget again.
  if (typeof outcome !== 'object' || 'problem' in outcome) known.set(key, outcome);
  if (outcome === undefined && !isKnown)
    for (const one of new Set([key, computeCheckKey(name, file)])) {
      known.set(one, undefined);
      remember(join(memory(), one));
    }
  return outcome;
}

/** Whether a file has passed the check on this machine. */
export function isKnownSafe({ name }: ProcessCheck, file: Uint8Array): boolean {
  const key = computeCheckKey(name, file);
  return known.has(key) ? known.get(key) === undefined : isRemembered(key);
}

function tryNow(
  { script, files, usual, isLight = false }: Omit<ProcessCheck, 'name'>,
  budget: UntrustedBudget,
  input: Uint8Array,
): Outcome {
  const why = isLight ? budget.explainLightUntried() : budget.explainUntried();
  if (why !== undefined) return { untried: why };
  const { left } = budget;
  const failure = left.startFailures.get(script.href);
  if (failure !== undefined) return { untried: failure };
  const seconds = Math.min(limits.proofTime.max, usual + left.seconds);
  const end = runInProcess({
    script: fileURLToPath(toBuiltScript(script)),
    files: files?.() ?? [],
    memory: MEMORY,
    input,
    seconds,
  });
  if ('died' in end && end.died === 'unstarted') {
    const flaw = `${UNSTARTED}: the process that does so did not start (${end.why})`;
    left.startFailures.set(script.href, flaw);
    return { untried: flaw };
  }
  const isSound = !('died' in end) && end.problem === undefined;
  // Failures are charged in full: a crash also takes the process that others could have reused.
  left.seconds -= isSound ? Math.max(0, end.seconds - usual) : end.seconds;
  if (isSound) return undefined;
  if (isLight) left.lightFailures--;
  else left.failures--;
  if (!('died' in end)) return { problem: end.problem ?? '' };
  if (end.died === 'crashed') return { problem: '' };
  if (seconds < limits.proofTime.max) {
    left.seconds = 0;
    return { untried: noTimeFlaw() };
  }
  if (!isLight) left.late--;
  return 'timeout';
}

function remember(mark: string): void {
  try {
    writeAtomic(mark, '');
  } catch {
    // The cache is optional: the next run checks again.
  }
}
