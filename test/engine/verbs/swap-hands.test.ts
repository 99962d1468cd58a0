import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/index.js';
import { arrange, deckOf, decline, hand, pick, play } from '../../support/engine/table.js';

describe('swapHands', () => {
  const deck = deckOf(`
events:
  any: { effects: { immediate: [{ swapHands: opponent }] } }
  left: { effects: { immediate: [{ swapHands: left }] } }
  right: { effects: { immediate: [{ swapHands: right }] } }
  others: { effects: { immediate: [{ swapHands: left, who: left }] } }
  perhaps: { effects: { immediate: [{ swapHands: left, may: true }] } }
`);
  const start = (card: string) => arrange(deck, { players: 3, hands: [[card, 'sad'], ['glad', 'calm'], []] });
  const hands = (state: State) => [0, 1, 2].map((seat) => hand(state, seat));

  it('exchanges whole hands, an empty one like any other', () => {
    expect(hands(pick(play(start('any'), 'any'), 1))).toEqual([['calm', 'glad'], ['sad'], []]);
    expect(hands(pick(play(start('any'), 'any'), 2))).toEqual([[], ['calm', 'glad'], ['sad']]);
    expect(hands(play(start('left'), 'left'))).toEqual([['calm', 'glad'], ['sad'], []]);
    expect(hands(play(start('right'), 'right'))).toEqual([[], ['calm', 'glad'], ['sad']]);
  });

  it('of another player, with their own neighbour', () => {
    expect(hands(play(start('others'), 'others'))).toEqual([['sad'], [], ['calm', 'glad']]);
  });

  it('may be declined', () => {
    expect(hands(decline(play(start('perhaps'), 'perhaps')))).toEqual([['sad'], ['calm', 'glad'], []]);
  });
});
