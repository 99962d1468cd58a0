import { describe, expect, it } from 'vitest';
import { arrange, deckOf, hand, play } from '../../support/engine/table.js';

describe('the leader', () => {
  const deck = deckOf(`
events:
  crown: { effects: { immediate: [{ draw: 1, who: leader }] } }
  spoon: { effects: { immediate: [{ draw: 1, who: trailing }] } }
`);
  const draws = (card: string, dead: Record<string, string>, on: Record<string, string[]>) => {
    const after = play(arrange(deck, { players: 3, hands: [[card], [], []], dead, on }), card);
    return [0, 1, 2].map((seat) => hand(after, seat).length);
  };

  it('is the player with the lowest family value, and the highest one trails (END-3)', () => {
    const dead = { n1: 'demise', e1: 'demise~2' };
    const on = { n1: ['sad'], e1: ['glad'] };
    expect([draws('crown', dead, on), draws('spoon', dead, on)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  it('is every player with that value, if several have it', () => {
    const dead = { e1: 'demise', s1: 'demise~2' };
    const on = { e1: ['sad'], s1: ['sad~2'] };
    expect([draws('crown', dead, on), draws('crown', {}, {}), draws('spoon', {}, {})]).toEqual([
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  it('is not led by the living: only the dead count (END-2)', () => {
    expect(draws('crown', {}, { e1: ['sad'] })).toEqual([1, 1, 1]);
  });
});
