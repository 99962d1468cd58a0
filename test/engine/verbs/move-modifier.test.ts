import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  discards,
  isDead,
  isPlay,
  legal,
  pick,
  play,
  stack,
  worth,
} from '../../support/engine/table.js';

describe('moveModifier', () => {
  const deck = deckOf(`
modifiers:
  push: { effects: { immediate: [{ moveModifier: { from: this, to: { of: opponents }, pick: any } }] } }
events:
  steal: { effects: { immediate: [{ moveModifier: { from: { of: opponents }, to: { of: you } } }] } }
  deep: { effects: { immediate: [{ moveModifier: { from: { of: opponents }, to: { of: you }, pick: any } }] } }
  topmost: { effects: { immediate: [{ moveModifier: { from: { of: opponents }, to: { of: you }, pick: top } }] } }
  all: { effects: { immediate: [{ moveModifier: { from: { of: opponents }, to: { of: you } }, who: opponents }] } }
  perhaps: { effects: { immediate: [{ moveModifier: { from: { of: opponents }, to: { of: you } }, may: true }] } }
  bury: { effects: { immediate: [{ moveModifier: { from: { of: you }, to: { state: dead } } }] } }
`);
  const on = { e1: ['sad', 'glad'], s1: ['plain'] };
  const start = (card: string) => arrange(deck, { players: 3, hands: [[card, 'calm'], [], []], on });

  it('moves the topmost modifier, where `pick` is left out or top', () => {
    for (const card of ['steal', 'topmost']) {
      const state = play(start(card), card);
      expect(legal(state)).toEqual(['pick glad on e1', 'pick plain on s1']);
      const choosing = pick(state, 'glad');
      expect(legal(choosing)).toEqual(['pick n1', 'pick n2', 'pick n3', 'pick n4', 'pick n5']);
      const after = pick(choosing, 'n3');
      expect([stack(after, 'e1'), stack(after, 'n3'), worth(after, 'e1'), worth(after, 'n3')]).toEqual([
        ['sad'],
        ['glad'],
        -10,
        10,
      ]);
    }
  });

  it('pick: any takes one from below', () => {
    const after = pick(play(start('deep'), 'deep'), 'sad', 'n1');
    expect([stack(after, 'e1'), stack(after, 'n1')]).toEqual([['glad'], ['sad']]);
  });

  it('from: this, chosen by the controller; to another character', () => {
    const state = play(start('push'), 'push', 'e1');
    expect([asked(state), legal(state)]).toEqual([
      1,
      ['pick glad on e1', 'pick push on e1', 'pick sad on e1'],
    ]);
    const after = pick(state, 'push', 's1');
    expect([stack(after, 's1'), stack(after, 'e1')]).toEqual([
      ['plain', 'push'],
      ['sad', 'glad'],
    ]);
  });

  it('never moves a modifier to where it lies', () => {
    const same = deckOf(
      'events:\n  nudge: { effects: { immediate: [{ moveModifier: { from: { of: you }, to: { of: you } } }] } }',
    );
    const state = pick(play(arrange(same, { hands: [['nudge'], []], on: { n1: ['sad'] } }), 'nudge'), 'sad');
    expect(legal(state)).toEqual(['pick n2', 'pick n3', 'pick n4', 'pick n5']);
  });

  it('by opponents: each of them chooses, while `of: you` in the selectors stays you', () => {
    const first = play(start('all'), 'all');
    expect([asked(first), legal(first)]).toEqual([1, ['pick glad on e1', 'pick plain on s1']]);
    const second = pick(first, 'glad', 'n1');
    expect([asked(second), legal(second)]).toEqual([2, ['pick plain on s1', 'pick sad on e1']]);
    expect(stack(pick(second, 'sad', 'n1'), 'n1')).toEqual(['glad', 'sad']);
  });

  it('to the dead only where it says so', () => {
    const state = arrange(deck, { hands: [['bury'], []], on: { n1: ['sad'] }, dead: { e1: 'demise' } });
    const after = pick(play(state, 'bury'), 'sad', 'e1');
    expect([stack(after, 'e1'), isDead(after, 'e1')]).toEqual([['demise', 'sad'], true]);
  });

  it('without a modifier or a place for it, nothing', () => {
    const none = play(arrange(deck, { hands: [['steal'], []] }), 'steal');
    expect([isPlay(none), discards(none)]).toEqual([true, ['steal']]);
    const nowhere = play(arrange(deck, { hands: [['bury'], []], on: { n1: ['sad'] } }), 'bury');
    expect([isPlay(nowhere), stack(nowhere, 'n1')]).toEqual([true, ['sad']]);
  });

  it('may be declined', () => {
    expect(stack(decline(play(start('perhaps'), 'perhaps')), 'e1')).toEqual(['sad', 'glad']);
  });
});
