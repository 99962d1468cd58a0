import { describe, expect, it } from 'vitest';
import { asked, choose, hand, isDead, options, stack, table } from '../../support/verify/oracle-table.js';

const reaction = (...clauses: object[]) => ({ effects: { reaction: clauses } });
const cards = {
  events: {
    no: reaction({ cancel: 'event' }),
    'no-more': reaction({ cancel: ['event', 'modifier'] }),
    back: { effects: { reaction: [{ cancel: { kind: 'modifier', to: 'hand' } }], immediate: [{ draw: 1 }] } },
    elsewhere: reaction({ redirect: ['modifier', 'death'] }),
    feast: { effects: { immediate: [{ draw: 1 }] } },
    grave: { effects: { reaction: [{ redirect: 'modifier' }], immediate: [{ playDeath: { of: 'you' } }] } },
  },
  modifiers: {
    gag: { effects: { continuous: [{ cannotPlay: 'event' }] } },
    wreath: { requires: { target: { state: 'any' } } },
    noble: { requires: { target: { family: 'bees' } } },
  },
};

describe('an event with two uses', () => {
  const events = {
    both: { either: true, effects: { reaction: [{ cancel: 'modifier' }], immediate: [{ draw: 1 }] } },
  };

  it('does what its immediate clauses say as a play', () => {
    const oracle = table({ cards: { events }, hands: [['both']], drawPile: ['glad', 'sad'] });
    choose(oracle, 'play both');
    expect([hand(oracle, 0), oracle.state.discards]).toEqual([['glad'], ['both']]);
  });

  it('does what its reaction says as an answer, and no more', () => {
    const oracle = table({ cards: { events }, hands: [['sad'], ['both']], drawPile: ['glad'] });
    choose(oracle, 'play sad on bess', 'react both');
    expect([hand(oracle, 1), stack(oracle, 'bess')]).toEqual([[], []]);
  });
});

describe('a reaction', () => {
  it('is asked for after the announcement, clockwise, of those who hold one that fits (EVENT-2, EVENT-5)', () => {
    const oracle = table({
      cards,
      players: 4,
      hands: [['feast'], ['sad'], ['no'], ['no-more', 'elsewhere']],
      drawPile: ['glad'],
    });
    choose(oracle, 'play feast');
    expect(asked(oracle)).toBe('2 react');
    expect(oracle.state).toMatchObject({ resolving: ['feast'], discards: [] });
    choose(oracle, 'decline');
    expect(asked(oracle)).toBe('3 react');
    expect(options(oracle)).toEqual(['react no-more', 'decline']);
    choose(oracle, 'decline');
    expect(hand(oracle, 0)).toEqual(['glad']);
  });

  it('can not be played in any other way, nor by the active player of the second edition (EVENT-3)', () => {
    const oracle = table({ rules: 'second', cards, hands: [['no', 'feast'], ['no-more']] });
    expect(options(oracle, 'play')).toEqual(['play feast']);
    choose(oracle, 'play feast', 'react no-more');
    expect(asked(oracle)).toBe('0 play'); // seat 0 holds one, but is active
  });

  it('is not answered in the second edition, where only the active player’s plays are (EVENT-3)', () => {
    const hands = [['feast'], ['no'], ['no-more']];
    const oracle = table({ rules: 'second', cards, players: 3, hands, drawPile: ['glad'] });
    choose(oracle, 'play feast');
    expect(asked(oracle)).toBe('1 react');
    choose(oracle, 'react no');
    expect([asked(oracle), hand(oracle, 2)]).toEqual(['0 play', ['no-more']]);
    expect(oracle.state.discards).toEqual(['feast', 'no']);
  });

  it('may be the active player’s elsewhere, asked clockwise from the player who made the play (EVENT-3, EVENT-5)', () => {
    const hands = [['no', 'feast'], ['no-more'], ['no~2']];
    const oracle = table({ cards, players: 3, hands, drawPile: ['glad', 'sad'] });
    choose(oracle, 'play feast', 'react no-more');
    expect(asked(oracle)).toBe('2 react');
    choose(oracle, 'decline');
    expect([asked(oracle), ...options(oracle)]).toEqual(['0 react', 'react no', 'decline']);
    choose(oracle, 'react no', 'decline');
    expect(hand(oracle, 0)).toEqual(['glad']);
  });

  it('sends the card to the discards; it does nothing and the play is spent (EVENT-4)', () => {
    const oracle = table({ cards, hands: [['feast'], ['no']], drawPile: ['glad'] });
    choose(oracle, 'play feast', 'react no');
    expect(hand(oracle, 0)).toEqual([]);
    expect(oracle.state.discards).toEqual(['feast', 'no']);
    expect(oracle.state.turn.playsMade).toBe(1);
  });

  it('sends it back to the hand if it says so; its own immediate clauses follow (cancel)', () => {
    const oracle = table({ cards, hands: [['sad'], ['back']], drawPile: ['glad', 'ducky'] });
    choose(oracle, 'play sad on bess', 'react back');
    expect([hand(oracle, 0), hand(oracle, 1)]).toEqual([['sad'], ['glad']]);
    expect(stack(oracle, 'bess')).toEqual([]);
    expect(oracle.state.discards).toEqual(['back']);
  });

  it('can be answered itself: the last one played resolves first, and the first window stays closed (EVENT-5)', () => {
    const oracle = table({
      cards,
      players: 3,
      hands: [['feast'], ['no'], ['no-more', 'no~2']],
      drawPile: ['glad', 'sad'],
    });
    choose(oracle, 'play feast', 'react no');
    expect(asked(oracle)).toBe('2 react');
    choose(oracle, 'react no-more');
    expect(hand(oracle, 0)).toEqual(['glad']);
    expect(oracle.state.discards).toEqual(['no', 'no-more', 'feast']);
  });

  it('needs a player who can play events', () => {
    const oracle = table({ cards, hands: [['feast'], ['no']], on: { bess: ['gag'] }, drawPile: ['glad'] });
    expect(hand(choose(oracle, 'play feast'), 0)).toEqual(['glad']);
  });

  it('does not answer discards and passes', () => {
    const oracle = table({ cards, hands: [['feast', 'sad'], ['no-more']] });
    expect(asked(choose(oracle, 'discard feast'))).toBe('0 play');
    expect(asked(choose(oracle, 'pass'))).not.toBe('1 react');
  });

  it('sends a death that was played out of turn back to the hand it came from', () => {
    const events = { spare: reaction({ cancel: { kind: 'death', to: 'hand' } }) };
    const modifiers = { grim: { effects: { immediate: [{ playDeath: { of: 'opponents' } }] } } };
    const given = { players: 3, hands: [['grim'], ['gone'], ['spare']], on: { anna: ['sad'] } };
    const oracle = table({ cards: { events, modifiers }, ...given });
    choose(oracle, 'play grim on bess', 'play gone on anna', 'react spare');
    expect(hand(oracle, 1)).toEqual(['gone']);
  });

  it('is not followed by its immediate clauses if it did nothing when its turn came', () => {
    const unsure = {
      reaction: [{ cancel: 'event', if: { hand: { atLeast: 1 } } }],
      immediate: [{ draw: 1 }],
    };
    const no = reaction({ cancel: 'event' });
    const oracle = table({
      cards: { events: { unsure: { effects: unsure }, no, 'no-no': no } },
      players: 3,
      hands: [['nothing'], ['unsure', 'no-no'], ['no']],
      drawPile: ['sad'],
    });
    // It fits while another card is held; by the time that it acts, that one had to be played for its sake.
    choose(oracle, 'play nothing', 'react unsure', 'react no', 'react no-no');
    expect(hand(oracle, 1)).toEqual([]);
    expect(oracle.state.discards).toEqual(['no', 'no-no', 'unsure', 'nothing']);
  });

  it('answers free plays', () => {
    const free = {
      events: { ...cards.events, spree: { effects: { immediate: [{ freePlay: 'modifier' }] } } },
    };
    const oracle = table({ cards: free, hands: [['spree', 'sad'], ['back']], drawPile: ['glad'] });
    choose(oracle, 'play spree', 'play sad on bess');
    expect(asked(oracle)).toBe('1 react');
  });
});

