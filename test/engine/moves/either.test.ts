import { describe, expect, it } from 'vitest';
import { arrange, asked, canPlay, deckOf, discards, hand, play, react } from '../../support/engine/table.js';

describe('an event with two uses', () => {
  const deck = deckOf(`
events:
  lazarus: { either: true, effects: { reaction: [{ cancel: modifier }], immediate: [{ draw: 2 }] } }
  sequel: { either: false, effects: { reaction: [{ cancel: modifier }], immediate: [{ draw: 2 }] } }
`);

  it('is a play of its own for its immediate clauses alone', () => {
    const after = play(arrange(deck, { hands: [['lazarus'], []] }), 'lazarus');
    expect([hand(after, 0).length, discards(after)]).toEqual([2, ['lazarus']]);
  });

  it('is an answer for its reaction alone', () => {
    const state = play(arrange(deck, { hands: [['sad'], ['lazarus']] }), 'sad', 'n1');
    expect(asked(state)).toBe(1);
    const after = react(state, 'lazarus');
    expect([hand(after, 1), discards(after)]).toEqual([[], ['sad', 'lazarus']]);
  });

  it('without either, the immediate clauses follow the reaction and are no play', () => {
    expect(canPlay(arrange(deck, { hands: [['sequel'], []] }), 'sequel')).toBe(false);
    const state = play(arrange(deck, { hands: [['sad'], ['sequel']] }), 'sad', 'n1');
    expect(hand(react(state, 'sequel'), 1)).toHaveLength(2);
  });
});
