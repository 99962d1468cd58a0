import { describe, expect, it } from 'vitest';
import {
  asked,
  choose,
  hand,
  isDead,
  options,
  stack,
  table,
  worth,
} from '../../support/verify/oracle-table.js';

/** An event that does this. */
const doing = (...immediate: object[]) => ({ events: { deed: { effects: { immediate } } } });
const FILLERS = ['filler', 'filler~2', 'filler~3', 'filler~4', 'filler~5'];

describe('draw', () => {
  it('draws that many, whatever the limit says', () => {
    const oracle = table({
      cards: doing({ draw: 2 }),
      hands: [['deed', ...FILLERS]],
      drawPile: ['sad', 'glad', 'ducky'],
    });
    choose(oracle, 'play deed');
    expect(hand(oracle, 0)).toEqual([...FILLERS, 'sad', 'glad']);
  });

  it('shuffles the discards when the pile runs out, and stops when there is nothing left (SETUP-5)', () => {
    const oracle = table({
      cards: doing({ draw: 4 }),
      hands: [['deed']],
      drawPile: ['sad'],
      discards: ['glad', 'ducky'],
    });
    choose(oracle, 'play deed');
    expect(hand(oracle, 0)).toEqual(['sad', 'ducky', 'glad']);
    // The event comes to the discards last, and is the new draw pile at once.
    expect([oracle.state.drawPile, oracle.state.discards]).toEqual([['deed'], []]);
  });
});

describe('discard', () => {
  it('lets the player who discards name the cards, one at a time; nothing happens until all are named', () => {
    const oracle = table({ cards: doing({ discard: 2 }), hands: [['deed', 'sad', 'glad', 'ducky']] });
    choose(oracle, 'play deed', 'pick ducky');
    expect(hand(oracle, 0)).toEqual(['sad', 'glad', 'ducky']);
    expect(options(oracle)).toEqual(['pick sad', 'pick glad']);
    choose(oracle, 'pick sad');
    expect(hand(oracle, 0)).toEqual(['glad']);
    expect(oracle.state.discards).toEqual(['ducky', 'sad', 'deed']);
  });

  it('takes all if the hand is smaller', () => {
    const oracle = table({ cards: doing({ discard: 3 }), hands: [['deed', 'sad']] });
    choose(oracle, 'play deed', 'pick sad');
    expect(hand(oracle, 0)).toEqual([]);
    expect(asked(oracle)).toBe('0 play');
  });

  it('leaves it to chance, or goes down to a number, or takes the whole hand', () => {
    const random = table({
      cards: doing({ discard: { count: 1, pick: 'random' }, who: 'opponents' }),
      hands: [['deed'], ['sad', 'glad']],
    });
    expect(hand(choose(random, 'play deed'), 1)).toEqual(['glad']);
    const down = table({ cards: doing({ discard: { downTo: 1 } }), hands: [['deed', 'sad', 'glad']] });
    expect(hand(choose(down, 'play deed', 'pick sad'), 0)).toEqual(['glad']);
    const few = table({ cards: doing({ discard: { downTo: 3 } }), hands: [['deed', 'sad']] });
    expect(asked(choose(few, 'play deed'))).toBe('0 play');
    expect(hand(few, 0)).toEqual(['sad']);
    const whole = table({ cards: doing({ discard: 'hand' }), hands: [['deed', 'sad', 'glad']] });
    expect(hand(choose(whole, 'play deed'), 0)).toEqual([]);
  });
});