describe('redirect', () => {
  it('gives the card another legal target, chosen by the player who reacts', () => {
    const oracle = table({
      cards,
      hands: [['gone'], ['elsewhere']],
      on: { anna: ['sad'], bess: ['sadder'] },
    });
    choose(oracle, 'play gone on bess', 'react elsewhere');
    expect(asked(oracle)).toBe('1 character');
    expect(options(oracle)).toEqual(['pick anna']);
    choose(oracle, 'pick anna');
    expect([isDead(oracle, 'anna'), isDead(oracle, 'bess')]).toEqual([true, false]);
    expect(oracle.state.discards).toEqual(['elsewhere']);
  });

  it('picks no character that is shielded from it', () => {
    const modifiers = { ...cards.modifiers, nun: { effects: { continuous: [{ shield: 'event' }] } } };
    const on = { anna: ['nun'], bess: ['sad'] };
    const oracle = table({ cards: { ...cards, modifiers }, hands: [['glad'], ['elsewhere']], on });
    choose(oracle, 'play glad on bess', 'react elsewhere');
    expect(options(oracle)).toEqual(['pick abel', 'pick ada', 'pick bob', 'pick bill']);
  });

  it('can be played only where there is another', () => {
    const oracle = table({ cards, hands: [['gone'], ['elsewhere']], on: { bess: ['sadder'] } });
    choose(oracle, 'play gone on bess');
    expect(isDead(oracle, 'bess')).toBe(true);
  });
});

describe('a target that died while its play was answered', () => {
  const given = { cards, on: { bess: ['sad'] } };

  it('is out of reach: the card goes to the discards and does nothing', () => {
    const oracle = table({ ...given, hands: [['noble'], ['grave', 'gone']] });
    choose(oracle, 'play noble on bob', 'react grave', 'pick bess', 'play gone on bess');
    expect(stack(oracle, 'bess')).toEqual(['sad', 'gone']);
    expect(oracle.state.discards).toEqual(['grave', 'noble']);
  });

  it('still takes what may lie on the dead', () => {
    const moved = { moveDeath: { from: { of: 'you' }, to: { of: 'you' } } };
    const wake = { effects: { reaction: [{ redirect: 'modifier' }], immediate: [moved] } };
    const on = { bess: ['sad'], bob: ['gone'] };
    const events = { ...cards.events, wake };
    const hands = [['wreath'], ['wake']];
    const oracle = table({ rules: 'second', cards: { ...cards, events }, on, hands });
    choose(oracle, 'play wreath on bob', 'react wake', 'pick bess', 'pick bob', 'pick bess');
    expect(stack(oracle, 'bess')).toEqual(['sad', 'gone', 'wreath']);
  });
});
