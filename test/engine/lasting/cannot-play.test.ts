import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/index.js';
import { itLasts } from '../../support/engine/lasting.js';
import {
  arrange,
  canPlay,
  deckOf,
  hand,
  isPlay,
  legal,
  play,
  untilTurnOf,
} from '../../support/engine/table.js';

describe('cannotPlay', () => {
  itLasts(
    '{ cannotPlay: death }',
    (state, seat) => !canPlay(untilTurnOf(state, seat), seat === 0 ? 'demise' : 'demise~2'),
    { hands: [['demise'], ['demise~2']], on: { e5: ['sad'] } },
  );

  const deck = deckOf(`
modifiers:
  mute: { effects: { continuous: [{ cannotPlay: event, who: opponents }] } }
  bound: { effects: { continuous: [{ cannotPlay: [modifier, death], who: left }] } }
  still: { effects: { continuous: [{ cannotPlay: card, who: everyone }] } }
events:
  no: { effects: { reaction: [{ cancel: modifier }] } }
  spree: { effects: { immediate: [{ freePlay: modifier }] } }
`);
  const held = ['glad', 'calm', 'demise', 'spree'];
  const start = (card: string, on = 'e1') =>
    arrange(deck, { players: 3, hands: [held, [], []], on: { [on]: [card], s5: ['sad'] } });
  const playable = (state: State) => held.filter((card) => canPlay(state, card));

  it('keeps opponents from playing a kind', () => {
    expect(playable(start('mute'))).toEqual(['glad', 'demise']);
    expect(playable(start('mute', 'n1'))).toEqual(held);
  });

  it('a list, of a neighbour', () => {
    expect(playable(start('bound', 's1'))).toEqual(['calm', 'spree']);
    expect(playable(start('bound'))).toEqual(held);
  });

  it('card: nothing at all, but discards and passes stay', () => {
    const state = start('still');
    expect(playable(state)).toEqual([]);
    expect(legal(state)).toEqual(['discard calm', 'discard demise', 'discard glad', 'discard spree', 'pass']);
  });

  it('free plays and reactions are plays, too', () => {
    const spree = play(start('bound', 's1'), 'spree');
    expect([isPlay(spree), hand(spree, 0)]).toEqual([true, ['calm', 'demise', 'glad']]);
    const muted = arrange(deck, { hands: [['glad'], ['no']], on: { n1: ['mute'] } });
    expect(isPlay(play(muted, 'glad', 'n2'))).toBe(true);
  });
});
