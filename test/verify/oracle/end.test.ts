import { describe, expect, it } from 'vitest';
import { asked, choose, hand, table, value } from '../../support/verify/oracle-table.js';

describe('the end', () => {
  const cards = {
    deaths: { final: { pathos: { top: -25 }, effects: { immediate: [{ draw: 1 }] } } },
    modifiers: {
      vulture: {
        effects: { continuous: [{ whenever: { event: 'dies', of: 'everyone' }, do: [{ draw: 1 }] }] },
      },
    },
  };
  const on = { bess: ['sad', 'gone'], bob: ['gone-too'], bill: ['sad~2'] };

  it('comes at once when a family is dead; its death does not act, but its pathos counts (END-1, END-2)', () => {
    const oracle = table({
      cards,
      hands: [['final', 'glad']],
      on: { ...on, anna: ['vulture'] },
      drawPile: ['filler'],
    });
    choose(oracle, 'play final on bill');
    expect(oracle.decision).toBeNull();
    expect(oracle.state.over).toEqual({ why: 'family' });
    expect(hand(oracle, 0)).toEqual(['glad']);
    expect(hand(oracle, 1)).toEqual([]);
    expect(value(oracle, 1)).toBe(-10 + 0 - 25);
    expect(value(oracle, 0)).toBe(0);
    expect(oracle.winners).toEqual([1]);
  });

  it('comes when a moved death leaves a family without the living (END-1)', () => {
    const move = {
      events: {
        swap: { effects: { immediate: [{ moveDeath: { from: { of: 'you' }, to: { of: 'opponents' } } }] } },
      },
    };
    const oracle = table({ cards: move, hands: [['swap']], on: { ...on, anna: ['gone~2'] } });
    choose(oracle, 'play swap', 'pick anna', 'pick bill');
    expect(oracle.state.over).toEqual({ why: 'family' });
  });

  it('shares a tie (END-3); the living count nothing (END-2)', () => {
    const oracle = table({ on: { anna: ['sadder'], bess: ['glad'] } });
    expect([value(oracle, 0), value(oracle, 1)]).toEqual([0, 0]);
    expect(oracle.winners).toEqual([0, 1]);
  });
});

describe('a stalemate (END-5)', () => {
  it('comes after 400 turns', () => {
    const oracle = table({ hands: [['sad'], ['glad']], turn: { number: 399 } });
    choose(oracle, 'pass', 'pass');
    expect(asked(oracle)).toBe('1 play');
    choose(oracle, 'pass', 'pass');
    expect(oracle.state.over).toEqual({ why: 'turns' });
  });

  it('comes after a round in which no player has a card or gets one', () => {
    const oracle = table({ turn: { idle: true }, drawPile: [] });
    choose(oracle, 'pass', 'pass');
    expect(asked(oracle)).toBe('1 play');
    choose(oracle, 'pass', 'pass');
    expect(oracle.state.over).toEqual({ why: 'idle' });
  });

  it('does not come while a player still has a card', () => {
    const oracle = table({ hands: [['sad']] }, (state) => {
      state.idleTurns = 1;
    });
    choose(oracle, 'pass', 'pass', 'pass', 'pass');
    expect(asked(oracle)).toBe('0 play');
    expect(oracle.state.idleTurns).toBe(1);
  });

  it('comes when a turn announces more than 300 cards', () => {
    const oracle = table({ hands: [['sad', 'glad']], turn: { announced: 299 } });
    choose(oracle, 'play sad on anna');
    expect(oracle.state.over).toBeNull();
    choose(oracle, 'play glad on anna');
    expect(oracle.state.over).toEqual({ why: 'announcements' });
  });

  it('comes when one play sets off more than 300 triggers', () => {
    const trigger = (event: string, immediate: object) => ({
      effects: { continuous: [{ whenever: { event, of: 'everyone' }, do: [immediate] }] },
    });
    // Each sets off all the others: 1,956 of them, were there no end.
    const cards = {
      modifiers: { storm: { copies: 6, ...trigger('drawn', { draw: 1 }) } },
      events: { spark: { effects: { immediate: [{ draw: 1 }] } } },
    };
    const on = {
      anna: ['storm'],
      abel: ['storm~2'],
      ada: ['storm~3'],
      bess: ['storm~4'],
      bob: ['storm~5'],
      bill: ['storm~6'],
    };
    const drawPile = Array.from({ length: 600 }, (_, copy) => `filler~${copy + 2}`);
    const oracle = table({ cards, on, hands: [['spark']], drawPile });
    choose(oracle, 'play spark');
    expect(oracle.state.over).toEqual({ why: 'triggers' });
  });
});
