import { availableParallelism } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { engineMutants } from './engine/index.js';
import { type Hint, readHints, writeHints } from './hints.js';
import type { Model, Mutant } from './mutant.js';
import { oracleMutants } from './oracle/index.js';
import { maySkip, Passed } from './passed.js';
import { probedDeck } from './probed-deck.js';
import type { Noticed } from './prober.js';
import { Saboteurs } from './saboteurs.js';

// One processor is for the other tests: each thread has to warm up.
const saboteurs = new Saboteurs(probedDeck, Math.max(1, availableParallelism() - 1));
const hints = readHints();
const isForHints = process.env.UPDATE_NOTICED === '1';

const passed = new Passed();
const madeOf = await saboteurs.madeOf();
const skips = maySkip(process.env) && !isForHints;

/** Everything is begun at once and shares the threads; each test waits for what it is about, and tells what went wrong. */
function begin(model: Model, mutant: Mutant): Promise<Noticed> | 'passed before' {
  if (skips && passed.has(madeOf, model, mutant)) return 'passed before';
  const outcome = saboteurs.tryOut(model, mutant, hints[model][mutant.name]);
  outcome.catch(() => {});
  return outcome;
}

/** Whether all is as it should be with a mutant. */
const isFit = ({ equivalent }: Mutant, noticed: Noticed) =>
  equivalent === undefined
    ? noticed?.isFalseAlarm === false
    : noticed === null && (equivalent.holds?.(probedDeck) ?? true);

const models: Readonly<Record<Model, Readonly<Record<string, readonly Mutant[]>>>> = {
  engine: engineMutants,
  oracle: oracleMutants,
};
const FEWEST: Readonly<Record<Model, number>> = { engine: 120, oracle: 30 };
const tried = (Object.keys(models) as Model[]).map((model) => ({
  model,
  subjects: Object.entries(models[model]).map(([subject, mutants]) => ({
    subject,
    mutants: mutants.map((mutant) => ({ mutant, outcome: begin(model, mutant) })),
  })),
}));

const all = tried.flatMap(({ model, subjects }) =>
  subjects.flatMap(({ mutants }) => mutants.map((one) => ({ model, ...one }))),
);

afterAll(async () => {
  const noticed: Record<Model, Record<string, Hint>> = { engine: {}, oracle: {} };
  for (const { model, mutant, outcome } of all) {
    // What went wrong is reported by its test.
    const found = outcome === 'passed before' ? outcome : await outcome.catch(() => undefined);
    if (found === 'passed before' || (found !== undefined && isFit(mutant, found)))
      passed.add(madeOf, model, mutant);
    if (found && found !== 'passed before') noticed[model][mutant.name] = [found.of, found.context];
  }
  passed.write();
  if (isForHints) writeHints(noticed);
  await saboteurs.end();
  const left = all.filter(({ outcome }) => outcome === 'passed before').length;
  if (skips)
    console.log(
      `${left} of ${all.length} mutants were left out: they have passed, and nothing that they depend on has changed since.`,
    );
});

describe.each(tried)('a broken $model is noticed by the probes', ({ model, subjects }) => {
  describe.each(subjects)('$subject', ({ mutants }) => {
    for (const { mutant, outcome } of mutants) {
      const { name, equivalent } = mutant;
      if (equivalent === undefined)
        it(name, async ({ skip }) => {
          if (outcome === 'passed before') return skip();
          expect(await outcome, 'a survivor: no probe notices it').not.toBeNull();
        });
      else
        it(`${name} – which can not be noticed: ${equivalent.because}`, async ({ skip }) => {
          if (outcome === 'passed before') return skip();
          expect(equivalent.holds?.(probedDeck) ?? true, 'the reason does not hold for the deck').toBe(true);
          expect(await outcome, 'it can be noticed').toBeNull();
        });
    }
  });

  const mutants = subjects.flatMap((subject) => subject.mutants.map(({ mutant }) => mutant));

  it('has enough mutants, each with a name of its own', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutants.filter(({ equivalent }) => equivalent === undefined).length).toBeGreaterThanOrEqual(
      FEWEST[model],
    );
  });
});

// That no probe of the deck notices anything where nothing is broken is shown in `test/verify/probes/all-probes.long.test.ts`.
describe('what is not broken', () => {
  it.each(tried)(
    'is not noticed: probes that find mutants of the $model find nothing in the real one',
    async ({ model }) => {
      const outcomes = await Promise.all(
        all
          .filter((one) => one.model === model)
          .map(async ({ mutant, outcome }) => ({
            name: mutant.name,
            noticed: outcome === 'passed before' ? outcome : await outcome.catch(() => null),
          })),
      );
      const isAlarm = (isFalse: boolean) =>
        outcomes.filter(
          ({ noticed }) => noticed && noticed !== 'passed before' && noticed.isFalseAlarm === isFalse,
        );
      const before = outcomes.filter(({ noticed }) => noticed === 'passed before');
      expect(isAlarm(false).length + before.length).toBeGreaterThanOrEqual(FEWEST[model]);
      expect(isAlarm(true).map(({ name }) => name)).toEqual([]);
    },
  );
});
