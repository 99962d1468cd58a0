import { describe, expect, it } from 'vitest';
import { asked, choose, hand, options, table } from '../../support/verify/oracle-table.js';

const FILLERS = [
  'filler',
  'filler~2',
  'filler~3',
  'filler~4',
  'filler~5',
  'filler~6',
  'filler~7',
  'filler~8',
];

describe('a turn', () => {
  it('is two plays and the draw phase, then the player to the left (TURN-1, TURN-5)', () => {
    const oracle = table({ players: 3, hands: [['nothing'], ['sad']], drawPile: FILLERS });
    expect(asked(oracle)).toBe('0 play');
    choose(oracle, 'pass', 'play nothing');
    expect(hand(oracle, 0)).toEqual(FILLERS.slice(0, 5));
    expect(asked(oracle)).toBe('1 play');
    expect(oracle.state.turn).toEqual({ number: 2, active: 1, playsMade: 0, announced: 0, idle: false });
    choose(oracle, 'pass', 'pass', 'pass', 'pass');
    expect(asked(oracle)).toBe('0 play');
  });

  it('offers any card, one discard or a pass (TURN-2), but no death as the second play (TURN-3, DEATH-1)', () => {
    const oracle = table({ hands: [['nothing', 'gone']], on: { bess: ['sad'] } });
    const first = ['play nothing', 'play gone on bess', 'discard nothing', 'discard gone', 'pass'];
    expect(options(oracle)).toEqual(first);
    choose(oracle, 'pass');
    expect(options(oracle)).toEqual(['play nothing', 'discard nothing', 'discard gone', 'pass']);
  });

  it('offers the whole hand or a pass in the second edition (TURN-4)', () => {
    const oracle = table({ rules: 'second', hands: [['nothing', 'gone']], drawPile: FILLERS });
    expect(options(oracle)).toEqual(['play nothing', 'discardHand', 'pass']);
    choose(oracle, 'discardHand');
    expect(oracle.state.discards).toEqual(['nothing', 'gone']);
    expect(options(oracle)).toEqual(['pass']);
    choose(oracle, 'pass');
    expect(hand(oracle, 0)).toHaveLength(5);
  });

  it('never makes anybody discard down (TURN-6)', () => {
    const oracle = table({ hands: [FILLERS], drawPile: ['sad'] });
    choose(oracle, 'pass', 'pass');
    expect(hand(oracle, 0)).toEqual(FILLERS);
    expect(oracle.state.drawPile).toEqual(['sad']);
  });

  it('makes a new draw pile of the discards in the middle of a draw; with both empty nothing is drawn (SETUP-5)', () => {
    const oracle = table({ hands: [], drawPile: ['sad'], discards: ['glad', 'ducky'] });
    choose(oracle, 'pass', 'pass');
    expect(hand(oracle, 0)).toEqual(['sad', 'ducky', 'glad']);
    expect(oracle.state.discards).toEqual([]);
  });

  it('refills only the hand of the player who has it (TURN-11)', () => {
    const oracle = table({ hands: [[], []], drawPile: FILLERS });
    choose(oracle, 'pass', 'pass');
    expect(hand(oracle, 1)).toEqual([]);
  });
});

