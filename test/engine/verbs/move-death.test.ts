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
} from '../../support/engine/table.js';

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

  it('eitherWay: a rival’s character lives and one of yours dies, or the other way round (DEATH-7)', () => {
    const both = deckOf(`
deaths:
  cares: { pathos: { top: 20 } }
events:
  question: { effects: { immediate: [{ moveDeath: { from: { of: opponents }, to: { of: you }, eitherWay: true } }] } }
`);
    const state = play(
      arrange(both, {
        hands: [['question'], []],
        on: { n1: ['sad'], n2: ['sad~2'], e1: ['sad~3'], e2: ['sad~4'], e3: ['glad'] },
        dead: { n1: 'cares', e1: 'demise' },
      }),
      'question',
    );
    expect(legal(state)).toEqual(['pick e1', 'pick n1']);
    expect(legal(pick(state, 'e1'))).toEqual(['pick n2']);
    expect(legal(pick(state, 'n1'))).toEqual(['pick e2']);
    const rid = pick(state, 'n1', 'e2');
    expect([isDead(rid, 'n1'), stack(rid, 'e2'), value(rid, 1)]).toEqual([false, ['sad~4', 'cares'], 10]);
  });

  it('eitherWay: one way is left where the other has no one to die (DEATH-7)', () => {
    const both = deckOf(
      'events:\n  question: { effects: { immediate: [{ moveDeath: { from: { of: opponents }, to: { of: you }, eitherWay: true } }] } }',
    );
    const dead = { n1: 'demise', e1: 'demise~2' };
    const state = arrange(both, { hands: [['question'], []], on: { e2: ['sad'] }, dead });
    expect(legal(play(state, 'question'))).toEqual(['pick n1']);
  });

  it('may be done by another player', () => {
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
