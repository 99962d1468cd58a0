import { describe, expect, it } from 'vitest';
import { isProp, PROBED_PROPS, type Prop, withProps } from '../../../src/verify/core/props.js';
import { runProbes } from '../../../src/verify/index.js';
import { VERBS } from '../../../src/vocabulary/verbs/index.js';
import { deckOf } from '../../support/engine/table.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { breakEngine } from '../../support/verify/broken-engine.js';

describe('probes', () => {
  it('give the same results when they run twice', () => {
    const options = { verbs: ['take', 'whenever'] } as const;
    expect(JSON.stringify(runProbes(shippingDeck, options))).toBe(
      JSON.stringify(runProbes(shippingDeck, options)),
    );
  });

  it('can be had for one verb only: of the deck’s cards with it, and of our own', () => {
    const found = Object.keys(
      runProbes(deckOf('modifiers:\n  windfall: { effects: { immediate: [{ draw: 2 }] } }'), {
        verbs: ['draw'],
      }),
    );
    expect(found).toContain('windfall');
    expect(found).toContain('+echo');
    expect(found).not.toContain('plain');
    expect(found).not.toContain('+aegis');
  });

  it('need no line about a verb: a combination that no card has is probed from its script alone', () => {
    const deck = deckOf(`
modifiers:
  odd:
    icon: goblet
    effects:
      immediate:
        - swapModifiers: { a: { of: opponents, selfWorth: { below: -5 } }, b: { of: you, state: dead } }
          who: left
          may: true
          if: { all: [{ count: { of: anyone, state: dead }, atLeast: 2 }, { not: { hand: { atLeast: 6 } } }] }
      continuous:
        - pathosPer: { icon: goblet, among: { of: you, state: any }, value: 5 }
          if: { any: [{ this: { state: dead } }, { count: { of: opponents }, atLeast: 2 }] }
`);
    const { odd } = runProbes(deck, { cards: ['odd'] });
    expect(odd?.disagreements).toEqual([]);
    expect(odd?.contexts['immediate.0']).toMatchObject({
      "on one's own character": 'changed',
      'its if does not hold': 'unmet',
    });
    expect(Object.values(odd?.contexts['continuous.0'] ?? {})).toContain('changed');
  });

  it('lay no second death on anyone: a revived character lives again (DEATH-7)', () => {
    const deck = deckOf(`
modifiers:
  wake:
    icons: { top: death }
    effects:
      persistent:
        - whenever: { event: turnStarts, of: everyone }
          if: { this: { state: dead } }
          do: [{ revive: this }]
`);
    const { wake } = runProbes(deck, { cards: ['wake'] });
    expect(wake?.disagreements).toEqual([]);
    expect(wake?.contexts['persistent.0.do.0']).toMatchObject({ 'under a death': 'changed' });
  });

  it('leave no verb out: each is used by a card or a prop that is probed', () => {
    const { cards } = withProps(shippingDeck);
    const probed = Object.entries(cards).filter(([id]) => !isProp(id) || PROBED_PROPS.includes(id as Prop));
    const unused = VERBS.filter((verb) => !JSON.stringify(probed).includes(`"verb":"${verb}"`));
    expect(unused).toEqual([]);
  });

  it.each([
    ['verbs/draw.ts', 'value.count', 'value.count + 1', 'draw'],
    ['verbs/take.ts', 'handOver(game, seat, actor,', 'handOver(game, seat, game.active,', 'take'],
    ['lasting/draw-limit.ts', "sumFor(game, 'drawLimit', seat)", "sumFor(game, 'drawLimit', 0)", 'drawLimit'],
    ['lasting/shield.ts', 'player !== one.you', 'player === one.you', 'shield'],
  ] as const)('notice an engine that is broken in %s', async (file, from, to, verb) => {
    const engine = await breakEngine(file, from, to);
    const found = runProbes(shippingDeck, { engine, verbs: [verb], stopAtFirst: true });
    expect(Object.values(found).some(({ disagreements }) => disagreements.length > 0)).toBe(true);
  });
});