describe('the draw limit', () => {
  const cards = {
    modifiers: {
      more: { effects: { continuous: [{ drawLimit: 2 }] } },
      less: { copies: 3, effects: { continuous: [{ drawLimit: -3 }] } },
      'theirs-less': { effects: { continuous: [{ drawLimit: -1, who: 'opponents' }] } },
      miser: { effects: { continuous: [{ drawLimit: -2, if: { hand: { atLeast: 4 } } }] } },
      glutton: { effects: { continuous: [{ drawLimit: 2, if: { hand: { atLeast: 4 } } }] } },
    },
  };
  const drawn = (on: Record<string, string[]>) => {
    const oracle = table({ cards, on, drawPile: FILLERS });
    return hand(choose(oracle, 'pass', 'pass'), 0).length;
  };

  it('adds up what changes it, never below 0 (TURN-5)', () => {
    expect(drawn({ anna: ['more'] })).toBe(7);
    expect(drawn({ anna: ['more'], abel: ['less'] })).toBe(4);
    expect(drawn({ anna: ['less'], abel: ['less~2'] })).toBe(0);
  });

  it('is looked at before each card (TURN-5)', () => {
    expect(drawn({ anna: ['miser'] })).toBe(4);
    expect(drawn({ anna: ['glutton'] })).toBe(7);
  });

  it('concerns whom it says, from the side of the character (MOD-3)', () => {
    expect(drawn({ bess: ['more'] })).toBe(5);
    expect(drawn({ bess: ['theirs-less'] })).toBe(4);
    expect(drawn({ anna: ['theirs-less'] })).toBe(5);
  });

  it('still counts on the dead, while its text can be read (MOD-5)', () => {
    expect(drawn({ anna: ['gone', 'more'] })).toBe(7);
    expect(drawn({ anna: ['more', 'gone'] })).toBe(5);
  });
});

describe('the number of plays', () => {
  const cards = {
    modifiers: {
      busy: { effects: { continuous: [{ plays: 1 }] } },
      lazy: { effects: { continuous: [{ plays: -3 }] } },
      twice: { effects: { immediate: [{ extraPlay: 2 }] } },
      tired: { effects: { immediate: [{ skip: 'play' }] } },
      deadly: { effects: { continuous: [{ deathOnAnyPlay: true }] } },
    },
  };

  it('changes while the effect is visible, never below 0 (plays)', () => {
    const busy = table({ cards, on: { anna: ['busy'] } });
    choose(busy, 'pass', 'pass');
    expect(asked(busy)).toBe('0 play');
    expect(asked(choose(busy, 'pass'))).toBe('1 play');
    expect(asked(table({ cards, on: { anna: ['lazy'] } }))).toBe('1 play');
  });

  it('grows by extra plays, this turn (extraPlay)', () => {
    const oracle = table({ cards, hands: [['twice']] });
    choose(oracle, 'play twice on anna', 'pass', 'pass');
    expect(asked(oracle)).toBe('0 play');
    expect(asked(choose(oracle, 'pass'))).toBe('1 play');
    expect(oracle.state.seats[0]?.extraPlays).toBe(0);
  });

  it('grows in their next turn if it is not theirs now (extraPlay)', () => {
    const oracle = table({ cards, hands: [['twice']] });
    choose(oracle, 'play twice on bess', 'pass', 'pass', 'pass', 'pass');
    expect(asked(oracle)).toBe('1 play');
    expect(asked(choose(oracle, 'pass'))).toBe('0 play');
  });

  it('loses its last play by a skip, or one of the next turn if there is none left (skip: play)', () => {
    const first = table({ cards, hands: [['tired']] });
    expect(asked(choose(first, 'play tired on anna'))).toBe('1 play');
    const second = table({ cards, hands: [['tired']], drawPile: FILLERS });
    choose(second, 'pass', 'play tired on anna', 'pass', 'pass');
    expect(asked(second)).toBe('0 play');
    expect(asked(choose(second, 'pass'))).toBe('1 play');
  });

  it('lets a death be any play where an effect says so (deathOnAnyPlay)', () => {
    const oracle = table({ cards, hands: [['gone']], on: { anna: ['deadly'], bess: ['sad'] } });
    expect(options(choose(oracle, 'pass'), 'play')).toEqual(['play gone on bess']);
  });
});

