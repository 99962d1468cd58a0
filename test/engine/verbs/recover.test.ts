import { describe, expect, it } from 'vitest';
import {
  arrange,
  deckOf,
  decline,
  discards,
  hand,
  isPlay,
  legal,
  pick,
  play,
} from '../../support/engine/table.js';

describe('recover', () => {
  const deck = deckOf(`
events:
  one: { effects: { immediate: [{ recover: modifier }] } }
  any: { effects: { immediate: [{ recover: { kind: card, count: 2 } }] } }
  listed: { effects: { immediate: [{ recover: [death, event] }] } }
  all: { effects: { immediate: [{ recover: modifier, who: everyone }] } }
  perhaps: { effects: { immediate: [{ recover: card, may: true }] } }
`);
  const start = (card: string, ...thrown: string[]) =>
    arrange(deck, { players: 3, hands: [[card], [], []], discards: thrown });

  it('kind: one such card of one’s choice, from the discards', () => {
    const state = play(start('one', 'sad', 'glad', 'demise'), 'one');
    expect(legal(state)).toEqual(['pick glad', 'pick sad']);
    const after = pick(state, 'sad');
    expect([hand(after, 0), discards(after)]).toEqual([['sad'], ['glad', 'demise', 'one']]);
  });

  it('{ kind, count }, and a list of kinds', () => {
    expect(hand(pick(play(start('any', 'sad', 'glad', 'demise'), 'any'), 'demise', 'glad'), 0)).toEqual([
      'demise',
      'glad',
    ]);
    expect(legal(play(start('listed', 'sad', 'calm', 'demise'), 'listed'))).toEqual([
      'pick calm',
      'pick demise',
    ]);
  });

  it('takes what there is, and never reshuffles', () => {
    const one = pick(play(start('any', 'sad'), 'any'), 'sad');
    expect([hand(one, 0), isPlay(one)]).toEqual([['sad'], true]);
    const none = play(start('one', 'demise'), 'one');
    expect([hand(none, 0), discards(none)]).toEqual([[], ['demise', 'one']]);
  });

  it('by everyone, clockwise: the first to choose takes it', () => {
    const after = pick(play(start('all', 'sad', 'glad'), 'all'), 'glad', 'sad');
    expect([hand(after, 0), hand(after, 1), hand(after, 2), isPlay(after)]).toEqual([
      ['glad'],
      ['sad'],
      [],
      true,
    ]);
  });

  it('may be declined', () => {
    expect(hand(decline(play(start('perhaps', 'sad'), 'perhaps')), 0)).toEqual([]);
  });
});
