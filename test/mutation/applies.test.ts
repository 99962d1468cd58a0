import { describe, expect, it } from 'vitest';
import { engineMutants } from './engine/index.js';
import { breakFile } from './modules.js';
import type { Model } from './mutant.js';
import { oracleMutants } from './oracle/index.js';

const MUTANTS: Readonly<Record<Model, typeof engineMutants>> = {
  engine: engineMutants,
  oracle: oracleMutants,
};

// The long suite tries what the probes notice; a rename must not wait for it.
describe.each(Object.keys(MUTANTS) as Model[])('every mutant of the %s', (model) => {
  it('finds the code that it breaks, once', async () => {
    const stale: string[] = [];
    for (const mutant of Object.values(MUTANTS[model]).flat())
      await breakFile(model, mutant).catch((error: Error) => stale.push(`${mutant.name}: ${error.message}`));
    expect(stale).toEqual([]);
  });
});
