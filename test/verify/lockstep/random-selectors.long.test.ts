import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameTables } from '../../../src/verify/core/tables.js';
import { playChunk } from '../../../src/verify/games/play-chunk.js';
import { MEMBERS, tinyDeck } from '../../support/verify/tiny-deck.js';

const icon = fc.constantFrom('duck', 'beast') as fc.Arbitrary<'duck'>;
const measure = fc.constantFrom('selfWorth', 'icons', 'modifiers') as fc.Arbitrary<'icons'>;
const some = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined, freq: 3 });

const marks = {
  shows: some(
    fc.oneof(icon, fc.array(icon, { minLength: 1, maxLength: 2 }), fc.constant({ any: ['duck', 'beast'] })),
  ),
  family: some(fc.constantFrom('ants', 'bees', 'cats')),
  is: some(fc.constantFrom(...MEMBERS.flat())),
  selfWorth: some(fc.constantFrom({ below: 0 }, { atLeast: -10 })),
  modifiers: some(fc.constantFrom({ atLeast: 1 }, { atLeast: 2 }, { atMost: 1 })),
};
const inner = fc.record(marks);
const questions = {
  ...marks,
  state: some(fc.constantFrom('living', 'dead', 'any')),
  family: fc.constant(undefined),
  is: fc.constant(undefined),
  not: some(inner),
  any: some(fc.array(inner, { minLength: 2, maxLength: 3 })),
};
const ofThis = fc.record({ ...questions, of: some(fc.constantFrom('you', 'opponents', 'anyone')) });
const counted = fc.record({
  ...questions,
  of: some(fc.constantFrom('you', 'actor', 'left', 'right', 'opponents', 'anyone')),
});
const picked = fc
  .tuple(counted, some(fc.tuple(fc.constantFrom('lowest', 'highest'), measure)))
  .map(([rest, extreme]) => ({ ...rest, ...(extreme && { [extreme[0]]: extreme[1] }) }));

describe('engine and oracle', () => {
  it('mean the same characters by every selector, for every player who acts (VIS-2, VIS-3, VIS-4)', () => {
    const chunk = { seed: 1, first: 0, count: 6, followEvery: 1, greedyEvery: 0 };
    fc.assert(
      fc.property(
        ofThis,
        counted,
        counted,
        picked,
        picked,
        picked,
        picked,
        picked,
        (a, b, h, c, d, e, f, g) => {
          const deck = tinyDeck(
            {
              modifiers: {
                hound: { copies: 2, icons: { top: 'duck', bottom: 'beast' } },
                pair: { copies: 2, icons: { middle: 'duck', bottom: 'duck' } },
                one: { pathos: { top: -5 }, effects: { continuous: [{ selfWorth: -5, if: { this: a } }] } },
                two: {
                  effects: { continuous: [{ drawLimit: 1, who: 'everyone', if: { count: b, atLeast: 1 } }] },
                },
                three: {
                  effects: { continuous: [{ pathosPer: { each: 'character', among: c, value: -5 } }] },
                },
              },
              events: {
                four: { copies: 2, effects: { immediate: [{ removeModifier: { from: d } }] } },
                five: {
                  copies: 2,
                  effects: { immediate: [{ removeModifier: { from: e }, who: 'everyone' }] },
                },
                eight: {
                  effects: {
                    immediate: [
                      { removeModifier: { from: d, pick: 'all' } },
                      { returnModifier: { from: e, pick: 'all' }, who: 'opponents' },
                      { moveModifier: { from: f, to: g, pick: 'all' }, who: 'everyone' },
                      { swapModifiers: { a: d, b: e, pick: 'top' }, who: 'left' },
                    ],
                  },
                },
                six: { effects: { immediate: [{ moveModifier: { from: f, to: g }, who: 'left' }] } },
                seven: {
                  effects: {
                    immediate: [
                      {
                        draw: 1,
                        who: 'opponents',
                        if: {
                          any: [
                            { count: h, atMost: 1 },
                            { icons: 'duck', among: b, atLeast: 2 },
                          ],
                        },
                      },
                    ],
                  },
                },
              },
            },
            'second',
          );
          const tallies = gameTables(deck).map((table) => playChunk(deck, { ...table, ...chunk }));
          expect(tallies.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual([]);
        },
      ),
      { numRuns: 12, seed: 29 },
    );
  });
});
