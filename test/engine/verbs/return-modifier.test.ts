import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  discards,
  hand,
  isPlay,
  legal,
  pick,
  play,
  stack,
  worth,
} from '../../support/engine/table.js';

describe('returnModifier', () => {
  const deck = deckOf(`
modifiers:
  regret: { effects: { immediate: [{ returnModifier: { from: { of: you }, pick: any }, who: left }] } }
events:
  fetch: { effects: { immediate: [{ returnModifier: { from: { of: anyone } } }] } }
  deep: { effects: { immediate: [{ returnModifier: { from: { of: opponents }, pick: any } }] } }
  perhaps: { effects: { immediate: [{ returnModifier: { from: { of: anyone } }, may: true }] } }
`);
  const on = { e1: ['sad', 'glad'], n1: ['plain'] };
  const start = (card: string) => arrange(deck, { players: 3, hands: [[card, 'calm'], [], []], on });

  it('takes the topmost modifier into the hand of the player who acts', () => {
    const state = play(start('fetch'), 'fetch');
    expect(legal(state)).toEqual(['pick glad on e1', 'pick plain on n1']);
    const after = pick(state, 'glad');
    expect([stack(after, 'e1'), hand(after, 0), discards(after)]).toEqual([
      ['sad'],
      ['calm', 'glad'],
      ['fetch'],
    ]);
  });

  it('pick: any takes one from below', () => {
    const after = pick(play(start('deep'), 'deep'), 'sad');
    expect([stack(after, 'e1'), hand(after, 0), worth(after, 'e1')]).toEqual([['glad'], ['calm', 'sad'], 10]);
  });

  it('into the hand of *who*, who chooses', () => {
    const state = play(start('regret'), 'regret', 'n2');
    expect(asked(state)).toBe(1);
    const after = pick(state, 'regret');
    expect([hand(after, 1), hand(after, 0), stack(after, 'n2')]).toEqual([['regret'], ['calm'], []]);
  });

  it('does nothing without a modifier', () => {
    const after = play(arrange(deck, { hands: [['fetch'], []] }), 'fetch');
    expect([isPlay(after), hand(after, 0)]).toEqual([true, []]);
  });

  it('may be declined', () => {
    expect(hand(decline(play(start('perhaps'), 'perhaps')), 0)).toEqual(['calm']);
  });
});
