import { describe, expect, it } from 'vitest';
import { asked, choose, hand, options, table } from '../../support/verify/oracle-table.js';

/** An event that does this. */
const doing = (...immediate: object[]) => ({ events: { deed: { effects: { immediate } } } });
const drawPile = ['filler', 'filler~2', 'filler~3', 'filler~4'];

describe('then and otherwise', () => {
  const cards = doing({ discard: 2, may: true, then: [{ draw: 1 }], otherwise: [{ draw: 1, who: 'left' }] });

  it('then follows what was done in full', () => {
    const oracle = table({ cards, hands: [['deed', 'sad', 'glad']], drawPile });
    choose(oracle, 'play deed', 'agree', 'pick sad', 'pick glad');
    expect([hand(oracle, 0), hand(oracle, 1)]).toEqual([['filler'], []]);
  });

  it('otherwise follows what was done in part, or declined', () => {
    const part = table({ cards, hands: [['deed', 'sad']], drawPile });
    choose(part, 'play deed', 'agree', 'pick sad');
    expect([hand(part, 0), hand(part, 1)]).toEqual([[], ['filler']]);
    const declined = table({ cards, hands: [['deed', 'sad']], drawPile });
    choose(declined, 'play deed', 'decline');
    expect([hand(declined, 0), hand(declined, 1)]).toEqual([['sad'], ['filler']]);
  });
});

describe('choose', () => {
  it('is one decision of the player who acts, whatever the alternatives could do', () => {
    const cards = doing({ choose: [[{ draw: 1, who: 'actor' }], [{ discard: 1 }]], who: 'left' });
    const oracle = table({ cards, hands: [['deed']], drawPile });
    choose(oracle, 'play deed');
    expect([asked(oracle), options(oracle)]).toEqual(['1 choose', ['choose 0', 'choose 1']]);
    choose(oracle, 'choose 0');
    expect(hand(oracle, 1)).toEqual(['filler']);
  });
});

describe('that', () => {
  it('is the character that was picked last, and controller its player', () => {
    const cards = doing(
      { removeModifier: { from: { of: 'anyone' } }, then: [{ draw: 1, who: 'controller' }] },
      { removeModifier: { from: 'that' } },
    );
    const oracle = table({
      cards,
      hands: [['deed']],
      on: { bess: ['sad', 'glad'], ada: ['ducky'] },
      drawPile,
    });
    choose(oracle, 'play deed');
    choose(oracle, options(oracle).find((words) => words.includes('bess')) as string);
    expect(hand(oracle, 1)).toEqual(['filler']);
    expect(options(oracle)).toEqual(['pick sad on bess']);
  });
});