describe('take', () => {
  it('takes random cards from one opponent whom the taker names', () => {
    const oracle = table({
      cards: doing({ take: 2 }),
      players: 3,
      hands: [['deed'], ['sad'], ['glad', 'ducky', 'filler']],
    });
    choose(oracle, 'play deed');
    expect(options(oracle)).toEqual(['pick player 1', 'pick player 2']);
    choose(oracle, 'pick player 2');
    expect([hand(oracle, 0), hand(oracle, 2)]).toEqual([['glad', 'ducky'], ['filler']]);
  });

  it('takes that many from each, or from a neighbour of the player who acts', () => {
    const each = table({
      cards: doing({ take: { count: 1, from: 'opponents' } }),
      players: 3,
      hands: [['deed'], ['sad', 'glad'], []],
    });
    expect(hand(choose(each, 'play deed'), 0)).toEqual(['sad']);
    const left = table({
      cards: { modifiers: { grab: { effects: { immediate: [{ take: { count: 1, from: 'left' } }] } } } },
      players: 3,
      hands: [['grab', 'sad'], ['glad'], ['ducky']],
    });
    choose(left, 'play grab on bess');
    expect([0, 1, 2].map((seat) => hand(left, seat))).toEqual([['sad'], ['glad', 'ducky'], []]);
  });
});

describe('take by another player than you', () => {
  it('brings the cards to the player who acts, from their opponents, clockwise from the active player', () => {
    const cards = {
      modifiers: {
        rob: { effects: { immediate: [{ take: { count: 1, from: 'opponents' }, who: 'playedBy' }] } },
      },
    };
    const oracle = table({ cards, players: 3, turn: { active: 1 }, hands: [['sad'], ['rob'], ['glad']] });
    choose(oracle, 'play rob on cora');
    expect(hand(oracle, 1)).toEqual(['glad', 'sad']);
  });
});

describe('give', () => {
  it('gives cards of one’s choice to an opponent of one’s choice', () => {
    const oracle = table({
      cards: doing({ give: 2 }),
      players: 3,
      hands: [['deed', 'sad', 'glad', 'ducky']],
    });
    choose(oracle, 'play deed', 'pick player 2', 'pick ducky', 'pick sad');
    expect([hand(oracle, 0), hand(oracle, 2)]).toEqual([['glad'], ['ducky', 'sad']]);
  });

  it('gives to a neighbour without asking whom, all if there are fewer', () => {
    const oracle = table({
      cards: doing({ give: { count: 2, to: 'right' } }),
      players: 3,
      hands: [['deed', 'sad']],
    });
    choose(oracle, 'play deed', 'pick sad');
    expect(hand(oracle, 2)).toEqual(['sad']);
  });
});

describe('swapHands', () => {
  it('exchanges whole hands, empty ones too', () => {
    const oracle = table({ cards: doing({ swapHands: 'opponent' }), hands: [['deed', 'sad', 'glad'], []] });
    choose(oracle, 'play deed', 'pick player 1');
    expect([hand(oracle, 0), hand(oracle, 1)]).toEqual([[], ['sad', 'glad']]);
    const left = table({
      cards: doing({ swapHands: 'left' }),
      players: 3,
      hands: [['deed', 'sad'], ['glad'], ['ducky']],
    });
    choose(left, 'play deed');
    expect([0, 1, 2].map((seat) => hand(left, seat))).toEqual([['glad'], ['sad'], ['ducky']]);
  });
});

describe('recover', () => {
  it('takes what there is of a kind from the discards, and never reshuffles', () => {
    const oracle = table({
      cards: doing({ recover: { kind: ['modifier', 'death'], count: 3 } }),
      hands: [['deed']],
      discards: ['sad', 'nothing', 'gone'],
    });
    choose(oracle, 'play deed');
    expect(options(oracle)).toEqual(['pick sad', 'pick gone']);
    choose(oracle, 'pick gone', 'pick sad');
    expect(hand(oracle, 0)).toEqual(['gone', 'sad']);
    expect(oracle.state.discards).toEqual(['nothing', 'deed']);
  });
});

describe('search', () => {
  it('takes from the draw pile and shuffles it, whether or not something was found', () => {
    const found = table({
      cards: doing({ search: 'event' }),
      hands: [['deed']],
      drawPile: ['sad', 'nothing', 'glad'],
    });
    choose(found, 'play deed', 'pick nothing');
    expect(hand(found, 0)).toEqual(['nothing']);
    expect(found.state.drawPile).toEqual(['glad', 'sad']);
    const none = table({
      cards: doing({ search: 'death' }),
      hands: [['deed']],
      drawPile: ['sad', 'glad'],
      discards: ['gone'],
    });
    choose(none, 'play deed');
    expect(none.state.drawPile).toEqual(['glad', 'sad']);
    expect(none.state.discards).toEqual(['gone', 'deed']);
  });
});

