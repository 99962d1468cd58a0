import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  discards,
  hand,
  isPlay,
  legal,
  pick,
  play,
} from '../../support/engine/table.js';

describe('discard', () => {
  const deck = deckOf(`
modifiers:
  some: { effects: { immediate: [{ discard: 2 }] } }
  chosen: { effects: { immediate: [{ discard: { count: 1, pick: choice } }] } }
  lots: { effects: { immediate: [{ discard: { count: 2, pick: random } }] } }
  down: { effects: { immediate: [{ discard: { downTo: 1 } }] } }
  all: { effects: { immediate: [{ discard: hand }] } }
  others: { effects: { immediate: [{ discard: 1, who: opponents }] } }
  perhaps: { effects: { immediate: [{ discard: 1, may: true }, { draw: 1 }] } }
`);
  const start = (card: string, ...theirs: string[]) =>
    arrange(deck, { players: 3, hands: [[card, 'calm'], theirs, ['plain']] });

  it('n: cards of one’s choice', () => {
    const state = play(start('some', 'sad', 'glad', 'demise'), 'some', 'e1');
    expect([asked(state), legal(state)]).toEqual([1, ['pick demise', 'pick glad', 'pick sad']]);
    const after = pick(state, 'sad', 'demise');
    expect([hand(after, 1), discards(after), hand(after, 0), hand(after, 2)]).toEqual([
      ['glad'],
      ['sad', 'demise'],
      ['calm'],
      ['plain'],
    ]);
  });

  it('{ count, pick: choice }: the same', () => {
    expect(discards(pick(play(start('chosen', 'sad', 'glad'), 'chosen', 'e1'), 'glad'))).toEqual(['glad']);
  });

  it('{ count, pick: random }: chance chooses, by the seed', () => {
    const thrown = (seed: number) => {
      const state = arrange(deck, { seed, hands: [['lots'], ['sad', 'glad', 'demise', 'calm']] });
      const after = play(state, 'lots', 'e1');
      expect([isPlay(after), hand(after, 1).length, discards(after).length]).toEqual([true, 2, 2]);
      return discards(after).sort().join();
    };
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(thrown)).size).toBeGreaterThan(1);
    expect(thrown(4)).toBe(thrown(4));
  });

  it('{ downTo: n }: until n are left; a smaller hand stays', () => {
    const after = pick(play(start('down', 'sad', 'glad', 'demise'), 'down', 'e1'), 'sad', 'glad');
    expect([hand(after, 1), isPlay(after)]).toEqual([['demise'], true]);
    expect(discards(play(start('down', 'sad'), 'down', 'e1'))).toEqual([]);
  });

  it('hand: the whole of it', () => {
    const after = play(start('all', 'sad', 'glad'), 'all', 'e1');
    expect([hand(after, 1), discards(after).sort(), hand(after, 0)]).toEqual([[], ['glad', 'sad'], ['calm']]);
  });

  it('with fewer cards, all of them; with none, nothing', () => {
    const one = pick(play(start('some', 'sad'), 'some', 'e1'), 'sad');
    expect([hand(one, 1), isPlay(one)]).toEqual([[], true]);
    expect(discards(play(start('some'), 'some', 'e1'))).toEqual([]);
    expect(discards(play(arrange(deck, { hands: [['lots'], ['sad']] }), 'lots', 'e1'))).toEqual(['sad']);
    expect(isPlay(play(start('all'), 'all', 'e1'))).toBe(true);
  });

  it('by opponents, each of their own cards', () => {
    const state = play(start('others', 'sad', 'glad'), 'others', 'e1');
    expect([asked(state), legal(state)]).toEqual([0, ['pick calm']]);
    const after = pick(state, 'calm', 'plain');
    expect([hand(after, 0), hand(after, 1), hand(after, 2)]).toEqual([[], ['glad', 'sad'], []]);
  });

  it('may be declined', () => {
    const after = decline(play(start('perhaps', 'sad'), 'perhaps', 'e1'));
    expect([hand(after, 1).length, discards(after)]).toEqual([2, []]);
  });
});
