import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { damaged, dice } from './damage.js';
import type { Target } from './target.js';

const CORPUS = fileURLToPath(new URL('./corpus/', import.meta.url));

export interface Fuzzed {
  readonly cases: number;
  readonly crashes: readonly { readonly file: string; readonly message: string }[];
  /** The case that took longest, in milliseconds: by the clock, which goes on while others work, and of work in this process. */
  readonly slowest: { readonly clock: number; readonly work: number };
}

/** Cases that failed once: they are tried first, whenever their target is. */
function corpusOf({ name }: Target): readonly Uint8Array[] {
  try {
    return readdirSync(join(CORPUS, name)).map((file) => readFileSync(join(CORPUS, name, file)));
  } catch {
    return [];
  }
}

/** Tries damaged inputs for as long as `goesOn` says so. The same seed tries the same cases. */
export async function fuzz(
  target: Target,
  seed: number,
  goesOn: (cases: number) => boolean,
): Promise<Fuzzed> {
  const roll = dice(seed);
  const seeds = target.seeds();
  const kept = [...corpusOf(target)];
  const crashes: { file: string; message: string }[] = [];
  let [cases, clock, work] = [0, 0, 0];
  while (kept.length > 0 || goesOn(cases)) {
    const bytes = kept.shift() ?? damaged(seeds[roll(seeds.length)] ?? new Uint8Array(1), roll);
    const [start, before] = [performance.now(), process.cpuUsage()];
    try {
      await target.read(bytes);
    } catch (cause) {
      const message = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
      crashes.push({ file: keep(target, bytes), message });
    }
    const { user, system } = process.cpuUsage(before);
    clock = Math.max(clock, performance.now() - start);
    work = Math.max(work, (user + system) / 1000);
    cases++;
  }
  return { cases, crashes, slowest: { clock, work } };
}

function keep({ name }: Target, bytes: Uint8Array): string {
  const file = join(CORPUS, name, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  mkdirSync(join(CORPUS, name), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}
