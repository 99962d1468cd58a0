import { describe, expect, it } from 'vitest';
import { choose, hand, options, stack, table, value, worth } from '../../support/verify/oracle-table.js';

describe('what is visible', () => {
  it('is, of each slot, the value on the topmost card that prints one (VIS-1, VIS-2, VIS-3)', () => {
    const cards = {
      modifiers: {
        low: { pathos: { top: -10, middle: -15 } },
        high: { pathos: { top: 5, bottom: -20 } },
      },
    };
    const oracle = table({ cards, on: { anna: ['low', 'high'] } });
    expect(worth(oracle, 'anna')).toBe(5 - 15 - 20);
    expect(worth(oracle, 'abel')).toBe(0);
  });

  it('is an icon that nothing hides: blank hides, none is transparent (VIS-4, VIS-6)', () => {
    const cards = {
      modifiers: {
        patch: { icon: 'blank' },
        clear: { icon: 'none' },
        fussy: { requires: { target: { shows: 'duck' } } },
      },
    };
    const on = { anna: ['ducky'], abel: ['ducky~2', 'patch'], bess: ['ducky~3', 'clear'] };
    const oracle = table({ cards, on, hands: [['fussy']] });
    expect(options(oracle, 'play')).toEqual(['play fussy on anna', 'play fussy on bess']);
  });

  it('is the text of the topmost card alone (VIS-5, MOD-5)', () => {
    const cards = { modifiers: { heavy: { effects: { continuous: [{ selfWorth: -7 }] } } } };
    expect(worth(table({ cards, on: { anna: ['heavy'] } }), 'anna')).toBe(-7);
    expect(worth(table({ cards, on: { anna: ['heavy', 'filler'] } }), 'anna')).toBe(0);
  });

  it('counts again when what covered it is gone, but does not happen again (VIS-8)', () => {
    const cards = {
      modifiers: { low: { effects: { immediate: [{ draw: 1 }], continuous: [{ selfWorth: -7 }] } } },
      events: { broom: { effects: { immediate: [{ removeModifier: { from: { of: 'you' } } }] } } },
    };
    const oracle = table({ cards, hands: [['broom']], on: { anna: ['low', 'filler'] }, drawPile: ['sad'] });
    choose(oracle, 'play broom', 'pick filler on anna');
    expect(worth(oracle, 'anna')).toBe(-7);
    expect(hand(oracle, 0)).toEqual([]);
    expect(stack(oracle, 'anna')).toEqual(['low']);
  });

  it('keeps a persistent effect alive while its top icon shows, whatever covers its text (MOD-6)', () => {
    const cards = {
      modifiers: {
        lasting: { icons: { top: 'duck' }, effects: { persistent: [{ selfWorth: -5 }] } },
        stamp: { icons: { top: 'blank' } },
      },
    };
    const worthUnder = (...above: string[]) =>
      worth(table({ rules: 'second', cards, on: { anna: ['lasting', ...above] } }), 'anna');
    expect(worthUnder()).toBe(-5);
    expect(worthUnder('filler')).toBe(-5);
    expect(worthUnder('filler', 'stamp')).toBe(0);
  });

  it('is everything on a mystery: several lie side by side (MYST-2, END-2)', () => {
    const cards = {
      mysteries: {
        attic: { pathos: { top: -10 } },
        cellar: {
          pathos: { top: -5, bottom: 2 },
          icon: 'duck',
          effects: { continuous: [{ pathosPer: { icon: 'duck', among: { of: 'you' }, value: -1 } }] },
        },
      },
    };
    const on = { anna: ['ducky'] };
    const oracle = table({ rules: 'expansion', cards, on, mysteries: [['attic', 'cellar']] });
    expect(value(oracle, 0)).toBe(-10 - 5 + 2 - 2);
  });
});

describe('self-worth', () => {
  it('is printed pathos alone inside an if on selfWorth: no circles', () => {
    const cards = {
      modifiers: {
        gloomy: {
          effects: {
            continuous: [{ selfWorth: -5, if: { count: { selfWorth: { below: 0 } }, atLeast: 1 } }],
          },
        },
      },
    };
    expect(worth(table({ cards, on: { anna: ['gloomy'] } }), 'anna')).toBe(0);
    expect(worth(table({ cards, on: { anna: ['gloomy'], bess: ['sad'] } }), 'anna')).toBe(-5);
  });

  it('grows with each visible icon among the characters meant, its own card among them', () => {
    const cards = {
      modifiers: {
        flock: {
          icon: 'duck',
          effects: { continuous: [{ pathosPer: { icon: 'duck', among: { of: 'anyone' }, value: -5 } }] },
        },
      },
    };
    const oracle = table({ cards, on: { anna: ['flock'], bess: ['ducky'], bob: ['ducky~2', 'gone'] } });
    expect(worth(oracle, 'anna')).toBe(-10); // bob is dead, and left out it means the living
  });

  it('grows with each character meant, too', () => {
    const cards = {
      modifiers: {
        mourner: {
          effects: {
            continuous: [
              { pathosPer: { each: 'character', among: { of: 'you', state: 'dead' }, value: -5 } },
            ],
          },
        },
      },
    };
    const oracle = table({ cards, on: { anna: ['mourner'], abel: ['gone'], bess: ['gone-too'] } });
    expect(worth(oracle, 'anna')).toBe(-5);
  });

  it('asks about the hand of the controller, no matter who played the card (MOD-3)', () => {
    const cards = {
      modifiers: { hungry: { effects: { continuous: [{ selfWorth: -5, if: { hand: { atMost: 0 } } }] } } },
    };
    const on = { anna: ['hungry'] };
    expect(worth(table({ cards, on, hands: [[], ['sad']], playedBy: { hungry: 1 } }), 'anna')).toBe(-5);
    expect(worth(table({ cards, on, hands: [['sad'], []], playedBy: { hungry: 1 } }), 'anna')).toBe(0);
  });
});