describe('freePlay', () => {
  it('plays up to that many at once, without costing a play (TURN-7), each resolved wholly', () => {
    const cards = {
      modifiers: {
        wed: { effects: { immediate: [{ freePlay: { kind: 'modifier', count: 2 } }, { draw: 1 }] } },
      },
    };
    const oracle = table({ cards, hands: [['wed', 'sad', 'glad', 'nothing']], drawPile: ['filler'] });
    choose(oracle, 'play wed on anna');
    expect(asked(oracle)).toBe('0 freePlay');
    expect(options(oracle, 'play nothing')).toEqual([]);
    choose(oracle, 'play sad on bess');
    expect(stack(oracle, 'bess')).toEqual(['sad']);
    choose(oracle, 'decline');
    expect(hand(oracle, 0)).toEqual(['glad', 'nothing', 'filler']);
    expect(oracle.state.turn.playsMade).toBe(1);
  });

  it('allows a death out of the second play, too (TURN-8)', () => {
    const oracle = table({
      cards: doing({ freePlay: 'death' }),
      hands: [['deed', 'gone']],
      on: { bess: ['sad'] },
    });
    choose(oracle, 'pass', 'play deed', 'play gone on bess');
    expect(isDead(oracle, 'bess')).toBe(true);
  });

  it('belongs to whom the effect serves, in any player’s turn, but in the second edition (TURN-7)', () => {
    const cards = { modifiers: { wed: { effects: { immediate: [{ freePlay: 'card' }] } } } };
    const oracle = table({ cards, hands: [['wed'], ['sad']] });
    expect(asked(choose(oracle, 'play wed on bess'))).toBe('1 freePlay');
    expect(asked(choose(oracle, 'play sad on anna'))).toBe('0 play');
    const second = table({ rules: 'second', cards, hands: [['wed'], ['sad']] });
    expect(asked(choose(second, 'play wed on bess'))).toBe('0 play');
  });
});

describe('moveModifier', () => {
  const move = (value: object) => doing({ moveModifier: value });

  it('lays it on top of its new stack; it was not played (MOD-7)', () => {
    const cards = {
      ...move({ from: { of: 'opponents' }, to: { of: 'you' } }),
      modifiers: {
        lively: {
          pathos: { top: -3 },
          effects: { immediate: [{ draw: 1 }], continuous: [{ drawLimit: 1 }] },
        },
      },
    };
    const oracle = table({
      cards,
      hands: [['deed']],
      on: { anna: ['sad'], bess: ['glad', 'lively'] },
      drawPile: [...FILLERS, 'ducky', 'ducky~2'],
    });
    choose(oracle, 'play deed');
    expect(options(oracle)).toEqual(['pick lively on bess']);
    choose(oracle, 'pick lively on bess');
    expect(options(oracle)).toEqual(['pick anna', 'pick abel', 'pick ada']);
    choose(oracle, 'pick anna');
    expect(stack(oracle, 'anna')).toEqual(['sad', 'lively']);
    expect([worth(oracle, 'anna'), worth(oracle, 'bess')]).toEqual([-3, 10]);
    expect(hand(oracle, 0)).toEqual([]);
    choose(oracle, 'pass');
    expect(hand(oracle, 0)).toHaveLength(6); // its draw limit came along
  });

  it('serves the controller of its new character, and still remembers who played it (MOD-7)', () => {
    const cards = {
      ...move({ from: { of: 'you' }, to: { of: 'opponents' } }),
      modifiers: { rich: { effects: { continuous: [{ drawLimit: 1 }] } } },
    };
    const oracle = table({ cards, hands: [['deed']], on: { anna: ['rich'] }, drawPile: [...FILLERS, 'sad'] });
    choose(oracle, 'play deed', 'pick rich on anna', 'pick bob', 'pass');
    expect(hand(oracle, 0)).toHaveLength(5);
    expect(oracle.state.seats[1]?.family[1]?.stack).toEqual([{ card: 'rich', playedBy: 0 }]);
  });

  it('takes any modifier of a stack if it says so, but never a death', () => {
    const any = { from: { of: 'opponents', state: 'any' }, to: { of: 'you' }, pick: 'any' };
    const oracle = table({ cards: move(any), hands: [['deed']], on: { bess: ['sad', 'glad', 'gone'] } });
    expect(options(choose(oracle, 'play deed'))).toEqual(['pick sad on bess', 'pick glad on bess']);
  });

  it('does nothing without another character to move it to', () => {
    const only = { from: { of: 'you' }, to: { of: 'you', shows: 'duck' } };
    const oracle = table({ cards: move(only), hands: [['deed']], on: { anna: ['ducky'] } });
    expect(asked(choose(oracle, 'play deed'))).toBe('0 play');
  });
});

