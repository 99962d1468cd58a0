import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  discards,
  isDead,
  isPlay,
  legal,
  pick,
  play,
  stack,
} from '../../support/engine/table.js';

describe('revive', () => {
  const deck = deckOf(`
modifiers:
  kiss: { requires: { target: { state: dead } }, effects: { immediate: [{ revive: this }] } }
events:
  cure: { effects: { immediate: [{ revive: { of: you } }] } }
  any: { effects: { immediate: [{ revive: { selfWorth: { below: -5 } } }] } }
  theirs: { effects: { immediate: [{ revive: { of: anyone }, who: left }] } }
  perhaps: { effects: { immediate: [{ revive: { of: anyone }, may: true }] } }
`);
  const start = (card: string, edition = 'classic') =>
    arrange(deck, {
      players: 3,
      edition,
      hands: [[card, 'calm'], [], []],
      on: { n1: ['sad'], e1: ['glad'] },
      dead: { n1: 'demise', n2: 'demise~2', e1: 'demise~3' },
    });

  it('selector: the dead among them; the death goes to the discards, the modifiers stay', () => {
    const state = play(start('cure'), 'cure');
    expect(legal(state)).toEqual(['pick n1', 'pick n2']);
    const after = pick(state, 'n1');
    expect([isDead(after, 'n1'), stack(after, 'n1'), discards(after)]).toEqual([
      false,
      ['sad'],
      ['demise', 'cure'],
    ]);
    expect(isDead(after, 'n2')).toBe(true);
  });

  it('picks by a selector with self-worth', () => {
    expect(legal(play(start('any'), 'any'))).toEqual(['pick n1']);
  });

  it('this: revives the character below, and the card stays', () => {
    const after = pick(play(start('kiss', 'second'), 'kiss', 'e1'), 'e1');
    expect([isDead(after, 'e1'), stack(after, 'e1')]).toEqual([false, ['glad', 'kiss']]);
  });

  it('may be done by another player', () => {
    expect(asked(play(start('theirs'), 'theirs'))).toBe(1);
  });

  it('does nothing without someone dead', () => {
    const after = play(arrange(deck, { hands: [['cure'], []], dead: { e1: 'demise' } }), 'cure');
    expect([isPlay(after), isDead(after, 'e1')]).toEqual([true, true]);
  });

  it('may be declined', () => {
    expect(isDead(decline(play(start('perhaps'), 'perhaps')), 'n1')).toBe(true);
  });
});
