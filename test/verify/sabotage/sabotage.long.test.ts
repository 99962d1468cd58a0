import { availableParallelism } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { shippingDeck } from '../../engine/shipping-deck.js';
import { engineMutants } from './engine/index.js';
import { type Hint, type Hints, readHints, writeHints } from './hints.js';
import type { Model, Mutant } from './mutant.js';
import { oracleMutants } from './oracle/index.js';
import type { Noticed } from './prober.js';
import { Saboteurs } from './saboteurs.js';

const saboteurs = new Saboteurs(shippingDeck, availableParallelism());
const hints = readHints();
const isForHints = process.env.UPDATE_NOTICED === '1';

/** Everything is begun at once and shares the threads; each test waits for what it is about, and tells what went wrong. */
function begin(outcome: Promise<Noticed>): Promise<Noticed> {
  outcome.catch(() => {});
  return outcome;
}

const models: Readonly<Record<Model, Readonly<Record<string, readonly Mutant[]>>>> = {
  engine: engineMutants,
  oracle: oracleMutants,
};
const FEWEST: Readonly<Record<Model, number>> = { engine: 120, oracle: 30 };
const tried = (Object.keys(models) as Model[]).map((model) => ({
  model,
  subjects: Object.entries(models[model]).map(([subject, mutants]) => ({
    subject,
    mutants: mutants.map((mutant) => ({
      mutant,
      outcome: begin(saboteurs.tryOut(model, mutant, hints[model][mutant.name])),
    })),
  })),
}));

afterAll(async () => {
  if (isForHints) writeHints(await noticedNow());
  await saboteurs.end();
});

/** The probe that noticed each mutant in this run. */
async function noticedNow(): Promise<Hints> {
  const found: Record<Model, Record<string, Hint>> = { engine: {}, oracle: {} };
  for (const { model, subjects } of tried)
    for (const { mutant, outcome } of subjects.flatMap(({ mutants }) => mutants)) {
      const noticed = await outcome.catch(() => null);
      if (noticed !== null) found[model][mutant.name] = [noticed.of, noticed.context];
    }
  return found;
}

describe.each(tried)('a broken $model is noticed by the probes', ({ model, subjects }) => {
  describe.each(subjects)('$subject', ({ mutants }) => {
    for (const { mutant, outcome } of mutants) {
      const { name, equivalent } = mutant;
      if (equivalent === undefined)
        it(name, async () => {
          expect(await outcome, 'a survivor: no probe notices it').not.toBeNull();
        });
      else
        it(`${name} – which nobody can notice: ${equivalent.because}`, async () => {
          expect(equivalent.holds?.(shippingDeck) ?? true, 'the reason does not hold for the deck').toBe(
            true,
          );
          expect(await outcome, 'it can be noticed').toBeNull();
        });
    }
  });

  const mutants = subjects.flatMap((subject) => subject.mutants.map(({ mutant }) => mutant));

  it('in more ways than a few, each named once', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutants.filter(({ equivalent }) => equivalent === undefined).length).toBeGreaterThanOrEqual(
      FEWEST[model],
    );
  });
});

// That no probe of the deck notices anything where nothing is broken is shown in `../all-probes.long.test.ts`.
describe('what is not broken', () => {
  it.each(tried)(
    'is not noticed: what shows that the $model is broken does not show otherwise',
    async ({ model, subjects }) => {
      const all = subjects.flatMap(({ mutants }) => mutants);
      const noticed = await Promise.all(
        all.map(async ({ mutant, outcome }) => ({ name: mutant.name, ...(await outcome.catch(() => null)) })),
      );
      expect(noticed.filter(({ isFalseAlarm }) => isFalseAlarm === false).length).toBeGreaterThanOrEqual(
        FEWEST[model],
      );
      expect(noticed.filter(({ isFalseAlarm }) => isFalseAlarm === true).map(({ name }) => name)).toEqual([]);
    },
  );
});