describe('removeModifier and returnModifier', () => {
  it('take it to the discards, or to the hand of the player who acts', () => {
    const on = { anna: ['sad'], bess: ['glad', 'ducky'] };
    const removed = table({
      cards: doing({ removeModifier: { from: { of: 'opponents' }, pick: 'any' } }),
      hands: [['deed']],
      on,
    });
    choose(removed, 'play deed');
    expect(options(removed)).toEqual(['pick glad on bess', 'pick ducky on bess']);
    choose(removed, 'pick glad on bess');
    expect(removed.state.discards).toEqual(['glad', 'deed']);
    const returned = table({
      cards: doing({ returnModifier: { from: { of: 'you' } }, who: 'opponents' }),
      hands: [['deed']],
      on,
    });
    choose(returned, 'play deed');
    expect(asked(returned)).toBe('1 card');
    choose(returned, 'pick sad on anna');
    expect(hand(returned, 1)).toEqual(['sad']);
  });

  it('leave `this` the character that the card was laid on, when the card itself has gone (MOD-3)', () => {
    const boomerang = [{ returnModifier: { from: 'this' } }, { draw: 1, if: { this: { shows: 'duck' } } }];
    const leap = [
      { moveModifier: { from: 'this', to: { of: 'opponents' } } },
      { removeModifier: { from: 'this', pick: 'any' } },
    ];
    const cards = {
      modifiers: {
        boomerang: { effects: { immediate: boomerang } },
        leap: { effects: { immediate: leap } },
      },
    };
    const start = (card: string) =>
      table({ cards, hands: [[card]], on: { anna: ['ducky'], bess: ['sad'] }, drawPile: FILLERS });
    const returned = choose(start('boomerang'), 'play boomerang on anna', 'pick boomerang on anna');
    expect(hand(returned, 0)).toEqual(['boomerang', 'filler']);
    const moved = choose(start('leap'), 'play leap on anna', 'pick leap on anna', 'pick bess');
    expect(options(moved)).toEqual(['pick ducky on anna']);
  });
});

describe('swapModifiers', () => {
  it('exchanges all modifiers, order kept; deaths stay, on top', () => {
    const cards = doing({ swapModifiers: { a: { of: 'you' }, b: { of: 'opponents', state: 'any' } } });
    const on = { anna: ['sad', 'glad'], bess: ['ducky', 'gone', 'filler'] };
    const oracle = table({ cards, hands: [['deed']], on });
    choose(oracle, 'play deed', 'pick anna', 'pick bess');
    expect(stack(oracle, 'anna')).toEqual(['ducky', 'filler']);
    expect(stack(oracle, 'bess')).toEqual(['sad', 'glad', 'gone']);
    const dead = doing({ swapModifiers: { a: { of: 'you', state: 'dead' }, b: { of: 'opponents' } } });
    const other = table({ cards: dead, hands: [['deed']], on: { anna: ['gone', 'sad'], bess: ['ducky'] } });
    choose(other, 'play deed', 'pick anna', 'pick bess');
    expect(stack(other, 'anna')).toEqual(['ducky', 'gone']);
  });

  it('needs two different characters, not modifiers', () => {
    const cards = doing({ swapModifiers: { a: { of: 'you' }, b: { of: 'you' } } });
    const oracle = table({ cards, hands: [['deed']] });
    choose(oracle, 'play deed', 'pick anna');
    expect(options(oracle)).toEqual(['pick abel', 'pick ada']);
  });
});

