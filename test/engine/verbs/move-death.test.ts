import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  isDead,
  isPlay,
  legal,
  pick,
  play,
  stack,
  value,
} from '../table.js';

describe('moveDeath', () => {
  const deck = deckOf(`
deaths:
  grave: { pathos: { bottom: -30 } }
events:
  fate: { effects: { immediate: [{ moveDeath: { from: { of: you }, to: { of: opponents } } }] } }
  strict: { effects: { immediate: [{ moveDeath: { from: { of: you }, to: { of: anyone }, anySelfWorth: false } }] } }
  blind: { effects: { immediate: [{ moveDeath: { from: { of: you }, to: { of: opponents }, anySelfWorth: true } }] } }
  theirs: { effects: { immediate: [{ moveDeath: { from: { of: anyone }, to: { of: anyone } }, who: left }] } }
  perhaps: { effects: { immediate: [{ moveDeath: { from: { of: you }, to: { of: opponents } }, may: true }] } }
`);
  const start = (card: string) =>
    arrange(deck, {
      players: 3,
      hands: [[card, 'calm'], [], []],
      on: { n1: ['sad'], e1: ['sad~2'], s1: ['glad'] },
      dead: { n1: 'grave', e5: 'demise' },
    });

  it('one lives, then one dies: someone living below 0', () => {
    const state = play(start('fate'), 'fate');
    expect(legal(state)).toEqual(['pick n1']);
    expect(legal(pick(state, 'n1'))).toEqual(['pick e1']);
    const after = pick(state, 'n1', 'e1');
    expect([isDead(after, 'n1'), isDead(after, 'e1'), stack(after, 'e1'), value(after, 1)]).toEqual([
      false,
      true,
      ['sad~2', 'grave'],
      -40,
    ]);
  });

  it('anySelfWorth: false is the same; true drops DEATH-2', () => {
    expect(legal(pick(play(start('strict'), 'strict'), 'n1'))).toContain('pick e1');
    expect(legal(pick(play(start('strict'), 'strict'), 'n1'))).not.toContain('pick s1');
    expect(legal(pick(play(start('blind'), 'blind'), 'n1'))).toHaveLength(9);
    expect(isDead(pick(play(start('blind'), 'blind'), 'n1', 's1'), 's1')).toBe(true);
  });

  it('by another player', () => {
    const state = play(start('theirs'), 'theirs');
    expect([asked(state), legal(state)]).toEqual([1, ['pick e5', 'pick n1']]);
  });

  it('without a death, or someone to die, nothing', () => {
    expect(isPlay(play(arrange(deck, { hands: [['fate'], []], on: { e1: ['sad'] } }), 'fate'))).toBe(true);
    const nobody = play(arrange(deck, { hands: [['fate'], []], dead: { n1: 'grave' } }), 'fate');
    expect([isPlay(nobody), isDead(nobody, 'n1')]).toEqual([true, true]);
  });

  it('may be declined', () => {
    expect(isDead(decline(play(start('perhaps'), 'perhaps')), 'n1')).toBe(true);
  });
});
