import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameTables } from '../../../src/verify/core/tables.js';
import { playChunk } from '../../../src/verify/games/play-chunk.js';
import { tinyDeck } from '../../support/verify/tiny-deck.js';

const some = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined, freq: 2 });
const icon = fc.constantFrom('duck', 'beast') as fc.Arbitrary<'duck'>;
const traits = fc.record({
  of: some(fc.constantFrom('you', 'actor', 'left', 'right', 'opponents', 'anyone')),
  state: some(fc.constantFrom('living', 'dead', 'any')),
  shows: some(icon),
  selfWorth: some(fc.constantFrom({ below: 0 }, { atLeast: -5 })),
});
const each = fc.oneof(
  fc.record({ icon, among: traits }),
  fc.record({ character: traits }),
  fc.record({ modifier: traits }),
  fc.constant({ card: 'hand' }),
);
const scaled = (times: fc.Arbitrary<number>) =>
  fc.record({ each, times: some(times), atMost: some(fc.integer({ min: 1, max: 4 })) });
const count = fc.oneof(fc.integer({ min: 1, max: 3 }), scaled(fc.integer({ min: 1, max: 2 })));
const change = scaled(fc.constantFrom(-2, -1, 1));
const size = fc.oneof(fc.constant('drawLimit'), count);
const who = fc.constantFrom(
  'you',
  'left',
  'opponents',
  'everyone',
  'leader',
  'trailing',
) as fc.Arbitrary<'you'>;

describe('engine and oracle', () => {
  it('measure every amount alike, for every player who acts (TURN-5, VIS-3, VIS-4)', () => {
    const chunk = { seed: 3, first: 0, count: 6, followEvery: 1, greedyEvery: 0 };
    fc.assert(
      fc.property(
        fc.array(count, { minLength: 8, maxLength: 8 }),
        fc.array(size, { minLength: 2, maxLength: 2 }),
        fc.array(change, { minLength: 3, maxLength: 3 }),
        who,
        ([a, b, c, d, e, f, g, h], [upTo, downTo], [i, j, k], who) => {
          const event = (...immediate: object[]) => ({ copies: 2, effects: { immediate } });
          const deck = tinyDeck(
            {
              modifiers: {
                hound: { copies: 2, icons: { top: 'duck', bottom: 'beast' }, pathos: { top: -5 } },
                worth: { effects: { continuous: [{ selfWorth: i }] } },
                limit: { effects: { continuous: [{ drawLimit: j, who }] } },
                plays: { effects: { continuous: [{ plays: k, who }] } },
              },
              events: {
                draws: event({ draw: a, who }, { draw: { upTo }, who: 'everyone' }),
                drops: event({ discard: b, who, then: [{ draw: 1 }] }, { discard: { downTo }, who }),
                chance: event({ discard: { count: c, pick: 'random' }, who, otherwise: [{ draw: 1 }] }),
                takes: event({ take: { count: d, from: 'left' }, who, then: [{ draw: 1 }] }),
                gives: event({ give: e, who: 'you', then: [{ draw: 1 }], otherwise: [{ draw: 2 }] }),
                seeks: event({ search: { kind: 'modifier', count: f }, then: [{ draw: 1 }] }),
                saves: event({ recover: { kind: 'event', count: g }, who }),
                plays2: event({ freePlay: { kind: 'modifier', count: h }, then: [{ draw: 1 }] }),
                extra: event({ extraPlay: a, who }),
                back: event(
                  { removeModifier: { from: { of: 'anyone' } }, then: [{ draw: 1 }] },
                  { draw: { each: { icon: 'duck', among: 'that' } } },
                  { draw: { each: { modifier: 'that' } }, who: 'controller' },
                ),
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
