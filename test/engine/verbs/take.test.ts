import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/index.js';
import { arrange, deckOf, decline, hand, isPlay, legal, pick, play } from '../../support/engine/table.js';

describe('take', () => {
  const deck = deckOf(`
events:
  one: { effects: { immediate: [{ take: 1 }] } }
  two: { effects: { immediate: [{ take: { count: 2, from: opponent } }] } }
  each: { effects: { immediate: [{ take: { count: 1, from: opponents } }] } }
  left: { effects: { immediate: [{ take: { count: 1, from: left } }] } }
  right: { effects: { immediate: [{ take: { count: 1, from: right } }] } }
  theirs: { effects: { immediate: [{ take: { count: 1, from: left }, who: left }] } }
  perhaps: { effects: { immediate: [{ take: 1, may: true }] } }
`);
  const start = (card: string) => arrange(deck, { players: 3, hands: [[card], ['sad'], ['glad', 'calm']] });
  const sizes = (state: State) => [0, 1, 2].map((seat) => hand(state, seat).length);

  it('n: from one opponent, whom the acting player chooses', () => {
    const state = play(start('one'), 'one');
    expect(legal(state)).toEqual(['pick player 1', 'pick player 2']);
    expect(sizes(pick(state, 2))).toEqual([1, 1, 1]);
    expect(hand(pick(state, 1), 0)).toEqual(['sad']);
  });

  it('{ count, from: opponent }: as many as there are', () => {
    expect(sizes(pick(play(start('two'), 'two'), 2))).toEqual([2, 1, 0]);
    expect(sizes(pick(play(start('two'), 'two'), 1))).toEqual([1, 0, 2]);
  });

  it('from: opponents, n from each; from: left and right, from a neighbour', () => {
    expect(sizes(play(start('each'), 'each'))).toEqual([2, 0, 1]);
    expect(sizes(play(start('left'), 'left'))).toEqual([1, 0, 2]);
    expect(sizes(play(start('right'), 'right'))).toEqual([1, 1, 1]);
  });

  it('takes random cards', () => {
    const taken = (seed: number) =>
      hand(
        play(arrange(deck, { seed, hands: [['left'], ['sad', 'glad', 'calm', 'demise']] }), 'left'),
        0,
      ).join();
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(taken)).size).toBeGreaterThan(1);
  });

  it('by another: from their own neighbour', () => {
    expect(sizes(play(start('theirs'), 'theirs'))).toEqual([0, 2, 1]);
  });

  it('from an empty hand, nothing', () => {
    const state = play(arrange(deck, { players: 3, hands: [['each'], [], ['glad']] }), 'each');
    expect([sizes(state), isPlay(state)]).toEqual([[1, 0, 0], true]);
  });

  it('may be declined', () => {
    expect(sizes(decline(play(start('perhaps'), 'perhaps')))).toEqual([0, 1, 2]);
  });
});