describe('a skip', () => {
  const cards = {
    modifiers: {
      sleepy: { copies: 2, effects: { immediate: [{ skip: 'turn' }] } },
      hungry: { effects: { immediate: [{ skip: 'draw' }] } },
    },
  };

  it('of a turn adds up, and takes the draw along (skip: turn)', () => {
    const oracle = table({ cards, hands: [['sleepy', 'sleepy~2']], drawPile: FILLERS });
    choose(oracle, 'play sleepy on bess', 'play sleepy~2 on bess', 'pass', 'pass');
    expect(asked(oracle)).toBe('0 play');
    expect(asked(choose(oracle, 'pass', 'pass'))).toBe('1 play');
  });

  it('of a draw phase is used up by it (skip: draw)', () => {
    const oracle = table({ cards, hands: [['hungry']], drawPile: FILLERS });
    choose(oracle, 'play hungry on anna', 'pass');
    expect(hand(oracle, 0)).toEqual([]);
    expect(oracle.state.seats[0]?.skips.draw).toBe(0);
  });
});

describe('an event that is played as it is drawn (TURN-9)', () => {
  const cards = {
    events: {
      'at-once': { asDrawn: true, effects: { immediate: [{ discard: 1, who: 'everyone' }] } },
      well: { effects: { immediate: [{ draw: 2 }, { skip: 'draw' }] } },
      no: { effects: { reaction: [{ cancel: 'event' }] } },
    },
    modifiers: { gag: { effects: { continuous: [{ cannotPlay: 'event' }] } } },
  };

  it('resolves at the end of the turn when drawn in the draw phase, and nothing is drawn in its place', () => {
    const oracle = table({
      rules: 'second',
      cards,
      hands: [[], ['sad']],
      drawPile: ['at-once', ...FILLERS.slice(0, 4), 'glad'],
    });
    choose(oracle, 'pass', 'pass');
    expect(asked(oracle)).toBe('0 card');
    expect(options(oracle)).toHaveLength(4);
    choose(oracle, 'pick filler~4', 'pick sad');
    expect(hand(oracle, 0)).toEqual(FILLERS.slice(0, 3));
    expect(oracle.state.discards).toEqual(['filler~4', 'sad', 'at-once']);
    expect(oracle.state.drawPile).toEqual(['glad']);
  });

  it('resolves right after the effect that drew it', () => {
    const oracle = table({ cards, hands: [['well']], drawPile: ['at-once', 'sad', 'glad'] });
    choose(oracle, 'play well');
    expect(oracle.state.seats[0]?.skips.draw).toBe(0);
    choose(oracle, 'pick sad');
    expect(oracle.state.discards).toEqual(['sad', 'at-once', 'well']);
    expect(oracle.state.seats[0]?.skips.draw).toBe(1);
  });

  it('may be answered like any other', () => {
    const oracle = table({ cards, hands: [[], ['no']], drawPile: ['at-once', ...FILLERS] });
    choose(oracle, 'pass', 'pass', 'react no');
    expect(oracle.state.discards).toEqual(['at-once', 'no']);
  });

  it('is kept by a player who can not play it', () => {
    const oracle = table({ cards, on: { anna: ['gag'] }, drawPile: ['at-once'] });
    choose(oracle, 'pass', 'pass');
    expect(hand(oracle, 0)).toEqual(['at-once']);
  });
});

describe('cards', () => {
  it('resolve in the order in which they were played (TURN-10)', () => {
    const oracle = table({ hands: [['sad', 'glad']] });
    choose(oracle, 'play sad on bess', 'play glad on bess');
    expect(oracle.state.seats[1]?.family[0]?.stack).toEqual([
      { card: 'sad', playedBy: 0 },
      { card: 'glad', playedBy: 0 },
    ]);
  });

  it('do nothing in the beginners’ game (SETUP-9)', () => {
    const cards = {
      modifiers: {
        rich: { pathos: { top: 3 }, effects: { immediate: [{ draw: 1 }], continuous: [{ selfWorth: 1 }] } },
      },
    };
    const oracle = table({ cards, beginners: true, hands: [['rich']], drawPile: ['sad'] });
    choose(oracle, 'play rich on anna');
    expect(hand(oracle, 0)).toEqual([]);
    expect(oracle.score[0]?.characters[0]?.selfWorth).toBe(3);
  });
});
