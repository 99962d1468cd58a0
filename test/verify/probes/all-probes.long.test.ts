import { describe, expect, it } from 'vitest';
import { runProbes } from '../../../src/verify/index.js';
import { OUTCOMES } from '../../../src/verify/probes/run-probe.js';
import { shippingDeck } from '../../support/shipping-deck.js';

describe('the deck that ships', () => {
  const results = Object.entries(runProbes(shippingDeck));

  it('agrees with the second model in every probe', () => {
    const told = results.flatMap(([id, { disagreements }]) =>
      disagreements.map(({ probe, difference }) => `${id}, ${probe.context}: ${difference.parts.join(' ')}`),
    );
    expect(told).toEqual([]);
    expect(results.reduce((sum, [, { probes }]) => sum + probes, 0)).toBeGreaterThan(2000);
  });

  it('has no clause that never changes anything', () => {
    const idle = results.flatMap(([id, { contexts }]) =>
      Object.entries(contexts).flatMap(([path, found]) =>
        Object.values(found).includes('changed') ? [] : [`${id} ${path}: ${JSON.stringify(found)}`],
      ),
    );
    expect(idle).toEqual([]);
  });

  it('has no clause that never changes anything, in any edition of its card', () => {
    const own = results.filter(([id]) => id in shippingDeck.cards);
    const idle = own.flatMap(([id, { editions }]) =>
      Object.entries(editions).flatMap(([edition, { played, best }]) =>
        played && Object.values(best).every((outcome) => outcome === 'changed')
          ? []
          : [`${id} in ${edition}: ${JSON.stringify(best)}`],
      ),
    );
    expect(idle).toEqual([]);
  });

  it('can play every card', () => {
    expect(results.filter(([, { played }]) => !played).map(([id]) => id)).toEqual([]);
  });

  it('meets every sort of outcome but disagreement', () => {
    const met = new Set(
      results.flatMap(([, { contexts }]) => Object.values(contexts).flatMap(Object.values)),
    );
    expect([...met].sort()).toEqual(OUTCOMES.filter((outcome) => outcome !== 'disagrees').sort());
  });
});
