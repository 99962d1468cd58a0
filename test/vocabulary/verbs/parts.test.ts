import { describe, expect, it } from 'vitest';
import { readClause } from '../../../src/vocabulary/cards/clause.js';
import { listNamedInClause, listNamedInRequires } from '../../../src/vocabulary/cards/named-in.js';
import { readRequires } from '../../../src/vocabulary/requires.js';
import { mapParts } from '../../../src/vocabulary/verbs/parts.js';

describe('what the fields of a value are', () => {
  it('is known for fields, for what is in a map, and for each of a list', () => {
    const value = { kind: ['event'], pick: 'top', first: { from: 'someone', name: 'x' }, others: ['a', 'b'] };
    const parts = { kind: 'kinds', first: { from: 'selector' }, others: ['selector'] } as const;
    const told = mapParts(value, parts, (part, what) => (what === undefined ? part : what));
    expect(told).toEqual({
      kind: 'kinds',
      pick: 'top',
      first: { from: 'selector', name: 'x' },
      others: ['selector', 'selector'],
    });
  });
});

describe('what a script names', () => {
  it('is found by what its verb says of its fields: a kind called death is no icon', () => {
    const named = listNamedInClause(readClause({ shield: { kind: 'death', from: 'anyone' } }));
    expect(named).toEqual({ selectors: [], kinds: [['death']], icons: [] });
  });

  it('is found in the value and in its condition, however deep', () => {
    const clause = readClause({
      pathosPer: { icon: 'duck', among: { of: 'you' }, value: -5 },
      if: { not: { any: [{ this: { shows: 'goblet' } }, { hand: { atMost: 2 } }] } },
    });
    const { selectors, icons } = listNamedInClause(clause);
    expect(icons).toEqual(['duck']);
    expect(selectors.map(({ of, shows }) => [of, ...shows])).toEqual([['you'], ['anyone', 'goblet']]);
  });

  it('includes the icons and families that a card requires', () => {
    const required = readRequires({ target: { family: 'hemlock-hall' }, family: { shows: ['lucre'] } });
    const { selectors, icons } = listNamedInRequires(required);
    expect(selectors.map(({ family }) => family)).toEqual(['hemlock-hall']);
    expect(icons).toEqual(['lucre']);
  });
});
