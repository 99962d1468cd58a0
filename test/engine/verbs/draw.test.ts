import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/index.js';
import {
  agree,
  arrange,
  asked,
  deckOf,
  decline,
  discards,
  drawPile,
  hand,
  legal,
  pick,
  play,
} from '../../support/engine/table.js';

describe('draw', () => {
  const deck = deckOf(`
modifiers:
  gift: { effects: { immediate: [{ draw: 2 }] } }
  round: { effects: { immediate: [{ draw: 1, who: everyone }] } }
  thanks: { effects: { immediate: [{ draw: 1, who: playedBy }] } }
  side: { effects: { immediate: [{ draw: 1, who: left }, { draw: 2, who: right }] } }
  one: { effects: { immediate: [{ draw: 1, who: opponent }] } }
  perhaps: { effects: { immediate: [{ draw: 1, who: opponents, may: true }] } }
`);
  const start = (card: string) => arrange(deck, { players: 3, hands: [[card], [], []] });
  const sizes = (state: State) => [0, 1, 2].map((seat) => hand(state, seat).length);

  it('draws that many from the top of the pile', () => {
    const after = play(arrange(deck, { hands: [['gift'], []], draw: ['sad', 'glad', 'calm'] }), 'gift', 'n1');
    expect([hand(after, 0), drawPile(after)[0]]).toEqual([['glad', 'sad'], 'calm']);
  });

  it('is done by the players whom the clause names', () => {
    expect(sizes(play(start('gift'), 'gift', 'e1'))).toEqual([0, 2, 0]);
    expect(sizes(play(start('round'), 'round', 'e1'))).toEqual([1, 1, 1]);
    expect(sizes(play(start('thanks'), 'thanks', 'e1'))).toEqual([1, 0, 0]);
    expect(sizes(play(start('side'), 'side', 'e1'))).toEqual([2, 0, 1]);
  });

  it('is done by one opponent, whom you choose', () => {
    const choosing = play(start('one'), 'one', 'e1');
    expect([asked(choosing), legal(choosing)]).toEqual([1, ['pick player 0', 'pick player 2']]);
    expect(sizes(pick(choosing, 2))).toEqual([0, 0, 1]);
  });

  it('may be declined, by each on their own', () => {
    let state = play(start('perhaps'), 'perhaps', 'e1');
    expect([asked(state), legal(state)]).toEqual([0, ['agree', 'decline']]);
    state = decline(state);
    expect(asked(state)).toBe(2);
    expect(sizes(agree(state))).toEqual([0, 0, 1]);
  });

  it('draws what there is when both piles run out', () => {
    const small = deckOf('modifiers:\n  gift: { effects: { immediate: [{ draw: 3 }] } }\n  a: {}\n  b: {}', {
      common: false,
    });
    const after = play(arrange(small, { hands: [['gift'], []], draw: ['a'], discards: ['b'] }), 'gift', 'n1');
    expect([hand(after, 0), drawPile(after), discards(after)]).toEqual([['a', 'b'], [], []]);
  });

  it('ignores the draw limit', () => {
    const five = ['plain', 'plain~2', 'plain~3', 'plain~4', 'plain~5'];
    expect(hand(play(arrange(deck, { hands: [['gift', ...five], []] }), 'gift', 'n1'), 0)).toHaveLength(7);
  });
});
