import { describe, expect, it } from 'vitest';
import { itLasts } from '../../support/engine/lasting.js';
import { arrange, deckOf, value, worth } from '../../support/engine/table.js';

describe('selfWorth', () => {
  itLasts('{ selfWorth: -7 }', (state, seat) => worth(state, seat === 0 ? 'n1' : 'e1') === -7);

  const deck = deckOf(`
modifiers:
  proud: { pathos: { top: 2 }, effects: { continuous: [{ selfWorth: 5 }] } }
  sulk: { icon: duck, effects: { continuous: [{ selfWorth: -10, if: { this: { shows: duck } } }] } }
  mourn: { effects: { continuous: [{ selfWorth: -10, if: { count: { of: you, state: dead }, atLeast: 1 } }] } }
deaths:
  grim: { effects: { continuous: [{ selfWorth: -20 }] } }
`);

  it('±n is added to what is printed', () => {
    expect(worth(arrange(deck, { on: { n1: ['sad', 'proud'] } }), 'n1')).toBe(7);
    expect(worth(arrange(deck, { on: { n1: ['proud', 'sad'] } }), 'n1')).toBe(-10);
  });

  it('with an `if`, while it holds', () => {
    expect(worth(arrange(deck, { on: { n1: ['sulk'] } }), 'n1')).toBe(-10);
    const on = { n1: ['mourn'], e1: [] };
    expect(worth(arrange(deck, { on }), 'n1')).toBe(0);
    expect(worth(arrange(deck, { on, dead: { n2: 'demise' } }), 'n1')).toBe(-10);
    expect(worth(arrange(deck, { on, dead: { e2: 'demise' } }), 'n1')).toBe(0);
  });

  it('on a death, counts in the value of the family', () => {
    expect(value(arrange(deck, { on: { n1: ['sad'] }, dead: { n1: 'grim' } }), 0)).toBe(-30);
  });

  it('concerns this character only', () => {
    const state = arrange(deck, { players: 3, on: { n1: ['proud'] } });
    expect(['n2', 'e1', 's1'].map((character) => worth(state, character))).toEqual([0, 0, 0]);
  });
});
