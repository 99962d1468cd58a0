import { describe, expect, it } from 'vitest';
import { itLasts } from '../../support/engine/lasting.js';
import { arrange, deckOf, endTurn, hand, untilTurnOf } from '../../support/engine/table.js';

describe('drawLimit', () => {
  itLasts('{ drawLimit: 2 }', (state, seat) => {
    const theirs = seat === 0 ? state : untilTurnOf(state, 1);
    return hand(endTurn(theirs), seat).length === 7;
  });

  const deck = deckOf(`
modifiers:
  less: { effects: { continuous: [{ drawLimit: -2 }] } }
  all: { effects: { continuous: [{ drawLimit: 1, who: everyone }] } }
  others: { effects: { continuous: [{ drawLimit: -1, who: opponents }] } }
  sides: { effects: { continuous: [{ drawLimit: 1, who: left }, { drawLimit: 2, who: right }] } }
  thanks: { effects: { continuous: [{ drawLimit: 3, who: playedBy }] } }
  sulk: { effects: { continuous: [{ drawLimit: -1, if: { this: { selfWorth: { below: 0 } } } }] } }
`);
  const drawn = (on: Record<string, string[]>, playedBy = {}) => {
    let state = arrange(deck, { players: 3, on, playedBy });
    return [0, 1, 2].map((seat) => {
      state = endTurn(state);
      return hand(state, seat).length;
    });
  };

  it('−n lowers it', () => {
    expect(drawn({ e1: ['less'] })).toEqual([5, 3, 5]);
  });

  it('of everyone, opponents, neighbours, no matter who played it', () => {
    expect(drawn({ e1: ['all'] })).toEqual([6, 6, 6]);
    expect(drawn({ e1: ['others'] })).toEqual([4, 5, 4]);
    expect(drawn({ e1: ['sides'] })).toEqual([7, 5, 6]);
    expect(drawn({ e1: ['thanks'] }, { thanks: 2 })).toEqual([5, 5, 8]);
  });

  it('with an `if`, only while it holds', () => {
    expect(drawn({ e1: ['sulk'] })).toEqual([5, 5, 5]);
    expect(drawn({ e1: ['sad', 'sulk'] })).toEqual([5, 4, 5]);
  });
});
