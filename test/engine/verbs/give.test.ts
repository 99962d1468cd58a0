import { describe, expect, it } from 'vitest';
import { arrange, deckOf, decline, hand, isPlay, pick, play } from '../../support/engine/table.js';

describe('give', () => {
  const deck = deckOf(`
events:
  one: { effects: { immediate: [{ give: 1 }] } }
  two: { effects: { immediate: [{ give: { count: 2, to: opponent } }] } }
  left: { effects: { immediate: [{ give: { count: 2, to: left } }] } }
  right: { effects: { immediate: [{ give: { count: 1, to: right } }] } }
  all: { effects: { immediate: [{ give: { count: 1, to: right }, who: opponents }] } }
  perhaps: { effects: { immediate: [{ give: 1, may: true }] } }
`);
  const start = (card: string, ...more: string[]) =>
    arrange(deck, { players: 3, hands: [[card, ...more], ['plain'], ['calm']] });

  it('n: to an opponent of one’s choice, cards of one’s choice', () => {
    const state = play(start('one', 'sad', 'glad'), 'one');
    const after = pick(state, 2, 'glad');
    expect([hand(after, 0), hand(after, 1), hand(after, 2)]).toEqual([['sad'], ['plain'], ['calm', 'glad']]);
  });

  it('{ count, to }: opponent, left, right', () => {
    expect(hand(pick(play(start('two', 'sad', 'glad', 'demise'), 'two'), 1, 'sad', 'demise'), 1)).toEqual([
      'demise',
      'plain',
      'sad',
    ]);
    expect(hand(pick(play(start('left', 'sad', 'glad'), 'left'), 'sad', 'glad'), 1)).toEqual([
      'glad',
      'plain',
      'sad',
    ]);
    expect(hand(pick(play(start('right', 'sad', 'glad'), 'right'), 'glad'), 2)).toEqual(['calm', 'glad']);
  });

  it('with fewer cards, all of them; with none, nothing', () => {
    const after = pick(play(start('left', 'sad'), 'left'), 'sad');
    expect([hand(after, 1), isPlay(after)]).toEqual([['plain', 'sad'], true]);
    expect(isPlay(play(start('left'), 'left'))).toBe(true);
  });

  it('by others, to their own neighbours, one after the other', () => {
    const after = pick(play(start('all'), 'all'), 'plain', 'calm');
    expect([hand(after, 0), hand(after, 1), hand(after, 2)]).toEqual([['plain'], ['calm'], []]);
  });

  it('may be declined', () => {
    expect(hand(decline(play(start('perhaps', 'sad'), 'perhaps')), 0)).toEqual(['sad']);
  });
});
