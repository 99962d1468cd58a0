import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  hand,
  isDead,
  isPlay,
  legal,
  pass,
  play,
  playsLeft,
  react,
} from '../../support/engine/table.js';

describe('playDeath', () => {
  const deck = deckOf(`
modifiers:
  duel: { pathos: { top: -5 }, effects: { immediate: [{ playDeath: this }] } }
deaths:
  will: { effects: { immediate: [{ draw: 2 }] } }
events:
  murder: { effects: { immediate: [{ playDeath: { of: opponents } }, { draw: 1 }] } }
  war: { effects: { immediate: [{ playDeath: { of: anyone }, who: everyone }] } }
  perhaps: { effects: { immediate: [{ playDeath: { of: opponents }, may: true }] } }
  no: { effects: { reaction: [{ cancel: death }] } }
`);
  const on = { n1: ['sad'], e1: ['sad~2'], s1: ['sad~3'], s2: ['glad'] };
  const start = (card: string, ...more: string[]) =>
    arrange(deck, { players: 3, hands: [[card, ...more], ['demise~2'], ['demise~3']], on });

  it('a death from the hand on such a character below 0, at once', () => {
    const state = play(start('murder', 'demise', 'calm'), 'murder');
    expect(legal(state)).toEqual(['pass', 'play demise on e1', 'play demise on s1']);
    const after = play(state, 'demise', 's1');
    expect([isDead(after, 's1'), hand(after, 0).length, playsLeft(after)]).toEqual([true, 2, 1]);
  });

  it('acts like a death that is played, and can be answered', () => {
    const acted = play(play(start('murder', 'will'), 'murder'), 'will', 's1');
    expect(hand(acted, 2)).toHaveLength(3);
    const answerable = arrange(deck, { hands: [['murder', 'demise'], ['no']], on: { e1: ['sad'] } });
    const announced = play(play(answerable, 'murder'), 'demise', 'e1');
    expect([asked(announced), isDead(react(announced, 'no'), 'e1')]).toEqual([1, false]);
  });

  it('this: in another’s turn, by the controller', () => {
    const state = play(start('duel', 'demise'), 'duel', 'e2');
    expect([asked(state), legal(state)]).toEqual([1, ['pass', 'play demise~2 on e2']]);
    expect(isDead(play(state, 'demise~2', 'e2'), 'e2')).toBe(true);
  });

  it('may be done by everyone, clockwise', () => {
    let state = play(start('war', 'demise'), 'war');
    expect(asked(state)).toBe(0);
    state = play(state, 'demise', 'e1');
    expect([asked(state), legal(state)]).toEqual([1, ['pass', 'play demise~2 on n1', 'play demise~2 on s1']]);
    state = pass(state);
    expect(asked(state)).toBe(2);
    expect(isPlay(play(state, 'demise~3', 'n1'))).toBe(true);
  });

  it('without a death, or a character below 0, nothing', () => {
    const none = play(start('murder', 'calm'), 'murder');
    expect([isPlay(none), hand(none, 0).length]).toEqual([true, 2]);
    const nobody = play(arrange(deck, { hands: [['murder', 'demise'], []], on: { e1: ['glad'] } }), 'murder');
    expect([isPlay(nobody), hand(nobody, 0).includes('demise')]).toEqual([true, true]);
  });

  it('need not be used, and may be declined', () => {
    expect(hand(pass(play(start('murder', 'demise'), 'murder')), 0)).toContain('demise');
    expect(hand(decline(play(start('perhaps', 'demise'), 'perhaps')), 0)).toEqual(['demise']);
  });
});
