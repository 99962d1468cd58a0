import { describe, expect, it } from 'vitest';
import { itLasts } from '../../support/engine/lasting.js';
import { arrange, deckOf, endTurn, hand, play, playsLeft, untilTurnOf } from '../../support/engine/table.js';

describe('plays', () => {
  itLasts('{ plays: 1 }', (state, seat) => playsLeft(untilTurnOf(state, seat)) === 3);

  const deck = deckOf(`
modifiers:
  lazy: { effects: { continuous: [{ plays: -1 }] }, copies: 3 }
  busy: { effects: { continuous: [{ plays: 2, who: left }] } }
  all: { effects: { continuous: [{ plays: -1, who: everyone }] } }
`);
  const first = (on: Record<string, string[]>, seat: number) =>
    playsLeft(untilTurnOf(arrange(deck, { players: 3, on }), seat));

  it('±n a turn, of the players whom the clause names', () => {
    expect([first({ n1: ['busy'] }, 1), first({ n1: ['busy'] }, 2)]).toEqual([4, 2]);
    expect(first({ e1: ['all'] }, 2)).toBe(1);
    expect(first({ e1: ['lazy'] }, 1)).toBe(1);
  });

  it('never below 0: such a turn is its draw phase', () => {
    const state = endTurn(
      arrange(deck, { players: 3, on: { e1: ['lazy'], e2: ['lazy~2'], e3: ['lazy~3'] } }),
    );
    expect([state.active, hand(state, 1).length]).toEqual([2, 5]);
  });

  it('of several cards add up', () => {
    expect(first({ n1: ['busy'], e1: ['lazy'], e2: ['all'] }, 1)).toBe(2);
  });

  it('counts at once, in the turn in which it is played', () => {
    const busy = deckOf('modifiers:\n  busy: { effects: { continuous: [{ plays: 1 }] } }');
    expect(playsLeft(play(arrange(busy, { hands: [['busy'], []] }), 'busy', 'n1'))).toBe(2);
  });
});
