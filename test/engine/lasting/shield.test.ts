import { describe, expect, it } from 'vitest';
import { itLasts } from '../../support/engine/lasting.js';
import { arrange, deckOf, legal, play, react, targets, untilTurnOf } from '../../support/engine/table.js';

describe('shield', () => {
  itLasts(
    '{ shield: modifier }',
    (state, seat) => {
      const attacker = seat === 0 ? 1 : 0;
      const card = attacker === 0 ? 'glad' : 'glad~2';
      return !targets(untilTurnOf(state, attacker), card).includes(seat === 0 ? 'n1' : 'e1');
    },
    { hands: [['glad'], ['glad~2']] },
  );

  const deck = deckOf(`
modifiers:
  against-death: { pathos: { top: -5 }, effects: { continuous: [{ shield: death }] } }
  against-two: { pathos: { top: -5 }, effects: { continuous: [{ shield: [modifier, event] }] } }
  against-events: { effects: { continuous: [{ shield: event }] } }
  against-me: { pathos: { top: -5 }, effects: { continuous: [{ shield: { kind: card, from: anyone } }] } }
  against-them: { pathos: { top: -5 }, effects: { continuous: [{ shield: { kind: modifier, from: opponents } }] } }
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { of: anyone } } }] } }
  aside: { effects: { reaction: [{ redirect: modifier }] } }
`);
  const held = ['glad', 'demise', 'tidy'];
  const start = (card: string, on: string) =>
    arrange(deck, { players: 3, hands: [held, ['aside'], []], on: { [on]: [card], s5: ['sad'] } });

  it('kind: opponents can not lay it on this character; the controller can', () => {
    const theirs = start('against-death', 'e1');
    expect([targets(theirs, 'demise'), targets(theirs, 'glad').includes('e1')]).toEqual([['s5'], true]);
    expect(targets(start('against-death', 'n1'), 'demise')).toEqual(['n1', 's5']);
  });

  it('a list of kinds; an event can not pick it', () => {
    const state = start('against-two', 'e1');
    expect([targets(state, 'demise'), targets(state, 'glad').includes('e1')]).toEqual([['e1', 's5'], false]);
    expect(legal(play(state, 'tidy'))).toEqual(['pick sad on s5']);
    expect(legal(play(start('against-two', 'n1'), 'tidy'))).toEqual([
      'pick against-two on n1',
      'pick sad on s5',
    ]);
  });

  it('from: anyone keeps the controller out, too; from: opponents does not', () => {
    const mine = start('against-me', 'n1');
    expect([targets(mine, 'demise'), targets(mine, 'glad').includes('n1')]).toEqual([['s5'], false]);
    expect(legal(play(mine, 'tidy'))).toEqual(['pick sad on s5']);
    expect(targets(start('against-them', 'n1'), 'glad')).toContain('n1');
    expect(targets(start('against-them', 'e1'), 'glad')).not.toContain('e1');
  });

  it('protects this character only', () => {
    expect(targets(start('against-them', 'e1'), 'glad')).toHaveLength(14);
  });

  it('no card is redirected to where it could not be laid', () => {
    const state = react(play(start('against-them', 'e1'), 'glad', 'n1'), 'aside');
    expect(legal(state)).not.toContain('pick e1');
  });

  it('against events keeps a redirection from picking this character', () => {
    const before = arrange(deck, { hands: [['sad'], ['aside']], on: { n2: ['against-events'] } });
    expect(legal(react(play(before, 'sad', 'n1'), 'aside'))).not.toContain('pick n2');
  });
});
