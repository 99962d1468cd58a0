import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { writeWhole } from '../../deck/disk/write-whole.js';
import { cacheFolder } from '../../deck/user-folder.js';
import { type Confinement, compiled } from '../../threads/confined.js';
import { tryApart } from '../../threads/trials.js';
import { budgets } from '../../vocabulary/budgets.js';
import { left, noTimeFlaw, untriedFlaw } from './one-look.js';

/** What a stranger's file is put through, in a process of its own. */
interface Proof extends Pick<Confinement, 'script'> {
  /** Finds the compiled libraries that it loads. */
  readonly files?: () => readonly string[];
  /** Names what was tried, for whoever remembers that it went well. */
  readonly name: string;
  /** What a sound one may well take, in seconds: nobody counts that. */
  readonly usual: number;
  /** Whether hardly any fails: then those that are more demanding, and fail, are not held against it. */
  readonly isLight?: boolean;
}

/** What says of a file that it was not tried through no fault of its own: half a sentence that begins with "it". */
const UNSTARTED = 'it could not be tried';
export const isUnstarted = (flaw: string | undefined): boolean => flaw?.startsWith(UNSTARTED) === true;

/** Nothing where it went well; else whether it was too long, why it was not tried, or what was told last. */
export type Outcome = undefined | 'late' | { readonly untried: string } | { readonly told: string };

/** In MiB. */
const MEMORY = 256;

const known = new Map<string, Outcome>();

const keyOf = (name: string, bytes: Uint8Array): string =>
  `${name}-${createHash('sha256').update(bytes).digest('hex')}`;

/** Outside of the deck, where no stranger writes. */
const memory = (): string => join(cacheFolder(), 'proven');
const isRemembered = (key: string): boolean => 'bytes' in (diskFolder(memory())?.read(key) ?? {});

/**
 * Does with a file what could take too long, or take the whole process with it, once in a process of its own. What went
 * well before, on this machine, is not done again.
 * @param file what the input was made of, for `isProven`
 */
export function prove({ name, ...script }: Proof, input: Uint8Array, file = input): Outcome {
  const key = keyOf(name, input);
  if (known.has(key)) return known.get(key);
  const isKnown = isRemembered(key);
  const outcome = isKnown ? undefined : tryNow(script, input);
  // What was not tried is tried when there is time again.
  if (typeof outcome !== 'object' || 'told' in outcome) known.set(key, outcome);
  if (outcome === undefined && !isKnown)
    for (const one of new Set([key, keyOf(name, file)])) {
      known.set(one, undefined);
      remember(join(memory(), one));
    }
  return outcome;
}

/** Whether a file was tried before, on this machine, and went well. */
export function isProven({ name }: Proof, file: Uint8Array): boolean {
  const key = keyOf(name, file);
  return known.has(key) ? known.get(key) === undefined : isRemembered(key);
}

/** Why processes did not start, by script, in one look at a deck: one failure is enough to wait for. */
const startFailures = new WeakMap<typeof left, Map<string, string>>();

/** Of light files, in one look at a deck: as many as may fail before no other is tried. */
const LIGHT_FAILURES = 2;
/** By what is left for the look: each look begins with none. */
const lightFailures = new WeakMap<object, number>();

function lightFlaw(): string | undefined {
  if ((lightFailures.get(left) ?? 0) >= LIGHT_FAILURES)
    return `it was not tried: ${LIGHT_FAILURES} before it could not be drawn, or took too long`;
  return left.seconds <= 0 ? noTimeFlaw() : undefined;
}

function tryNow({ script, files, usual, isLight = false }: Omit<Proof, 'name'>, input: Uint8Array): Outcome {
  const why = isLight ? lightFlaw() : untriedFlaw();
  if (why !== undefined) return { untried: why };
  const failures = startFailures.get(left) ?? new Map<string, string>();
  startFailures.set(left, failures);
  const failure = failures.get(script.href);
  if (failure !== undefined) return { untried: failure };
  const seconds = Math.min(budgets.proofTime.most, usual + left.seconds);
  const end = tryApart({
    script: fileURLToPath(compiled(script)),
    files: files?.() ?? [],
    memory: MEMORY,
    input,
    seconds,
  });
  if ('died' in end && end.died === 'unstarted') {
    const flaw = `${UNSTARTED}: the process that does so did not start (${end.why})`;
    failures.set(script.href, flaw);
    return { untried: flaw };
  }
  const isSound = !('died' in end) && end.told === undefined;
  // What is of no use is never usual, and who falls takes the process with it that others could have had.
  left.seconds -= isSound ? Math.max(0, end.seconds - usual) : end.seconds;
  if (isSound) return undefined;
  if (isLight) lightFailures.set(left, (lightFailures.get(left) ?? 0) + 1);
  else left.failures--;
  if (!('died' in end)) return { told: end.told ?? '' };
  if (end.died === 'fallen') return { told: '' };
  if (seconds < budgets.proofTime.most) {
    left.seconds = 0;
    return { untried: noTimeFlaw() };
  }
  if (!isLight) left.late--;
  return 'late';
}

function remember(mark: string): void {
  try {
    writeWhole(mark, '');
  } catch {
    // It is only a memory: next time it is tried again.
  }
}
