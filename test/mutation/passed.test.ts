import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.js';
import type { Mutant } from './mutant.js';
import { maySkip, Passed } from './passed.js';

const MUTANT: Mutant = { name: 'draw: a card too many', file: 'verbs/draw.ts', find: 'n', replace: 'n + 1' };

/** A file in which a mutant has passed with what models are made of. */
function kept(): string {
  const file = join(temporaryFolder(), 'cache/mutants.json');
  const passed = new Passed(file);
  passed.add('made of this', 'engine', MUTANT);
  passed.write();
  return file;
}

describe('a mutant that has passed', () => {
  it('is skipped in the next run with the same inputs', () => {
    expect(new Passed(kept()).has('made of this', 'engine', MUTANT)).toBe(true);
  });

  it.each<[string, string, 'engine' | 'oracle', Mutant]>([
    ['what the models are made of', 'made of that', 'engine', MUTANT],
    ['which model it breaks', 'made of this', 'oracle', MUTANT],
    ['how it breaks it', 'made of this', 'engine', { ...MUTANT, replace: 'n + 2' }],
    ['where it is looked for', 'made of this', 'engine', { ...MUTANT, look: { verbs: ['draw'] } }],
    ['whether it can be noticed', 'made of this', 'engine', { ...MUTANT, equivalent: { because: 'so' } }],
  ])('is tried again when another thing is %s', (_, madeOf, model, mutant) => {
    expect(new Passed(kept()).has(madeOf, model, mutant)).toBe(false);
  });

  it('is tried again when it has failed since', () => {
    const file = kept();
    new Passed(file).write();
    expect(new Passed(file).has('made of this', 'engine', MUTANT)).toBe(false);
  });

  it('is tried again when what is kept is damaged', () => {
    const file = kept();
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
    expect(new Passed(file).has('made of this', 'engine', MUTANT)).toBe(false);
  });
});

describe('mutants are left out', () => {
  it('if SKIP_PASSED_MUTANTS asks for it', () => expect(maySkip({ SKIP_PASSED_MUTANTS: '1' })).toBe(true));

  it('never without SKIP_PASSED_MUTANTS', () => expect(maySkip({})).toBe(false));

  it('never where CI is set', () => {
    expect(maySkip({ SKIP_PASSED_MUTANTS: '1', CI: 'true' })).toBe(false);
    const root = new URL('../../', import.meta.url);
    for (const file of ['.ci/run', 'package.json'])
      expect(readFileSync(new URL(file, root), 'utf8')).not.toContain('SKIP_PASSED_MUTANTS');
  });
});
