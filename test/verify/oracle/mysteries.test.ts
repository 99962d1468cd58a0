import { describe, expect, it } from 'vitest';
import { asked, choose, hand, options, table, value } from '../../support/verify/oracle-table.js';

const cards = {
  mysteries: {
    attic: { pathos: { top: -10 }, effects: { immediate: [{ draw: 1 }], continuous: [{ drawLimit: 1 }] } },
    pond: { icon: 'duck', requires: { family: { shows: ['duck'] } } },
    secret: { requires: { if: { count: { of: 'you', state: 'dead' }, atLeast: 1 } } },
    ledger: { effects: { continuous: [{ selfWorth: -3 }] } },
  },
};
const FILLERS = ['filler', 'filler~2', 'filler~3', 'filler~4', 'filler~5', 'filler~6', 'filler~7'];

describe('a mystery', () => {
  it('is played on one’s own residence, in either play, and serves its owner (MYST-1, MYST-2)', () => {
    const oracle = table({ rules: 'expansion', cards, hands: [['attic']], drawPile: FILLERS });
    choose(oracle, 'pass', 'play attic');
    expect(oracle.state.seats[0]?.mysteries).toEqual([{ card: 'attic', playedBy: 0 }]);
    expect(hand(oracle, 0)).toHaveLength(6); // one by its text, and a draw limit of six
    expect(value(oracle, 0)).toBe(-10);
  });

  it('needs what it asks for only when it is played (MYST-3)', () => {
    const none = table({ rules: 'expansion', cards, hands: [['pond', 'secret']], on: { bess: ['ducky'] } });
    expect(options(none, 'play')).toEqual([]);
    const shown = table({
      rules: 'expansion',
      cards,
      hands: [['pond', 'secret']],
      on: { anna: ['ducky', 'gone'] },
    });
    expect(options(shown, 'play')).toEqual(['play pond', 'play secret']);
    const byMystery = table({ rules: 'expansion', cards, hands: [['pond~2']], mysteries: [['pond']] });
    expect(options(byMystery, 'play')).toEqual(['play pond~2']);
  });

  it('can be discarded for free, which is no play (MYST-4)', () => {
    const oracle = table({ rules: 'expansion', cards, hands: [['pond', 'sad']], drawPile: FILLERS });
    expect(options(oracle, 'discard')).toEqual(['discard pond', 'discard sad', 'discard pond for free']);
    choose(oracle, 'discard pond for free');
    expect(oracle.state.turn.playsMade).toBe(0);
    expect(asked(oracle)).toBe('0 play');
    expect(oracle.state.discards).toEqual(['pond']);
  });

  it('can be discarded also when no play is left, until its owner declines (MYST-4)', () => {
    const hands = [['pond', 'secret', 'sad']];
    const oracle = table({ rules: 'expansion', cards, hands, drawPile: FILLERS });
    choose(oracle, 'pass', 'pass');
    expect([asked(oracle), ...options(oracle)]).toEqual([
      '0 mystery',
      'discard pond for free',
      'discard secret for free',
      'decline',
    ]);
    choose(oracle, 'discard secret for free', 'decline');
    expect([asked(oracle), hand(oracle, 0).length]).toEqual(['1 play', 5]);
    expect(oracle.state.discards).toEqual(['secret']);
  });

  it.each(['classic', 'second'] as const)(
    'is not discarded for free by the rules of %s (MYST-4)',
    (rules) => {
      const oracle = table({ rules, cards, hands: [['pond', 'sad']], drawPile: FILLERS });
      expect(options(oracle).filter((words) => words.endsWith('for free'))).toEqual([]);
      expect(options(oracle, 'play pond')).toEqual([]);
    },
  );

  it('adds its selfWorth to the value of the family', () => {
    expect(value(table({ rules: 'expansion', cards, mysteries: [['ledger']] }), 0)).toBe(-3);
  });

  it('has nowhere to go without a residence', () => {
    const homeless = table({ rules: 'expansion', cards, hands: [['attic']] }, ({ seats }) => {
      for (const seat of seats) seat.residence = null;
    });
    expect(options(homeless, 'play')).toEqual([]);
  });
});