describe('revive', () => {
  it('takes the death to the discards; the modifiers stay and it lives (DEATH-7)', () => {
    const oracle = table({
      cards: doing({ revive: { of: 'opponents' } }),
      hands: [['deed']],
      on: { bess: ['sad', 'gone', 'glad'] },
    });
    choose(oracle, 'play deed', 'pick bess');
    expect(stack(oracle, 'bess')).toEqual(['sad', 'glad']);
    expect(isDead(oracle, 'bess')).toBe(false);
    expect(oracle.state.discards).toEqual(['gone', 'deed']);
  });
});

describe('moveDeath', () => {
  const cards = {
    ...doing({ moveDeath: { from: { of: 'anyone' }, to: { of: 'anyone' } } }),
    deaths: { costly: { effects: { immediate: [{ discard: 1 }] } } },
  };

  it('lets one live and another, below 0, die; the death does not act again (DEATH-7, DEATH-2)', () => {
    const on = { anna: ['sad'], abel: ['glad'], bess: ['sadder', 'costly'] };
    const oracle = table({ cards, hands: [['deed', 'ducky']], on });
    choose(oracle, 'play deed', 'pick bess');
    expect(options(oracle)).toEqual(['pick anna']);
    choose(oracle, 'pick anna');
    expect([isDead(oracle, 'bess'), isDead(oracle, 'anna')]).toEqual([false, true]);
    expect(hand(oracle, 0)).toEqual(['ducky']);
  });

  it('works either way where the card says so, and never within one side (DEATH-7)', () => {
    const either = doing({ moveDeath: { from: { of: 'opponents' }, to: { of: 'you' }, eitherWay: true } });
    const on = { anna: ['sad', 'costly'], abel: ['sad~2'], bess: ['sadder', 'gone'], bob: ['sad~3'] };
    const oracle = table({ cards: { ...cards, ...either }, hands: [['deed']], on });
    expect(options(choose(oracle, 'play deed'))).toEqual(['pick bess', 'pick anna']);
    expect(options(choose(oracle, 'pick anna'))).toEqual(['pick bob']);
    choose(oracle, 'pick bob');
    expect([isDead(oracle, 'anna'), stack(oracle, 'bob')]).toEqual([false, ['sad~3', 'costly']]);
  });

  it('does nothing where no one may die, unless any self-worth will do', () => {
    const on = { bess: ['sadder', 'costly'] };
    expect(asked(choose(table({ cards, hands: [['deed']], on }), 'play deed'))).toBe('0 play');
    const any = doing({ moveDeath: { from: { of: 'anyone' }, to: { of: 'you' }, anySelfWorth: true } });
    const oracle = table({ cards: { ...cards, ...any }, hands: [['deed']], on });
    expect(options(choose(oracle, 'play deed', 'pick bess'))).toEqual(['pick anna', 'pick abel', 'pick ada']);
  });
});

describe('playDeath', () => {
  const cards = { modifiers: { grim: { effects: { immediate: [{ playDeath: { of: 'opponents' } }] } } } };
  const given = { cards, hands: [['grim'], ['gone']], on: { anna: ['sad'], bess: ['sadder'] } };

  it('may be done in another player’s turn (DEATH-6), on such a character below 0', () => {
    const oracle = table(given);
    choose(oracle, 'play grim on bob');
    expect(asked(oracle)).toBe('1 playDeath');
    expect(options(oracle)).toEqual(['play gone on anna', 'decline']);
    choose(oracle, 'play gone on anna');
    expect(isDead(oracle, 'anna')).toBe(true);
    expect(hand(oracle, 1)).toEqual([]);
  });

  it('works in one’s own turn only in the second edition (EVENT-3)', () => {
    const oracle = table({ ...given, rules: 'second' });
    expect(asked(choose(oracle, 'play grim on bob'))).toBe('0 play');
  });
});
