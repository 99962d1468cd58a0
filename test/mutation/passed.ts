import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Model, Mutant } from './mutant.js';

const FILE = fileURLToPath(new URL('../../node_modules/.cache/shroud/mutants.json', import.meta.url));

/** Whether mutants that have passed may be left out: only if the variable says so, and never where all must be proven. */
export function maySkip({ SKIP_PASSED_MUTANTS, CI }: NodeJS.ProcessEnv): boolean {
  return SKIP_PASSED_MUTANTS === '1' && (CI ?? '') === '';
}

/** Which mutants have passed, each by a digest of itself and of all that its outcome depends on. */
export class Passed {
  private readonly file: string;
  private readonly before: ReadonlySet<string>;
  private readonly now = new Set<string>();

  constructor(file = FILE) {
    this.file = file;
    this.before = new Set(read(file));
  }

  /** @param madeOf what both models, the probes and the deck are made of */
  has(madeOf: string, model: Model, mutant: Mutant): boolean {
    return this.before.has(digestOf(madeOf, model, mutant));
  }

  add(madeOf: string, model: Model, mutant: Mutant): void {
    this.now.add(digestOf(madeOf, model, mutant));
  }

  /** What has passed now, or was left out since it had, takes the place of what was there. */
  write(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    const beside = `${this.file}.${process.pid}`;
    writeFileSync(beside, JSON.stringify([...this.now]));
    renameSync(beside, this.file);
  }
}

function digestOf(madeOf: string, model: Model, { equivalent, ...mutant }: Mutant): string {
  const reason = equivalent && [equivalent.because, String(equivalent.holds)];
  return digest([madeOf, model, mutant, reason]);
}

export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

function read(file: string): string[] {
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(found) ? found : [];
  } catch {
    // There is none yet, or it is damaged: everything is tried.
    return [];
  }
}
