import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  discards,
  isPlay,
  legal,
  pick,
  play,
  stack,
  worth,
} from '../../support/engine/table.js';

describe('removeModifier', () => {
  const deck = deckOf(`
modifiers:
  scrub: { effects: { immediate: [{ removeModifier: { from: this, pick: any } }] } }
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { of: opponents } } }] } }
  deep: { effects: { immediate: [{ removeModifier: { from: { of: anyone, selfWorth: { atLeast: 1 } }, pick: any } }] } }
  all: { effects: { immediate: [{ removeModifier: { from: { shows: duck } }, who: everyone }] } }
  sweep: { effects: { immediate: [{ removeModifier: { from: { of: anyone }, pick: all }, then: [{ draw: 1, who: controller }] }] } }
  perhaps: { effects: { immediate: [{ removeModifier: { from: { of: anyone } }, may: true }] } }
`);
  const on = { e1: ['sad', 'glad'], s1: ['plain'], n1: ['plain~2'] };
  const start = (card: string) => arrange(deck, { players: 3, hands: [[card, 'calm'], [], []], on });

  it('takes the topmost modifier to the discards', () => {
    const state = play(start('tidy'), 'tidy');
    expect(legal(state)).toEqual(['pick glad on e1', 'pick plain on s1']);
    const after = pick(state, 'glad');
    expect([stack(after, 'e1'), discards(after), worth(after, 'e1')]).toEqual([
      ['sad'],
      ['glad', 'tidy'],
      -10,
    ]);
  });

  it('pick: any, and a selector', () => {
    expect(legal(play(start('deep'), 'deep'))).toEqual(['pick glad on e1', 'pick sad on e1']);
    expect(stack(pick(play(start('deep'), 'deep'), 'sad'), 'e1')).toEqual(['glad']);
  });

  it('from: this may be the card itself; the controller chooses', () => {
    const state = play(start('scrub'), 'scrub', 's1');
    expect([asked(state), legal(state)]).toEqual([2, ['pick plain on s1', 'pick scrub on s1']]);
    expect(stack(pick(state, 'scrub'), 's1')).toEqual(['plain']);
  });

  it('by everyone, with no such modifier: nothing', () => {
    const after = play(start('all'), 'all');
    expect([isPlay(after), discards(after)]).toEqual([true, ['all']]);
  });

  it('pick: all takes every modifier of one character; one without modifiers is not offered', () => {
    const state = play(start('sweep'), 'sweep');
    expect(legal(state)).toEqual(['pick e1', 'pick n1', 'pick s1']);
    const after = pick(state, 'e1');
    expect([stack(after, 'e1'), stack(after, 's1'), discards(after), worth(after, 'e1')]).toEqual([
      [],
      ['plain'],
      ['sad', 'glad', 'sweep'],
      0,
    ]);
  });

  it('may be declined', () => {
    expect(discards(decline(play(start('perhaps'), 'perhaps')))).toEqual(['perhaps']);
  });
});
